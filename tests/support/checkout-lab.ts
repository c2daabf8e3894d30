import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Basket, FieldsAnswer, PayBody, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadAccounts } from './accounts-realm.ts';
import { createTestMerchant, openTestGateway } from './gateway.ts';
import { bearer, json, openTestServer, type TestServer } from './realm-server.ts';
import { newViewer } from './sign-up.ts';

const REALM = 'north';

/**
 * Licences of the realm: a monthly and a yearly pass, a single event, films with a trial, a free one, one that is sold in Brazil
 * only, films for a year, a club by month, by year, and by month with more, and a journal for tests that change its price.
 */
const LICENCES = [
  {
    id: 1,
    name: 'Monthly',
    family: 'pass',
    rank: 1,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    prices: [
      { sku: 'monthly-eur', currency: 'EUR', amount: 999, default: true },
      { sku: 'monthly-brl', currency: 'BRL', amount: 2990, countries: ['BR'] },
    ],
  },
  {
    id: 2,
    name: 'Yearly',
    licenceName: 'Pass',
    family: 'pass',
    rank: 2,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
    prices: [{ sku: 'yearly-eur', currency: 'EUR', amount: 9900, default: true }],
    discounts: [{ id: 'first', type: 'percentage', percentage: 20, periods: 1 }],
  },
  {
    id: 3,
    name: 'Final night',
    purchaseStrategy: { type: 'PPV' },
    prices: [
      { sku: 'final-eur', currency: 'EUR', amount: 1999, default: true },
      { sku: 'final-php', currency: 'PHP', amount: 59_900, countries: ['PH'] },
    ],
  },
  {
    id: 4,
    name: 'Films',
    family: 'films',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    trialDetails: { period: 'P7D' },
    prices: [{ sku: 'films-eur', currency: 'EUR', amount: 499, default: true }],
  },
  {
    id: 5,
    name: 'Newsreels',
    type: 'FREE',
    purchaseStrategy: { type: 'PPV' },
    prices: [{ sku: 'newsreels', currency: 'EUR', amount: 0, default: true }],
  },
  {
    id: 6,
    name: 'Brazil only',
    purchaseStrategy: { type: 'PPV' },
    prices: [{ sku: 'brazil', currency: 'BRL', amount: 990, countries: ['BR'] }],
  },
  {
    id: 7,
    name: 'Club',
    family: 'club',
    rank: 1,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    prices: [{ sku: 'club-eur', currency: 'EUR', amount: 999, default: true }],
  },
  {
    id: 8,
    name: 'Films plus',
    family: 'films',
    rank: 1,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
    prices: [{ sku: 'films-plus-eur', currency: 'EUR', amount: 4900, default: true, taxInclusive: false }],
  },
  {
    id: 9,
    name: 'Club plus',
    family: 'club',
    rank: 3,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    prices: [{ sku: 'club-plus-eur', currency: 'EUR', amount: 1999, default: true }],
  },
  {
    id: 10,
    name: 'Club yearly',
    family: 'club',
    rank: 2,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
    prices: [{ sku: 'club-yearly-eur', currency: 'EUR', amount: 9900, default: true }],
  },
  {
    id: 11,
    name: 'Journal',
    family: 'journal',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    prices: [{ sku: 'journal-eur', currency: 'EUR', amount: 799, default: true }],
  },
];

/** Gifts of the realm: three months and a year of the pass, a month of films, and a month of the club by year. */
const GIFTS = [
  {
    id: 'three-months',
    name: 'Three months',
    licenceId: 1,
    period: 'P3M',
    prices: [
      { sku: 'gift-three-months-eur', currency: 'EUR', amount: 2699, default: true },
      { sku: 'gift-three-months-brl', currency: 'BRL', amount: 7990, countries: ['BR'] },
    ],
  },
  {
    id: 'year',
    name: 'A year',
    licenceId: 2,
    period: 'P1Y',
    prices: [{ sku: 'gift-year-eur', currency: 'EUR', amount: 9900, default: true, taxInclusive: false }],
  },
  {
    id: 'films-month',
    name: 'A month of films',
    licenceId: 4,
    period: 'P1M',
    prices: [{ sku: 'gift-films-eur', currency: 'EUR', amount: 499, default: true }],
  },
  {
    id: 'club-month',
    name: 'A month of the club',
    licenceId: 10,
    period: 'P1M',
    prices: [{ sku: 'gift-club-eur', currency: 'EUR', amount: 999, default: true }],
  },
];

