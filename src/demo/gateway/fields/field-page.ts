import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html, raw } from 'hono/html';
import { rolldown } from 'rolldown';
import * as z from 'zod';
import { parseExpiry } from '../core/card-expiry.ts';
import { toDigits } from '../core/card-number.ts';
import type { GatewayContext } from '../core/provider.ts';
import { checkFields } from './check-fields.ts';
import { openFieldSessions, type FieldSession } from './field-sessions.ts';
import { FIELD_STYLE } from './field-style.ts';
import { chooseFieldLanguage, FIELD_TEXTS, type FieldErrors } from './field-texts.ts';

const BODY_LIMIT_BYTES = 4096;

const FieldValues = z.strictObject({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvc: z.string().max(10),
});

let script: Promise<string> | undefined;

/** Bundles the script of the page once. */
function buildScript(): Promise<string> {
  script ??= (async () => {
    const input = path.join(import.meta.dirname, 'browser/entry.ts');
    const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent', tsconfig: false });
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    await bundle.close();
    return output[0].code;
  })();
  return script;
}

/** JSON inside of a script element: `<` could end the element. */
const toInlineJson = (value: object) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** Creates the page with the card fields, and the call by which it turns a card into a token. */
export function createFieldPage(context: GatewayContext): Hono {
  const { clock, vault } = context;
  const sessions = openFieldSessions(context);
  const findSession = (id: string): FieldSession | undefined => {
    const session = sessions.get(id);
    return session && session.expiresAt > clock.now() ? session : undefined;
  };
  const app = new Hono();

  app.get('/fields/:session', async (http) => {
    const session = findSession(http.req.param('session'));
    if (!session) return http.text('These card fields are unknown or closed.', 404, { 'cache-control': 'no-store' });
    const nonce = randomBytes(16).toString('base64');
    const language = chooseFieldLanguage(session.locale);
    const texts = FIELD_TEXTS[language];
    const data = {
      session: session.id,
      pageOrigin: session.pageOrigin,
      texts,
      clockOffsetMs: clock.now() - Date.now(),
    };
    const { labels } = texts;
    const page = html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style nonce="${nonce}">${raw(FIELD_STYLE)}</style></head>
<body><form id="fields" novalidate>
<div class="number"><div class="heading"><label for="number">${labels.number}</label><span id="brand"></span></div>
<input id="number" name="number" type="text" inputmode="numeric" autocomplete="cc-number" autocorrect="off" spellcheck="false" required aria-describedby="brand number-error">
<p class="error" id="number-error" hidden></p></div>
<div><label for="expiry">${labels.expiry}</label>
<input id="expiry" name="expiry" type="text" inputmode="numeric" autocomplete="cc-exp" autocorrect="off" spellcheck="false" required placeholder="${texts.expiryHint}" aria-describedby="expiry-error">
<p class="error" id="expiry-error" hidden></p></div>
<div><label for="cvc">${labels.cvc}</label>
<input id="cvc" name="cvc" type="text" inputmode="numeric" autocomplete="cc-csc" autocorrect="off" spellcheck="false" required maxlength="4" aria-describedby="cvc-error">
<p class="error" id="cvc-error" hidden></p></div>
<p class="hidden" id="announcement" role="status"></p></form>
<script type="application/json" id="data">${toInlineJson(data)}</script>
<script nonce="${nonce}">${raw(await buildScript())}</script></body></html>`;
    return http.html(page, 200, {
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${session.pageOrigin}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  app.post('/fields/:session/tokens', bodyLimit({ maxSize: BODY_LIMIT_BYTES }), async (http) => {
    http.header('cache-control', 'no-store');
    const session = findSession(http.req.param('session'));
    if (!session) return http.json({ errors: { number: 'processing_error' } satisfies FieldErrors }, 410);
    const values = FieldValues.safeParse(await http.req.json().catch(() => undefined));
    if (!values.success) return http.json({ errors: { number: 'incorrect_number' } satisfies FieldErrors }, 422);
    const errors = checkFields(values.data, new Date(clock.now()));
    const expiry = parseExpiry(values.data.expiry);
    if (!expiry || Object.keys(errors).length > 0) return http.json({ errors }, 422);
    const { realm, customer, tokenPrefix } = session;
    const { id, card } = vault.addCard({
      realm,
      customer,
      number: toDigits(values.data.number),
      expiry,
      prefix: tokenPrefix,
      createdAt: clock.now(),
    });
    const { fingerprint: _, ...shownCard } = card;
    return http.json({ token: id, card: shownCard }, 201);
  });
  return app;
}
