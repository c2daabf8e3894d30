import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import type { PixCharges } from '../core/pix-charges.ts';
import type { GatewayContext, GatewayProvider, PixCharge } from '../core/provider.ts';
import { bankHeaders, bankPage, formatAmount } from './layout.ts';

/** How many codes the page offers. */
const SHOWN_CODES_MAX = 5;

const PhoneForm = z.object({
  code: z.string().max(1000),
  action: z.enum(['pay', 'pay-other', 'pay-twice', 'expire']),
});

const toMoney = ({ amount }: Pick<PixCharge, 'amount'>) => ({ amount, scale: 2, currency: 'BRL' });

const showCharge = (charge: PixCharge) => html`<dl><dt>To</dt><dd>Playbill ${charge.realm}</dd>
<dt>Amount</dt><dd dir="ltr">${formatAmount(toMoney(charge))}</dd></dl>
<form method="post" action="/phone"><input type="hidden" name="code" value="${charge.code}">
<button class="main" name="action" value="pay">Pay now</button>
<button name="action" value="pay-other">Pay another amount</button>
<button name="action" value="pay-twice">Pay twice</button>
<button name="action" value="expire">Let the code expire</button></form>`;

const showEntry = (charges: readonly PixCharge[]) => html`<form method="get" action="/phone">
<label>PIX code<textarea name="code" rows="4" required spellcheck="false"></textarea></label>
<button class="main">Read the code</button></form>
${charges.length === 0 ? html`<p>No code waits for its payment.</p>` : html`<h2>Codes that wait</h2>`}
${charges.map(
  (charge) => html`<form method="get" action="/phone"><input type="hidden" name="code" value="${charge.code}">
<button>${charge.realm}: ${formatAmount(toMoney(charge))}</button></form>`,
)}`;

/** Creates `/phone`, the banking app of the payer: it reads PIX codes, checks them, and pays. */
export function createPhonePages(
  { clock }: Pick<GatewayContext, 'clock'>,
  charges: PixCharges,
  providers: Partial<Record<string, GatewayProvider>>,
): Hono {
  const app = new Hono();
  const showMessage = (text: string) =>
    bankPage('PIX', html`<p role="status">${text}</p><p><a href="/phone">Another code</a></p>`);

  app.get('/phone', (http) => {
    const code = http.req.query('code');
    if (code === undefined) {
      const open = charges.list().filter(({ expiresAt }) => expiresAt > clock.now());
      return http.html(bankPage('PIX', showEntry(open.reverse().slice(0, SHOWN_CODES_MAX))), 200, bankHeaders());
    }
    const found = charges.findByCode(code);
    if (found === 'broken')
      return http.html(showMessage('The code is damaged: its checksum is wrong.'), 422, bankHeaders());
    if (!found) return http.html(showMessage('No payment has this code.'), 404, bankHeaders());
    return http.html(bankPage('PIX', showCharge(found)), 200, bankHeaders());
  });
  app.post('/phone', async (http) => {
    const parsed = PhoneForm.safeParse(await http.req.parseBody());
    const charge = parsed.success ? charges.findByCode(parsed.data.code) : undefined;
    if (!parsed.success || charge === undefined || charge === 'broken')
      return http.html(showMessage('No payment has this code.'), 404, bankHeaders());
    const { action } = parsed.data;
    if (action === 'expire') {
      charges.expire(charge);
      return http.html(showMessage('The code has expired.'), 200, bankHeaders());
    }
    const pay = (paid?: number) => providers[charge.provider]?.receivePix?.(charge, paid) ?? false;
    const isPaid = action === 'pay-other' ? pay(charge.amount + 1) : pay();
    if (isPaid && action === 'pay-twice') pay();
    return isPaid
      ? http.html(showMessage('Paid.'), 200, bankHeaders())
      : http.html(showMessage('The receiver does not take this payment any more.'), 409, bankHeaders());
  });
  return app;
}
