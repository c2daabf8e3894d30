import * as z from 'zod';
import { PaymentMethod } from './checkout.ts';
import { Money } from './licences.ts';

/** Largest number of accounts that a search finds. */
export const MAX_FOUND_ACCOUNTS = 20;

/** What support searches for: an email address, an invoice number, or the provider's id of a payment. */
export const SupportSearch = z.object({
  query: z.string().trim().min(3).max(254),
});

/** An account as support sees it. Times in milliseconds since 1970. */
export const SupportAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.int(),
  /** Time of the scheduled deletion; missing for none. */
  deletionAt: z.int().optional(),
  /** Whether support may view it and act on it: not on its own account, nor on those of support and editors. */
  isOpen: z.boolean(),
});
export type SupportAccount = z.infer<typeof SupportAccount>;

export const SupportAccounts = z.object({
  accounts: z.array(SupportAccount).max(MAX_FOUND_ACCOUNTS),
});

/** What happened to a subscription. Times in milliseconds since 1970. */
const SubscriptionEvent = z.object({
  kind: z.string(),
  at: z.int(),
  effectiveAt: z.int(),
  by: z.enum(['viewer', 'operator', 'system', 'provider']),
  why: z.string().optional(),
});

/** A licence that an account holds or held. Times in milliseconds since 1970. */
const SupportSubscription = z.object({
  id: z.string(),
  licenceId: z.int(),
  name: z.string(),
  life: z.enum(['PENDING_PAYMENT', 'TRIAL', 'ACTIVE', 'PAST_DUE', 'ENDED', 'ABANDONED']),
  endReason: z.string().optional(),
  renewal: z.enum(['AUTO', 'OFF', 'UNKNOWN']),
  pause: z.string(),
  purchasedAt: z.int(),
  /** End of the paid or trial time; for one that has ended, when it ended. */
  paidUntil: z.int().optional(),
  graceUntil: z.int().optional(),
  /** Whether it gives access now. */
  isEntitled: z.boolean(),
  /** Card that pays the next period, such as `visa 4242`; missing for none. */
  paidBy: z.string().optional(),
  /** Whether support can end it. */
  canRevoke: z.boolean(),
  events: z.array(SubscriptionEvent),
});
export type SupportSubscription = z.infer<typeof SupportSubscription>;

/** State of a refund. */
const RefundState = z.enum(['done', 'pending', 'failed']);

/** Money that was given back. */
const SupportRefund = z.object({
  id: z.string(),
  amount: Money,
  state: RefundState,
  reason: z.string(),
  createdAt: z.int(),
});

/** One call of a payment provider. Times in milliseconds since 1970. */
const SupportAttempt = z.object({
  id: z.string(),
  provider: z.string(),
  method: PaymentMethod,
  card: z.string().optional(),
  amount: Money,
  state: z.string(),
  /** The provider's id of the payment. */
  reference: z.string().optional(),
  /** Code of the refusal. */
  decline: z.string().optional(),
  createdAt: z.int(),
  /** What can be given back; missing for a payment that was not taken. */
  refundable: Money.optional(),
  refunds: z.array(SupportRefund),
  disputes: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      amount: Money,
      state: z.string(),
    }),
  ),
});

/** Sum or line of the ledger: positive for a debit, negative for a credit. */
const LedgerLine = z.object({ account: z.string(), amount: Money });

/** A purchase with its payments and its bookkeeping. Times in milliseconds since 1970. */
const SupportPurchase = z.object({
  id: z.string(),
  name: z.string(),
  amount: Money,
  isPaid: z.boolean(),
  paidAt: z.int().optional(),
  invoice: z.string().optional(),
  attempts: z.array(SupportAttempt),
  ledger: z.array(
    z.object({
      kind: z.string(),
      provider: z.string(),
      postedAt: z.int(),
      lines: z.array(LedgerLine),
    }),
  ),
  /** Sums of the ledger's accounts. */
  sums: z.array(LedgerLine),
});
export type SupportPurchase = z.infer<typeof SupportPurchase>;

/** Licences and payments of an account, the latest first. */
export const SupportCommerce = z.object({
  account: SupportAccount,
  subscriptions: z.array(SupportSubscription),
  purchases: z.array(SupportPurchase),
});
export type SupportCommerce = z.infer<typeof SupportCommerce>;

const Reason = z.string().trim().min(3).max(200);

/** A refund that support asks for; without an amount all that can be given back. */
export const SupportRefundBody = z.strictObject({
  attemptId: z.uuid(),
  amount: Money.optional(),
  /** Whether the account keeps the licence although all of the money is given back. */
  keepsAccess: z.boolean().optional(),
  reason: Reason,
});

export const SupportRefundAnswer = z.object({
  id: z.string(),
  state: RefundState,
  amount: Money,
});
export type SupportRefundAnswer = z.infer<typeof SupportRefundAnswer>;

export const SupportRevocationBody = z.strictObject({
  subscriptionId: z.uuid(),
  reason: Reason,
});

export const SupportReceiptBody = z.strictObject({
  purchaseId: z.uuid(),
  reason: Reason,
});

/** An entry of the audit trail. Times in milliseconds since 1970. */
export const SupportAct = z.object({
  id: z.string(),
  staff: z.string(),
  act: z.enum(['search', 'view', 'refund', 'revocation', 'receipt']),
  /** Name and address of the account; missing for a search without a result, and after the deletion of the account. */
  name: z.string().optional(),
  email: z.string().optional(),
  accountId: z.string().optional(),
  objectId: z.string().optional(),
  amount: Money.optional(),
  reason: z.string(),
  /** A refund may be pending, or fail later. */
  result: z.enum(['done', 'refused', 'pending', 'failed']),
  at: z.int(),
});
export type SupportAct = z.infer<typeof SupportAct>;

export const SupportActsQuery = z.object({
  lastSeen: z.string().max(100).optional(),
});

/** A page of the audit trail, the latest first. */
export const SupportActs = z.object({
  acts: z.array(SupportAct),
  paging: z.object({
    moreDataAvailable: z.boolean(),
    lastSeen: z.string().optional(),
  }),
});
export type SupportActs = z.infer<typeof SupportActs>;
