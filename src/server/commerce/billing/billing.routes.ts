import { localise } from '#schemas/localise.ts';
import type { CardList, PaymentHistoryItem, TransactionType } from '#schemas/wire/commerce/billing.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { findAccount } from '../../identity/accounts/accounts.store.ts';
import { acquireLock, inRealm, type RunTransaction, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { isEntitled } from '../domain/licence-view.ts';
import { toJsonMoney } from '../domain/money.ts';
import { toCard } from '../payments/to-card.ts';
import { getDeclineLabel } from '../payments/decline-label.ts';
import {
  deleteInstrument,
  listInstruments,
  selectInstrument,
  setDefaultInstrument,
} from '../payments/instruments.store.ts';
import { getRealmProviders } from '../payments/realm-providers.ts';
import { removeInstruments } from '../payments/remove-instruments.ts';
import { listRefunds, type Refund } from '../payments/refunds.store.ts';
import { listSubscriptions } from '../subscriptions/subscriptions.store.ts';
import { listGiftsOfPurchases } from '../gifts/gifts.store.ts';
import { type BillingCursor, type BillingItem, listBillingItems } from './billing-items.store.ts';
import { findInvoice, listInvoiceNumbers } from './invoices.store.ts';

type Names =
  | 'GET /api/v2/customer/payment-history'
  | 'GET /api/v2/customer/invoices/{id}'
  | 'GET /api/v2/card'
  | 'PUT /api/v2/card/{id}/default'
  | 'DELETE /api/v2/card/{id}';

/** Items per page of the history. */
const PAGE_SIZE = 25;

const createRun =
  ({ db, realm }: AccountContext): RunTransaction =>
  (work, options) =>
    inRealm(db, realm.id, work, options);

const SALE_TYPES: readonly TransactionType[] = [
  'TRIAL_STARTED',
  'SUBSCRIPTION',
  'RENEWAL',
  'LICENCE_UPGRADE',
  'LICENCE_DOWNGRADE',
  'PAID_ORDER',
];

/**
 * Whether an item is about a purchase that was paid: its object is the payment attempt. A change of the plan in a trial has
 * no payment.
 */
const isSale = ({ type, provider }: BillingItem): boolean => SALE_TYPES.includes(type) && provider !== '';

const REFUND_STATUS = {
  CREATED: 'PENDING',
  SENT: 'PENDING',
  UNKNOWN: 'PENDING',
  SUCCEEDED: 'COMPLETE',
  FAILED: 'FAILED',
} as const satisfies Record<Refund['state'], BillingItem['status']>;

const toRefund = ({ settledAt, createdAt, money, state }: Refund): PaymentHistoryItem['refunds'][number] => ({
  when: settledAt ?? createdAt,
  amount: toJsonMoney(money),
  status: REFUND_STATUS[state],
});

/** Reads the position after which a page begins. @throws ProblemError 400 for a text that is none */
function parseCursor(lastSeen: string | undefined): BillingCursor | undefined {
  if (lastSeen === undefined) return undefined;
  const match = /^(\d{1,15})_([\da-f-]{36})$/.exec(lastSeen);
  if (!match?.[2]) throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);
  return { at: Number(match[1]), id: match[2] };
}

/** Lists the cards of the caller, and the licences that renew, each with the card that pays it. */
async function readCards(tx: Tx, { realm, caller, clock }: AccountContext): Promise<CardList> {
  const now = clock.now();
  const instruments = await listInstruments(tx, realm.id, caller.id);
  const account = await findAccount(tx, realm.id, caller.id, now);
  const held = await listSubscriptions(tx, realm.id, caller.id);
  const renewals = held.flatMap(({ subscription }) => {
    const { licenceId, renewal, instrumentId, paidUntil } = subscription;
    const licence = realm.licences.find(({ id }) => id === licenceId);
    // One with an unpaid period is listed after the grace time too, so that another card can pay it.
    const isRunning = isEntitled(subscription, now) || subscription.life === 'PAST_DUE';
    if (!licence || renewal !== 'AUTO' || !isRunning) return [];
    const cardId = selectInstrument(instruments, instrumentId)?.id;
    return [omitUndefined({ licenceId, name: licence.name, cardId, at: paidUntil })];
  });
  const cards = instruments.map((instrument) => {
    const paid = renewals.filter(({ cardId }) => cardId === instrument.id);
    return toCard(
      instrument,
      account?.name ?? '',
      paid.map(({ licenceId }) => licenceId),
    );
  });
  return { cards, renewals, ...omitUndefined({ defaultCardId: selectInstrument(instruments, undefined)?.id }) };
}

