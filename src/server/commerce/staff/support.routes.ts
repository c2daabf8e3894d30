import { v5 as hashToUuid } from 'uuid';
import type { SupportAccount, SupportAct } from '#schemas/wire/commerce/support.ts';
import { isOpenToSupport } from '../../identity/impersonation/impersonations.store.ts';
import {
  addSupportAct,
  listSupportActs,
  type NewSupportAct,
  type SupportActCursor,
} from '../../identity/impersonation/support-acts.store.ts';
import { requireSecondFactor } from '../../identity/sessions/fresh-proof.ts';
import { inRealm, type RunTransaction, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext, RealmContext } from '../../platform/realm-context.ts';
import { listInvoiceNumbers } from '../billing/invoices.store.ts';
import { writeReceipt } from '../billing/record-payment.ts';
import { fromJsonMoney, toJsonMoney } from '../domain/money.ts';
import { findAttempt } from '../payments/attempts.store.ts';
import type { RefundRefusal } from '../payments/create-refund.ts';
import { findPurchase, type Purchase } from '../payments/purchases.store.ts';
import { createPaymentContext } from '../payments/realm-providers.ts';
import type { Refund } from '../payments/refunds.store.ts';
import { requestRefund } from '../payments/request-refund.ts';
import type { PaymentHooks } from '../payments/settle.ts';
import { describeCommerce, loadCommerce, toRefundState } from './read-commerce.ts';
import { revokeSubscription } from './revoke-subscription.ts';
import { findSupportAccount, type FoundAccount, listRefundStates, searchAccounts } from './support-accounts.store.ts';

type Names =
  | 'GET /api/v2/support/accounts'
  | 'GET /api/v2/support/accounts/{id}/commerce'
  | 'POST /api/v2/support/accounts/{id}/refunds'
  | 'POST /api/v2/support/accounts/{id}/revocations'
  | 'POST /api/v2/support/accounts/{id}/receipts'
  | 'GET /api/v2/support/acts';

/** Acts per page of the audit trail. */
const PAGE_SIZE = 50;
/** Namespace of the refunds' ids that are made of idempotency keys. */
const KEY_NAMESPACE = 'c2a7f2b4-6a0e-4f0d-8a53-7d0f1f7e5b66';

/** Reasons of refused refunds, for support. */
const REFUND_REFUSALS = {
  'unknown-payment': 'The account has no such payment.',
  'not-paid': 'The payment was not taken.',
  'invalid-amount': 'The amount must have the currency and the unit of the payment.',
  'too-much': 'The amount is more than what is left of the payment. An open dispute holds its money.',
} as const satisfies Record<RefundRefusal, string>;

const createRun =
  ({ db, realm }: RealmContext): RunTransaction =>
  (work, options) =>
    inRealm(db, realm.id, work, options);

/** Records an act of the caller. */
const recordAct = (tx: Tx, { realm, caller, clock }: AccountContext, act: Omit<NewSupportAct, 'staffId'>) =>
  addSupportAct(tx, realm.id, { ...act, staffId: caller.id }, clock.now());

const toAccount = (
  { id, name, email, role, isSupport, createdAt, deleteAt }: FoundAccount,
  { caller }: AccountContext,
): SupportAccount =>
  omitUndefined({
    id,
    name,
    email,
    createdAt: createdAt.getTime(),
    deletionAt: deleteAt?.getTime(),
    isOpen: isOpenToSupport({ id, role, isSupport }, caller),
  });

/**
 * Finds an account that support may view and act on.
 * @throws ProblemError 404 for an unknown account, 403 for one of support or editors and for the caller's own
 */
async function requireOpenAccount(tx: Tx, context: AccountContext, id: string): Promise<FoundAccount> {
  const { realm, caller, clock } = context;
  const account = await findSupportAccount(tx, realm.id, id, clock.now());
  if (!account) throw new ProblemError('NOT_FOUND', ['There is no such account.']);
  if (!isOpenToSupport(account, caller))
    throw new ProblemError('FORBIDDEN', [
      'Support may not act on its own account, nor on those of support and editors.',
    ]);
  return account;
}

