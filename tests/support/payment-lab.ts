import { connectDatabase, type Database } from '#server/platform/db/client.ts';
import { inRealm, type RunTransaction, type Tx } from '#server/platform/db/scope.ts';
import { createMoney } from '#server/commerce/domain/money.ts';
import { parsePeriod } from '#server/commerce/domain/period.ts';
import { createQuote } from '#server/commerce/domain/quote.ts';
import { type Attempt, listAttempts } from '#server/commerce/payments/attempts.store.ts';
import { findUnbalancedTransactions } from '#server/commerce/payments/ledger.ts';
import { payPurchase, type PayRequest } from '#server/commerce/payments/pay.ts';
import type { PaymentContext } from '#server/commerce/payments/payment-context.ts';
import type { EventHeaders, Payer, PaymentProvider } from '#server/commerce/payments/provider.ts';
import { createPurchase, type NewPurchase } from '#server/commerce/payments/purchases.store.ts';
import { receiveEvent, tryHandleEvent } from '#server/commerce/payments/receive-event.ts';
import { listRefunds, type Refund } from '#server/commerce/payments/refunds.store.ts';
import { listSubscriptionsOfPurchase } from '#server/commerce/subscriptions/subscriptions.store.ts';
import { openTestServer, type TestServer } from './realm-server.ts';
import { newViewer } from './sign-up.ts';

const REALM = 'north';
/** More than all delays until an open attempt or a stored event is checked first. */
export const CHECK_MS = 300_000;

/** What the database says about a purchase. */
export interface PurchaseFacts {
  state: string;
  /** Number of licences that the purchase granted. */
  grants: number;
  /** Sums of the ledger by account, in minor units. */
  ledger: Record<string, number>;
  attempts: Attempt[];
  refunds: Refund[];
  /** Life of each licence that the purchase granted, with the reason of an end. */
  licences: string[];
}

/** A server with accounts, purchases and two instances, for tests of payments. */
export interface PaymentLab {
  server: TestServer;
  accountId: string;
  otherAccountId: string;
  write: <T>(work: (tx: Tx) => Promise<T>, realm?: string) => Promise<T>;
  /** Creates a context of one of two instances, which have different database connections. */
  createContext: (providers: readonly PaymentProvider[], instance?: 0 | 1) => PaymentContext;
  /** Creates a purchase of 9.99 EUR, 1.66 of it tax. */
  addPurchase: (changes?: Partial<NewPurchase>) => Promise<string>;
  pay: (context: PaymentContext, purchaseId: string, changes?: Partial<PayRequest>) => ReturnType<typeof payPurchase>;
  readFacts: (purchaseId: string) => Promise<PurchaseFacts>;
  /** Ids of the ledger's transactions that are not balanced. */
  listUnbalanced: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Receives a message of a provider and handles it at once, as the server does after its response. */
export async function receiveAndHandle(
  context: PaymentContext,
  provider: PaymentProvider,
  body: Buffer,
  headers: EventHeaders,
): Promise<'refused' | 'duplicate' | 'handled' | 'stored'> {
  const receipt = await receiveEvent(context, provider, body, headers);
  if (receipt.kind !== 'stored') return receipt.kind;
  return (await tryHandleEvent(context, receipt.key)) ? 'handled' : 'stored';
}

const EUR_9_99 = createMoney(999n, 'EUR');
let baskets = 0;

/** A payer without an address or tax number. */
export const PAYER: Payer = {
  email: 'payer@playbill.test',
  name: 'Paula Payer',
  country: 'DE',
  locale: 'en_US',
  address: undefined,
  taxNumber: undefined,
};

/** Calculates the quote of a monthly licence. @param now milliseconds since 1970 */
export const quoteLicence = (now: number, amount = EUR_9_99) =>
  createQuote(
    [
      {
        price: { sku: 'pass', amount, isTaxInclusive: true, isPurchasable: true },
        period: parsePeriod('P1M'),
        discounts: [],
        taxBasisPoints: 2000,
      },
    ],
    null,
    now,
  );

const sumLedger = (rows: readonly { account: string; amount: number }[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { account, amount } of rows) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
};

async function addAccount(server: TestServer): Promise<string> {
  const { email } = await newViewer(server, REALM);
  const [account] = await server.database.query<{ id: string }>('select id from accounts where email = $1', [email]);
  if (!account) throw new Error(`There is no account of ${email}`);
  return account.id;
}

/** Opens a server for tests of payments. */
export async function openPaymentLab(): Promise<PaymentLab> {
  const server = await openTestServer({}, { accounts: true });
  const accountId = await addAccount(server);
  const otherAccountId = await addAccount(server);
  const { db, clock, log, metrics } = server.context;
  const second = connectDatabase({ url: server.database.url, onError: () => undefined });
  const runIn =
    (database: Database): RunTransaction =>
    (work, options) =>
      inRealm(database, REALM, work, options);
  const write: PaymentLab['write'] = (work, realm = REALM) => inRealm(db, realm, work);
  return {
    server,
    accountId,
    otherAccountId,
    write,
    createContext: (providers, instance = 0) => ({
      realm: REALM,
      clock,
      log,
      metrics,
      run: runIn(instance === 0 ? db : second),
      providers: new Map(providers.map((provider) => [provider.name, provider])),
    }),
    addPurchase: (changes) =>
      write((tx) =>
        createPurchase(
          tx,
          REALM,
          {
            basketId: `basket-${++baskets}`,
            basketVersion: 1,
            accountId,
            quote: quoteLicence(clock.now()),
            locale: 'en_US',
            siteOrigin: 'http://north.localhost',
            grants: [{ licenceId: 1, priceVersion: 1, period: 'P1M', renewal: 'AUTO', canPause: true }],
            ...changes,
          },
          clock.now(),
        ),
      ),
    pay: (context, purchaseId, changes) =>
      payPurchase(context, {
        purchaseId,
        accountId,
        provider: 'fake',
        method: 'card',
        instrument: { kind: 'token', token: 'tok_1' },
        payer: PAYER,
        description: 'North',
        getReturnUrl: async (attemptId) => `https://north.test/pay/fake?attempt=${attemptId}`,
        storesInstrument: false,
        ...changes,
      }),
    readFacts: (id) =>
      write(async (tx) => {
        const purchase = await tx
          .selectFrom('purchases')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const entries = await tx
          .selectFrom('ledger_entries')
          .select(['account', 'amount'])
          .where('purchase_id', '=', id)
          .execute();
        const events = await tx.selectFrom('subscription_events').select('event').execute();
        const attempts = await listAttempts(tx, REALM, [id]);
        const held = await listSubscriptionsOfPurchase(tx, REALM, id);
        const grants = events.filter(({ event }) => (event as { why?: string }).why === `Purchase ${id}`).length;
        return {
          state: purchase.state,
          grants,
          ledger: sumLedger(entries),
          attempts,
          refunds: await listRefunds(
            tx,
            REALM,
            attempts.map((attempt) => attempt.id),
          ),
          licences: held.map(({ subscription: { life, endReason } }) => (endReason ? `${life} ${endReason}` : life)),
        };
      }),
    listUnbalanced: () => write((tx) => findUnbalancedTransactions(tx, REALM)),
    close: async () => {
      await second.close();
      await server.close();
    },
  };
}

/** Ledger of a purchase of the lab that was paid once. */
export const PAID_LEDGER = {
  'clearing:fake': 999,
  'customer-receivable': 0,
  'deferred-revenue': -833,
  tax: -166,
};
