import { html } from 'hono/html';
import { languageTag } from '../labels/locale.ts';

/** A mail as somebody reads it. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** What stands in a mail, as plain text in the reader's language. */
interface Parts {
  subject: string;
  text: string;
  /** The one thing to do. */
  link: { href: string; words: string };
  /** Why the reader got it. */
  why: string;
}

/** As pages have it: of the languages that there are, Arabic alone goes from right to left. */
const directionOf = (tag: string) => (/^ar\b/.test(tag) ? 'rtl' : 'ltr');

/**
 * Lays a mail out, as text and as simple HTML that needs neither pictures nor style sheets: mail programs load none, and the
 * reader's own colours stay.
 */
export function letter(locale: string, { subject, text, link, why }: Parts): Letter {
  const tag = languageTag(locale);
  const direction = directionOf(tag);
  return {
    subject,
    text: `${text}\n\n${link.words}:\n${link.href}\n\n-- \n${why}\n`,
    html: String(html`<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body dir="${direction}" style="margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 system-ui,sans-serif;text-align:start">
<p style="font-size:20px">${text}</p>
<p><a href="${link.href}" style="display:inline-block;padding:12px 20px;border:2px solid;border-radius:6px;font-weight:600">${link.words}</a></p>
<p style="font-size:14px">${why}</p>
</body>
</html>
`),
  };
}