/** Finds a purchase of an account. @throws ProblemError 404 for one of another account */
async function requirePurchaseOf(tx: Tx, realm: string, accountId: string, id: string): Promise<Purchase> {
  const purchase = await findPurchase(tx, realm, id);
  if (purchase?.accountId !== accountId) throw new ProblemError('NOT_FOUND', ['The account has no such purchase.']);
  return purchase;
}

/** Reads the position after which a page begins. @throws ProblemError 400 for a text that is none */
function parseCursor(lastSeen: string | undefined): SupportActCursor | undefined {
  if (lastSeen === undefined) return undefined;
  const match = /^(\d{1,15})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(lastSeen);
  if (!match?.[2]) throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);
  return { at: Number(match[1]), id: match[2] };
}

/** Converts an entry of the audit trail. @param refundState state of its refund; undefined for any other act */
function toAct(
  row: Awaited<ReturnType<typeof listSupportActs>>[number],
  refundState: Refund['state'] | undefined,
): SupportAct {
  const { id, staff, act, name, email, accountId, objectId, amount, scale, currency, reason, result } = row;
  const money = amount !== null && scale !== null && currency !== null ? { amount, scale, currency } : undefined;
  return omitUndefined({
    id,
    staff,
    act,
    name: name ?? undefined,
    email: email ?? undefined,
    accountId: name === null ? undefined : (accountId ?? undefined),
    objectId: objectId ?? undefined,
    amount: money,
    reason,
    result: refundState ? toRefundState(refundState) : result,
    at: row.createdAt.getTime(),
  });
}

/**
 * Creates the handlers of support's endpoints.
 * @param createHooks creates what happens beside a payment, which the checkout knows
 */
