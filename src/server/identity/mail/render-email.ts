import { html } from 'hono/html';
import type { Theme } from '#schemas/generated/types.ts';
import { directionOf, languageTag } from '#schemas/locale.ts';

/** A mail as somebody reads it. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** What a mail looks like: the language and the realm's own colours. */
export interface LetterStyle {
  locale: string;
  /** Name of the realm. */
  brand: string;
  colors: Pick<Theme['colors'], 'brand' | 'onBrand'>;
}

/** What stands in a mail, as plain text in the reader's language. */
interface Parts {
  subject: string;
  text: string;
  /** The one thing to do, where there is one. */
  link?: { href: string; words: string };
  /** What else the reader should know. */
  further?: string;
  /** Why the reader got it. */
  why: string;
}

/**
 * Lays a mail out, as text and as simple HTML that needs neither pictures nor style sheets: mail programs load none. Of the
 * realm's theme it has what does not depend on what lies behind it, so that the reader's own colours stay.
 */
export function letter(
  { locale, brand, colors }: LetterStyle,
  { subject, text, link, further, why }: Parts,
): RenderedEmail {
  const tag = languageTag(locale);
  const direction = directionOf(tag);
  const button = `display:inline-block;padding:14px 24px;border-radius:6px;font-weight:600;text-decoration:none;background:${colors.brand};color:${colors.onBrand}`;
  return {
    subject,
    text: [
      text,
      ...(link ? [`${link.words}:\n${link.href}`] : []),
      ...(further ? [further] : []),
      `-- \n${why}\n`,
    ].join('\n\n'),
    html: String(html`<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body dir="${direction}" style="margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 system-ui,sans-serif;text-align:start">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:3px solid ${colors.brand};font-weight:700">${brand}</p>
<p style="font-size:20px">${text}</p>
${link ? html`<p><a href="${link.href}" style="${button}">${link.words}</a></p>` : ''}
${further ? html`<p style="white-space:pre-line">${further}</p>` : ''}
<p style="font-size:14px">${why}</p>
</body>
</html>
`),
  };
}