/** Translates the names in a list of cards. Runs after the transaction, because labels are read in one of their own. */
async function localiseCards(context: AccountContext, list: CardList): Promise<CardList> {
  const { t } = await messagesFor(context);
  return { ...list, renewals: localise(list.renewals, (key) => t(key)) };
}

export const billingHandlers: Handlers<Names> = {
  'GET /api/v2/customer/payment-history': async (call) => {
    const { realm, caller, query } = call;
    const after = parseCursor(query.lastSeen);
    const { items, invoices, refunds, gifts } = await createRun(call)(async (tx) => {
      const found = await listBillingItems(tx, realm.id, caller.id, { after, limit: PAGE_SIZE + 1 });
      const purchaseIds = found.map(({ purchaseId }) => purchaseId);
      const attemptIds = found.flatMap((item) => (isSale(item) ? [item.objectId] : []));
      return {
        items: found,
        invoices: await listInvoiceNumbers(tx, realm.id, purchaseIds),
        refunds: await listRefunds(tx, realm.id, attemptIds),
        gifts: await listGiftsOfPurchases(tx, realm.id, purchaseIds),
      };
    });
    const page = items.slice(0, PAGE_SIZE);
    const { t } = await messagesFor(call);
    const listed = page.map((item): PaymentHistoryItem => {
      const licence = realm.licences.find(({ id }) => id === item.licenceId);
      const gift = gifts.get(item.purchaseId);
      return omitUndefined({
        id: item.id,
        itemType: item.type,
        when: item.occurredAt,
        status: item.status,
        skus: [item.sku],
        refunds: refunds.filter(({ attemptId }) => attemptId === item.objectId).map(toRefund),
        externalPaymentId: item.reference ?? '',
        // The plans of the account have this name too.
        name: gift?.name ?? licence?.name ?? item.sku,
        amount: toJsonMoney(item.money),
        failure: item.declineCode === null ? undefined : getDeclineLabel(item.declineCode),
        invoice: isSale(item) ? invoices.get(item.purchaseId) : undefined,
      });
    });
    const last = items.length > PAGE_SIZE ? page.at(-1) : undefined;
    return {
      items: localise(listed, (key) => t(key)).map((item, index) => {
        const gift = gifts.get(page[index]?.purchaseId ?? '');
        // What the giver has written is no label. The receiver reads of the gift too, but not under which name it was bought.
        return gift?.accountId === caller.id ? { ...item, recipientName: gift.recipientName } : item;
      }),
      paging: { moreDataAvailable: last !== undefined, ...(last && { lastSeen: `${last.occurredAt}_${last.id}` }) },
    };
  },
  'GET /api/v2/customer/invoices/{id}': async (call) => {
    const { realm, caller, params } = call;
    const invoice = await createRun(call)((tx) => findInvoice(tx, realm.id, caller.id, params.id));
    if (!invoice) throw new ProblemError('NOT_FOUND', ['invoiceMissing']);
    const { t } = await messagesFor(call);
    return localise(invoice, (key) => t(key));
  },
  'GET /api/v2/card': async (call) => localiseCards(call, await createRun(call)((tx) => readCards(tx, call))),
  'PUT /api/v2/card/{id}/default': async (call) => {
    const list = await createRun(call)(async (tx) => {
      if (!(await setDefaultInstrument(tx, call.realm.id, call.caller.id, call.params.id)))
        throw new ProblemError('NOT_FOUND', ['cardMissing']);
      return readCards(tx, call);
    });
    return localiseCards(call, list);
  },
  'DELETE /api/v2/card/{id}': async (call) => {
    const { realm, caller, params, clock, log } = call;
    const run = createRun(call);
    const list = await run(async (tx) => {
      // Two removals at the same moment must not both find that another card is left.
      await acquireLock(tx, `cards ${realm.id} ${caller.id}`);
      const { cards } = await readCards(tx, call);
      const card = cards.find(({ cardId }) => cardId === params.id);
      if (!card) throw new ProblemError('NOT_FOUND', ['cardMissing']);
      // Another card becomes the default one, so only the last card is needed by a licence.
      if (card.licences.length > 0 && cards.length === 1) throw new ProblemError('CONFLICT', ['cardNeeded']);
      await deleteInstrument(tx, realm.id, caller.id, params.id);
      return readCards(tx, call);
    });
    // The card is removed here already; the provider's copy cannot be charged without it.
    const providers = await getRealmProviders(call);
    await removeInstruments({ realm: realm.id, clock, log, run, providers }, { accountId: caller.id });
    return localiseCards(call, list);
  },
};