export const createSupportHandlers = (createHooks: (context: RealmContext) => PaymentHooks): Handlers<Names> => ({
  'GET /api/v2/support/accounts': async (call) => {
    const { realm, clock, query } = call;
    const found = await createRun(call)(async (tx) => {
      const { kind, accounts } = await searchAccounts(tx, realm.id, query.query, clock.now());
      const searched = {
        act: 'search',
        objectId: kind,
        result: 'done',
      } as const;
      if (accounts.length === 0) await recordAct(tx, call, searched);
      for (const { id } of accounts) await recordAct(tx, call, { ...searched, accountId: id });
      return accounts;
    });
    return { accounts: found.map((account) => toAccount(account, call)) };
  },
  'GET /api/v2/support/accounts/{id}/commerce': async (call) => {
    const { realm, params } = call;
    const { account, stored } = await createRun(call)(async (tx) => {
      const found = await requireOpenAccount(tx, call, params.id);
      await recordAct(tx, call, {
        act: 'view',
        accountId: found.id,
        result: 'done',
      });
      return {
        account: found,
        stored: await loadCommerce(tx, realm.id, found.id),
      };
    });
    return {
      account: toAccount(account, call),
      ...(await describeCommerce(call, stored)),
    };
  },
  'POST /api/v2/support/accounts/{id}/refunds': async (call) => {
    requireSecondFactor(call);
    const { realm, caller, params, http } = call;
    const { attemptId, amount, keepsAccess = false, reason } = call.body;
    const key = http.req.header('idempotency-key')?.slice(0, 255);
    if (!key) throw new ProblemError('BAD_REQUEST', ['A refund needs the header Idempotency-Key']);
    const run = createRun(call);
    await run(async (tx) => {
      await requireOpenAccount(tx, call, params.id);
      const attempt = await findAttempt(tx, realm.id, attemptId);
      if (!attempt) throw new ProblemError('NOT_FOUND', [REFUND_REFUSALS['unknown-payment']]);
      await requirePurchaseOf(tx, realm.id, params.id, attempt.purchaseId);
    });
    const money = amount && fromJsonMoney(amount);
    const id = hashToUuid(JSON.stringify([realm.id, caller.id, attemptId, key]), KEY_NAMESPACE);
    const request = {
      id,
      attemptId,
      money,
      reason: 'STAFF',
      askedBy: caller.id,
      keepsAccess,
    } as const;
    const payments = await createPaymentContext(call, run, createHooks(call));
    const creation = await requestRefund(payments, request, async (tx, made) => {
      // A repeated request is the act of the first one.
      if (made.kind === 'existing') return;
      const isRefused = made.kind === 'refused';
      await recordAct(tx, call, {
        act: 'refund',
        accountId: params.id,
        objectId: isRefused ? attemptId : made.refund.id,
        money: isRefused ? amount : toJsonMoney(made.refund.money),
        reason,
        result: isRefused ? 'refused' : 'done',
      });
    });
    if (creation.kind === 'refused') throw new ProblemError('CONFLICT', [REFUND_REFUSALS[creation.reason]]);
    const { refund } = creation;
    return {
      id: refund.id,
      state: toRefundState(refund.state),
      amount: toJsonMoney(refund.money),
    };
  },
  'POST /api/v2/support/accounts/{id}/revocations': async (call) => {
    requireSecondFactor(call);
    const { params, body } = call;
    await createRun(call)(async (tx) => {
      const { id: accountId } = await requireOpenAccount(tx, call, params.id);
      const { subscriptionId, reason } = body;
      const revocation = await revokeSubscription(tx, call, {
        accountId,
        subscriptionId,
        why: reason,
      });
      if (revocation === 'unknown') throw new ProblemError('NOT_FOUND', ['The account has no such licence.']);
      if (revocation === 'not-begun') throw new ProblemError('CONFLICT', ['The licence has not begun.']);
      if (revocation === 'revoked')
        await recordAct(tx, call, {
          act: 'revocation',
          accountId,
          objectId: subscriptionId,
          reason,
          result: 'done',
        });
    });
  },
  'POST /api/v2/support/accounts/{id}/receipts': async (call) => {
    requireSecondFactor(call);
    const { realm, clock, params, body } = call;
    await createRun(call)(async (tx) => {
      const { id: accountId } = await requireOpenAccount(tx, call, params.id);
      const purchase = await requirePurchaseOf(tx, realm.id, accountId, body.purchaseId);
      if (purchase.state !== 'PAID' || purchase.cardUpdate)
        throw new ProblemError('CONFLICT', ['The purchase has no receipt, because it is not paid.']);
      const invoice = (await listInvoiceNumbers(tx, realm.id, [purchase.id])).get(purchase.id);
      // The first receipt has the purchase as its key.
      const key = `${purchase.id} ${clock.now()}`;
      await writeReceipt(tx, call, purchase, { accountId, invoice, key });
      const act = {
        act: 'receipt',
        accountId,
        objectId: purchase.id,
        reason: body.reason,
        result: 'done',
      } as const;
      await recordAct(tx, call, act);
    });
  },
  'GET /api/v2/support/acts': async (call) => {
    const { realm, query } = call;
    const after = parseCursor(query.lastSeen);
    const { rows, states } = await createRun(call)(async (tx) => {
      const listed = await listSupportActs(tx, realm.id, {
        after,
        limit: PAGE_SIZE + 1,
      });
      const refundIds = listed.flatMap(({ act, result, objectId }) =>
        act === 'refund' && result === 'done' && objectId !== null ? [objectId] : [],
      );
      return {
        rows: listed,
        states: await listRefundStates(tx, realm.id, refundIds),
      };
    });
    const page = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
    return {
      acts: page.map((row) => toAct(row, states.get(row.objectId ?? ''))),
      paging: {
        moreDataAvailable: last !== undefined,
        ...(last && { lastSeen: `${last.createdAt.getTime()}_${last.id}` }),
      },
    };
  },
});
