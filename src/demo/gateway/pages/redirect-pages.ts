import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import type { ProviderName } from '../core/merchants.ts';
import type { GatewayContext, GatewayProvider } from '../core/provider.ts';
import { openRedirects, type Redirect, REDIRECT_PATHS } from '../core/redirects.ts';
import { bankHeaders, bankPage, formatAmount } from './layout.ts';

const Answer = z.object({ answer: z.enum(['approve', 'refuse', 'cancel', 'close']) });

const buttons = {
  challenge: { approve: 'Approve', refuse: 'Fail the check', cancel: 'Cancel', close: 'Close without answer' },
  bank: { approve: 'Pay', refuse: 'Refuse the payment', cancel: 'Cancel', close: 'Close the window' },
};

const showChoices = ({ kind, title, money }: Redirect) => {
  const texts = buttons[kind];
  return bankPage(
    title,
    html`<p>${kind === 'challenge' ? 'Your bank asks you to confirm this payment.' : 'Confirm this payment.'}</p>
<dl><dt>Amount</dt><dd dir="ltr">${formatAmount(money)}</dd></dl>
<form method="post"><button class="main" name="answer" value="approve">${texts.approve}</button>
<button name="answer" value="refuse">${texts.refuse}</button>
<button name="answer" value="cancel">${texts.cancel}</button>
<button name="answer" value="close">${texts.close}</button></form>`,
  );
};

/**
 * Creates the pages of the bank: `/acs/{id}` for the confirmation of a card (3-D Secure) and `/bank/{id}` for methods
 * that leave the shop. After the first answer the page leads back only.
 */
export function createRedirectPages(
  context: GatewayContext,
  providers: Partial<Record<ProviderName, GatewayProvider>>,
): Hono {
  const redirects = openRedirects(context);
  const app = new Hono();
  for (const kind of ['challenge', 'bank'] as const) {
    const path = `/${REDIRECT_PATHS[kind]}/:id` as const;
    const find = (id: string): Redirect | undefined => {
      const redirect = redirects.get(id);
      return redirect?.kind === kind ? redirect : undefined;
    };
    app.get(path, (http) => {
      const redirect = find(http.req.param('id'));
      if (!redirect) return http.html(bankPage('No such payment', ''), 404, bankHeaders());
      const { origin } = new URL(redirect.returnUrl);
      const page =
        redirect.answer === undefined
          ? showChoices(redirect)
          : bankPage(redirect.title, html`<p>This payment was answered already.</p>`);
      return http.html(page, 200, bankHeaders(origin));
    });
    app.post(path, async (http) => {
      const redirect = find(http.req.param('id'));
      const provider = redirect && providers[redirect.provider];
      const parsed = Answer.safeParse(await http.req.parseBody());
      if (!provider || !parsed.success) return http.html(bankPage('No such payment', ''), 404, bankHeaders());
      const { answer } = parsed.data;
      const { origin } = new URL(redirect.returnUrl);
      if (answer === 'close')
        return http.html(
          bankPage(redirect.title, html`<p>The bank has no answer from you. You can close this window.</p>`),
          200,
          bankHeaders(origin),
        );
      // The first answer counts, so that going back in the browser changes nothing.
      const final = redirect.answer ?? answer;
      redirects.put({ ...redirect, answer: final });
      return http.redirect(provider.settleRedirect(redirect, final), 303);
    });
  }
  return app;
}