/** Voucher campaigns of the realm; the clock of the tests stands in December 2026. */
const CAMPAIGNS = [
  {
    id: 'welcome',
    name: 'Welcome',
    code: 'WELCOME-20',
    discount: { type: 'percentage', percentage: 20 },
    maxUsesPerAccount: 9,
  },
  { id: 'once', name: 'Once', code: 'ONCE', discount: { type: 'percentage', percentage: 50 }, maxUses: 1 },
  {
    id: 'quarter',
    name: 'Quarter',
    code: 'QUARTER',
    discount: { type: 'amount', amounts: [{ currency: 'EUR', amount: 250 }], periods: 3 },
    families: ['pass', 'films'],
  },
  {
    id: 'gratis',
    name: 'Gratis',
    code: 'GRATIS',
    discount: { type: 'percentage', percentage: 100 },
    maxUsesPerAccount: 9,
  },
  {
    id: 'past',
    name: 'Past',
    code: 'PAST',
    discount: { type: 'percentage', percentage: 20 },
    validUntil: '2020-01-01T00:00:00Z',
  },
  { id: 'press', name: 'Press', uniqueCodes: true, discount: { type: 'percentage', percentage: 100 } },
];

const toVariables = (secrets: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [
      `PLAYBILL_SECRET_NORTH__${name.toUpperCase().replaceAll('-', '_')}`,
      value,
    ]),
  );

const ADDRESS = { countryCode: 'PT', line1: 'Rua das Flores 1', postalCode: '4050-262', city: 'Porto' };

type Answer<Body> = { status: number; body: Body };
type Problem = { code?: string; messages?: string[]; details?: { missingFields?: string[] } };

/** An account that buys. */
export interface Buyer {
  email: string;
  /** Sends a call of the account. */
  call: <Body>(path: string, init?: RequestInit) => Promise<Answer<Body & Problem>>;
  putBasket: (licenceId: number, more?: object, id?: string) => Promise<Answer<Basket & Problem>>;
  /** Opens card fields for a basket, types a card, and returns the token. */
  enterCard: (basket: Basket, number: string) => Promise<string>;
  pay: (
    basket: Basket,
    exid: string | undefined,
    more?: Partial<PayBody> & {
      provider?: string;
      method?: PayBody['primaryPaymentDetailsAttributes']['paymentMethodType'];
    },
    init?: RequestInit,
  ) => Promise<Answer<PurchaseStatus & Problem>>;
  /** Buys with a card of this number. */
  buy: (licenceId: number, number?: string) => Promise<Answer<PurchaseStatus & Problem>>;
}

/**
 * A realm server and the demo's payment gateway, over HTTP. Webhooks of the gateway reach the server
 * unless a test holds them back.
 * @param offers offers at cancellation by the id of the licence; by default no licence has one
 */
