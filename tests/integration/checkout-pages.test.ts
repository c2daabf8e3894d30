import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAccounts } from '../support/accounts-realm.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';
import { openSite, type TestSite } from '../support/site.ts';

// Tests the pages of the checkout by their address, as the built application renders them for a guest.

const price = (sku: string, more: object = { default: true }) => ({ sku, currency: 'EUR', amount: 999, ...more });
const monthly = { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' };
const licences = [
  { id: 1, name: 'Monthly pass', purchaseStrategy: monthly, prices: [price('monthly-eur')] },
  { id: 2, name: 'Brazilian pass', purchaseStrategy: monthly, prices: [price('brazil-eur', { countries: ['BR'] })] },
];

let server: TestServer;
let site: TestSite;
beforeAll(async () => {
  server = await openTestServer();
  const files = { 'licences.json': { version: '1.0', licences } };
  await loadAccounts(server, 'north', {}, files);
  await loadAccounts(
    server,
    'south',
    {
      languageCode: 'pt',
      authentication: { providers: [{ name: 'ID', form: 'login', canSignUp: true }], required: true },
    },
    files,
  );
  site = await openSite(server);
});
afterAll(() => server.close());

const open = async (address: string, realm = 'north') => {
  const answer = await site.fetch(realm, address);
  return {
    status: answer.status,
    headers: answer.headers,
    html: (await answer.text()).replaceAll('&amp;', '&'),
    target: answer.headers.get('location'),
  };
};

test('the checkout shows a guest the plan, its price and sign-in that returns to the checkout @pay-01', async () => {
  const { status, html } = await open('/payment/1?from=/video/1001');
  expect(status).toBe(200);
  expect(html).toContain('Monthly pass');
  expect(html).toContain('€9.99');
  const back = encodeURIComponent('/payment/1?from=/video/1001');
  expect(html).toContain(`href="/login?from=${back}"`);
  expect(html).toContain(`href="/signup?from=${back}"`);
});

test.each(['/payment/1', '/pay/card?token=none', '/pay?purchase=none'])(
  'no cache stores the page %s @pay-01',
  async (address) => expect((await open(address)).headers.get('cache-control')).toMatch(/no-store/),
);

test.each([
  ['an unknown licence', '/payment/99'],
  ['a licence without a price in the country', '/payment/2'],
  ['an id that is no number', '/payment/one'],
])('the checkout of %s does not exist @pay-01', async (_what, address) =>
  expect((await open(address)).status).toBe(404),
);

test('the return from a provider is shown without a session, also in a realm that requires sign-in @pay-01', async () => {
  expect((await open('/pay/card?token=none')).status).toBe(200);
  expect((await open('/pagar/card?token=none', 'south')).status).toBe(200);
});

test.each([
  ['/pay?purchase=p1', 'north', '/login?from=%2Fpay%3Fpurchase%3Dp1'],
  ['/payment-authorization?purchase=p1', 'north', '/login?from=%2Fpayment-authorization%3Fpurchase%3Dp1'],
  ['/pagamento/1', 'south', expect.stringMatching(/from=%2Fpagamento%2F1/)],
])('a guest is sent from %s of %s to sign-in and back @pay-01', async (address, realm, target) =>
  expect((await open(address, realm)).target).toEqual(target),
);

test('a default path leads to the Portuguese one @pay-01', async () =>
  expect((await open('/payment/1', 'south')).target).toBe('/pagamento/1'));
