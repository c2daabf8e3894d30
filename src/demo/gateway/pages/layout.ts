import { html } from 'hono/html';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; }
main { max-width: 28rem; margin: 0 auto; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 8px; }
p, dl { margin: 0 0 16px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; }
dt { opacity: .75; }
dd { margin: 0; }
form { display: grid; gap: 12px; margin: 0 0 24px; }
label { display: grid; gap: 4px; }
input, textarea, button { font: inherit; min-height: 48px; padding: 8px 12px; border-radius: 8px; inline-size: 100%; }
input, textarea { border: 1px solid #767676; color: inherit; background: transparent; }
button { border: 1px solid currentColor; background: transparent; color: inherit; cursor: pointer; }
button.main { background: #1b5e3f; border-color: #1b5e3f; color: #fff; }
small { opacity: .75; }
`;

/** Page of the bank, the wallet or the phone. They have no script. */
export const bankPage = (title: string, body: unknown) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}<p><small>A page of the demo’s gateway. No money moves.</small></p></main></body></html>`;

/**
 * Headers of a page that may be shown in frames of `ancestor` and whose forms lead there. Browsers check the target of
 * a form's redirect too.
 */
export const bankHeaders = (ancestor?: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${ancestor ?? ''}; frame-ancestors ${ancestor ?? "'none'"}`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** Writes an amount in minor units with its currency, such as `9.99 EUR`. */
export function formatAmount({ amount, scale, currency }: { amount: number; scale: number; currency: string }): string {
  const digits = String(amount).padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return `${text} ${currency.toUpperCase()}`;
}
