import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { parseExpiry } from '../core/card-expiry.ts';
import { toDigits } from '../core/card-number.ts';
import type { GatewayContext } from '../core/provider.ts';
import { checkFields } from '../fields/check-fields.ts';
import { FIELD_NAMES, FIELD_TEXTS, type FieldErrors } from '../fields/field-texts.ts';
import { bankHeaders, bankPage, formatAmount } from '../pages/layout.ts';
import type { BogOrder } from './bog-objects.ts';
import type { BogOrders } from './bog-orders.ts';

const PayForm = z.object({
  action: z.enum(['pay', 'leave']),
  number: z.string().max(40).default(''),
  expiry: z.string().max(20).default(''),
  cvc: z.string().max(10).default(''),
});
type FieldValues = Pick<z.infer<typeof PayForm>, 'number' | 'expiry' | 'cvc'>;

const EMPTY_VALUES: FieldValues = { number: '', expiry: '', cvc: '' };
const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;

function showForm({ amount, currency, token }: BogOrder, values: FieldValues, errors: FieldErrors) {
  const { labels, errors: texts } = FIELD_TEXTS.en;
  const inputs = FIELD_NAMES.map((name) => {
    const code = errors[name];
    return html`<label>${labels[name]}<input name="${name}" value="${values[name]}" inputmode="numeric" autocomplete="${AUTOCOMPLETE[name]}" required${code === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-error"`}></label>
${code === undefined ? '' : html`<p id="${name}-error" role="alert">${texts[code]}</p>`}`;
  });
  return html`<dl><dt>Amount</dt><dd dir="ltr">${formatAmount({ amount, scale: 2, currency })}</dd></dl>
<form method="post">${token === '' ? inputs : html`<p>Your saved card pays.</p>`}
<button class="main" name="action" value="pay">Pay</button>
<button name="action" value="leave" formnovalidate>Cancel</button></form>`;
}

/** Creates `/bog/pay/{order}`: the bank's page, on which the payer enters the card. */
export function createBogPage({ vault, clock }: GatewayContext, orders: BogOrders): Hono {
  const app = new Hono();
  const title = 'Bank of Georgia (demo)';
  app.get('/bog/pay/:id', (http) => {
    const order = orders.find(http.req.param('id'));
    if (!order) return http.html(bankPage('No such order', ''), 404, bankHeaders());
    const { origin } = new URL(order.redirectUrls.success);
    const content = order.status === 'created' ? showForm(order, EMPTY_VALUES, {}) : html`<p>This order is closed.</p>`;
    return http.html(bankPage(title, content), 200, bankHeaders(origin));
  });
  app.post('/bog/pay/:id', async (http) => {
    const order = orders.find(http.req.param('id'));
    const parsed = PayForm.safeParse(await http.req.parseBody());
    if (!order || !parsed.success) return http.html(bankPage('No such order', ''), 404, bankHeaders());
    const { origin } = new URL(order.redirectUrls.success);
    const { action, ...values } = parsed.data;
    if (action === 'leave') return http.redirect(orders.leave(order), 303);
    if (order.status !== 'created')
      return http.html(bankPage(title, html`<p>This order is closed.</p>`), 409, bankHeaders(origin));
    const { realm } = order;
    const saved = order.token === '' ? undefined : vault.find(realm, order.token);
    if (saved) return http.redirect(orders.pay(order, saved), 303);
    const errors = checkFields(values, new Date(clock.now()));
    const expiry = parseExpiry(values.expiry);
    if (!expiry || Object.keys(errors).length > 0)
      return http.html(bankPage(title, showForm(order, values, errors)), 422, bankHeaders(origin));
    const card = vault.addCard({
      realm,
      customer: '',
      number: toDigits(values.number),
      expiry,
      prefix: 'bogcard',
      createdAt: clock.now(),
    });
    return http.redirect(orders.pay(order, card), 303);
  });
  return app;
}
