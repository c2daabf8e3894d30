import { html } from 'hono/html';
import type { Theme } from '#schemas/generated/types.ts';
import { directionOf, languageTag } from '#schemas/locale.ts';

/** A mail rendered as plain text and HTML. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Style of a mail: its language and the realm's colours. */
export interface EmailStyle {
  locale: string;
  /** Name of the realm, shown at the top of the mail. */
  brand: string;
  colors: Pick<Theme['colors'], 'brand' | 'onBrand'>;
}

/** Contents of a mail, as plain text in the recipient's language. */
interface Parts {
  subject: string;
  text: string;
  /** Link of the call to action, if the mail has one. */
  link?: { href: string; words: string };
  /** Additional paragraph of the mail. */
  further?: string;
  /** Why the recipient gets this mail. */
  why: string;
}

/**
 * Renders a mail as plain text and as simple HTML without images and style sheets, which mail programs block. Uses only
 * theme colours that work on any background, so that the mail program's dark mode keeps working.
 */
export function renderEmail(
  { locale, brand, colors }: EmailStyle,
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