export async function openCheckoutLab({ offers = {} }: { offers?: Readonly<Record<number, object>> } = {}) {
  let server: TestServer | undefined;
  const held: (() => Promise<Response>)[] = [];
  /** Requests of buyers with their responses, and webhooks, as text. */
  const traffic: string[] = [];
  /** Lines of the server's log, of all levels. */
  const logLines: string[] = [];
  let isHolding = false;
  const deliver: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    traffic.push(JSON.stringify([pathname, search, headers, body.toString()]));
    const send = async () =>
      (await server?.call(pathname + search, { method: 'POST', headers, body })) ?? new Response();
    if (!isHolding) return send();
    held.push(send);
    return new Response(null, { status: 200 });
  };
  const merchants = [createTestMerchant(REALM)].map((merchant) => ({
    ...merchant,
    webhookUrl: (provider: string) => `http://north.localhost/api/v2/payment/events/${provider}`,
  }));
  // The signatures of webhooks are compared with the clock of the machine.
  const gateway = await openTestGateway({ merchants, clock: systemClock, fetch: deliver });
  const log = pino({ level: 'trace' }, { write: (line) => logLines.push(line) });
  const opened = await openTestServer(
    {
      demoOrigin: gateway.origin,
      secrets: toVariables(merchants[0]?.secrets ?? {}),
    },
    { log },
  );
  server = opened;
  const demo = { environment: 'demo' };
  const settings = {
    selfRegistration: { allowed: true, guestCheckout: true },
    taxes: [{ country: 'PT', percentage: 23 }],
    paymentProviders: [
      { id: 'card', ...demo, methods: ['card'] },
      { id: 'stripe', ...demo, methods: ['card', 'pix', 'ideal', 'bancontact'] },
      { id: 'adyen', ...demo, methods: ['gcash'], config: { merchantAccount: 'North' } },
    ],
  };
  /** Loads the realm with some licences changed. @param changes properties by the id of the licence */
  const loadLicences = (changes: Readonly<Record<number, object>> = {}) =>
    loadAccounts(opened, REALM, settings, {
      'licences.json': {
        version: '1.0',
        licences: LICENCES.map((licence) => {
          const cancellationOffer = offers[licence.id];
          return { ...licence, ...(cancellationOffer && { cancellationOffer }), ...changes[licence.id] };
        }),
        gifts: GIFTS,
      },
      'vouchers.json': { version: '1.0', campaigns: CAMPAIGNS },
    });
  await loadLicences();

  /** Adds an account, or takes over the session of one. */
  async function addBuyer({
    hasAddress = true,
    session,
    country,
  }: {
    hasAddress?: boolean;
    session?: Awaited<ReturnType<typeof newViewer>>;
    /** Country of the buyer's requests. */
    country?: string;
  } = {}): Promise<Buyer> {
    const { email, ...tokens } = session ?? (await newViewer(opened, REALM));
    const call: Buyer['call'] = async (path, init = {}) => {
      const headers = { ...bearer(tokens), ...(country && { 'x-country': country }), ...(init.headers as object) };
      const answer = await opened.call(path, { ...init, headers });
      const text = await answer.text();
      traffic.push(JSON.stringify([path, init.headers, init.body, [...answer.headers], text]));
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    };
    if (hasAddress) {
      const details = { fullName: 'Nina New', email, address: ADDRESS };
      await call('/api/v2/user/billing-details', { ...json(details), method: 'PUT' });
    }
    const buyer: Buyer = {
      email,
      call,
      putBasket: (licenceId, more = {}, id = randomUUID()) =>
        call(`/api/v2/baskets/${id}`, { ...json({ basketItems: [{ licenceId }], ...more }), method: 'PUT' }),
      enterCard: async ({ id }, number) => {
        const body = { basketId: id, targetPaymentProvider: 'card', paymentMethodType: 'card' };
        const { body: opening } = await call<FieldsAnswer>('/api/v4/payment-method/init', json(body));
        const { body: entered } = await gateway.enterCard(opening.fields.url, { number });
        return String(entered['token']);
      },
      pay: (basket, exid, { provider = 'card', method = 'card', ...more } = {}, init = {}) =>
        call(`/api/v2/customer/baskets/pay/${basket.id}`, {
          ...json({
            primaryPaymentDetailsAttributes: {
              ...(exid !== undefined && { paymentDetailsExternalId: exid }),
              targetPaymentProvider: provider,
              paymentMethodType: method,
            },
            basketVersion: basket.version,
            ...more,
          }),
          ...init,
          headers: { 'content-type': 'application/json', ...(init.headers as object) },
        }),
      buy: async (licenceId, number = '4242424242424242') => {
        const { body: basket } = await buyer.putBasket(licenceId);
        return buyer.pay(basket, await buyer.enterCard(basket, number));
      },
    };
    return buyer;
  }
  return {
    server: opened,
    gateway,
    addBuyer,
    loadLicences,
    /** Signs a buyer in again, because sessions end when the clock moves by weeks. */
    signInAgain: async ({ email }: Buyer): Promise<Buyer> => {
      const credentials = json({ id: email, secret: 'a long password' });
      const answer = await opened.call('/api/v2/login', { ...credentials, realm: REALM });
      return addBuyer({ hasAddress: false, session: { ...((await answer.json()) as Tokens), email } });
    },
    traffic,
    logLines,
    /** Keeps webhooks back until `releaseWebhooks`. */
    holdWebhooks: () => {
      isHolding = true;
    },
    /** Delivers the webhooks that were held back, and returns their statuses. */
    releaseWebhooks: async () => {
      isHolding = false;
      return Promise.all(held.splice(0).map(async (send) => (await send()).status));
    },
    countHeld: () => held.length,
    close: async () => {
      await gateway.close();
      await opened.close();
    },
  };
}
