import type { JsonMoney } from './money.ts';

/** Where a subscription is in its life. */
export type Life = 'PENDING_PAYMENT' | 'TRIAL' | 'ACTIVE' | 'PAST_DUE' | 'ENDED' | 'ABANDONED';

/** Whether the period's end renews a subscription. UNKNOWN: a shop outside of Playbill decides. */
export type RenewalMode = 'AUTO' | 'OFF' | 'UNKNOWN';

/** Pause of a subscription; NOT_ALLOWED where the licence cannot be paused. */
export type Pause = 'NOT_ALLOWED' | 'NONE' | 'REQUESTED' | 'PAUSED' | 'RESUME_REQUESTED';

/**
 * Class of a failed charge. soft: the bank may accept it later. hard: the instrument never works again. technical: no
 * answer of the bank. authentication-required: the viewer has to confirm the payment.
 */
export type DeclineClass = 'soft' | 'hard' | 'technical' | 'authentication-required';

/** Why a subscription ended. */
export type SubscriptionEndReason = 'expired' | 'cancelled' | 'revoked' | 'refunded' | 'unpaid' | 'superseded';

/** What the viewer agreed to pay for a licence, before discounts. An edited price does not change it. */
export interface AgreedTerms {
  sku: string;
  price: JsonMoney;
  taxInclusive: boolean;
  /** Billing period as ISO 8601. */
  period: string;
  /** Version of the licence's price; missing for that of before the first price migration. */
  priceVersion?: number | undefined;
  /** Whether only the price of the purchase has changed, so that the voucher of the purchase still applies. */
  keepsVoucher?: true | undefined;
}

/** Answer to a new price: the licence continues at it, or does not renew. */
export type PriceAnswer = 'CONTINUE' | 'LEAVE';

/** The question whether a licence continues at a new price. */
export interface PriceMigration {
  priceVersion: number;
  /** The renewal from which the new price holds. Answers are possible until then. */
  priceFrom: number;
  /** The new terms. */
  terms: AgreedTerms;
  /** Price of a period before and after, with the tax at the time of the question. */
  oldPrice: JsonMoney;
  newPrice: JsonMoney;
  /** What happens without an answer: the rule of the realm at the time of the question. */
  withoutAnswer: PriceAnswer;
  /** When an account without an answer is reminded; undefined if it was reminded, or the question came too late for it. */
  remindAt?: number | undefined;
}

/** A question about a new price, with its answer: OFFERED has none. */
export type PriceMigrationChange = PriceMigration & {
  kind: 'MIGRATION_OFFERED' | 'MIGRATION_CONTINUE' | 'MIGRATION_LEAVE';
};

/** A change of licence or price that has not taken effect. */
export type PlanChange =
  | { kind: 'NONE' }
  | {
      kind: 'UPGRADE_AWAITING_PAYMENT' | 'DOWNGRADE_AT_END';
      licenceId: number;
      /** Terms of the licence after the change; missing in changes of before they were stored. */
      terms?: AgreedTerms | undefined;
      /** The question about a new price of the present licence, which comes back if the change is dropped. */
      migration?: PriceMigrationChange | undefined;
    }
  | PriceMigrationChange;

/** Discount of an offer at cancellation, as it was when the offer was redeemed. */
export interface OfferDiscount {
  type: 'percentage' | 'amount';
  /** Per cent of the price, with at most two decimals. */
  percentage?: number;
  amounts?: { currency: string; amount: number; scale?: number }[];
}

/** The answer to an offer at cancellation. */
export interface OfferAnswer {
  /** Time of the latest answer in milliseconds since 1970. */
  answeredAt: number;
  /** What the latest redeemed offer takes off the paid periods of a licence; missing for offers that were all refused. */
  reduction?: {
    licenceId: number;
    discount: OfferDiscount;
    /** Index of the first paid period that is reduced, and the number of reduced periods. */
    firstPeriod: number;
    periods: number;
  };
}

/** Part that all events have; times in milliseconds since 1970. */
interface EventBase {
  /** When it was recorded. */
  at: number;
  /** When it takes effect. For a cancellation, a pause and a downgrade the end of the paid period. */
  effectiveAt: number;
  by: 'viewer' | 'operator' | 'system' | 'provider';
  /** Reason for support staff. */
  why?: string;
}

type Details =
  | {
      kind: 'purchased';
      licenceId: number;
      priceVersion: number;
      life: 'PENDING_PAYMENT' | 'TRIAL' | 'ACTIVE';
      renewal: RenewalMode;
      canPause: boolean;
      /** End of the paid or trial time; undefined for none, and while the payment is pending. */
      paidUntil?: number;
      /** Start of the series of periods, if it is older than the purchase: that of a plan that it replaces. */
      anchor?: number;
      /** Latest time for a pending payment. */
      dueBy?: number;
      /** The stored instrument that paid. */
      instrumentId?: string;
    }
  | { kind: 'payment-confirmed'; life: 'TRIAL' | 'ACTIVE'; paidUntil?: number }
  | { kind: 'abandoned' | 'cancelled' | 'reactivated' | 'change-dropped' }
  | { kind: 'pause-began' | 'resume-requested' | 'resume-failed' }
  /** `purchaseId`: the purchase that paid the period; missing for a period that was not bought here. */
  | { kind: 'renewed' | 'resumed'; paidUntil: number; purchaseId?: string }
  | { kind: 'renewal-failed'; graceUntil: number; declineClass: DeclineClass }
  | { kind: 'pause-requested'; resumeAfter?: number; maxPauseMs?: number }
  | { kind: 'upgrade-requested' | 'downgrade-requested'; licenceId: number; terms?: AgreedTerms }
  | { kind: 'upgrade-paid'; paidUntil: number }
  | ({ kind: 'migration-offered' } & PriceMigration)
  | { kind: 'migration-reminded' }
  /** By the system: the rule of the realm for accounts without an answer. */
  | { kind: 'migration-answered'; answer: PriceAnswer }
  /** The offer at cancellation: its discount reduces the next paid periods. */
  | { kind: 'offer-redeemed'; discount: OfferDiscount; periods: number }
  | { kind: 'offer-refused' }
  /** The account has chosen what pays from the next period on. */
  | { kind: 'instrument-chosen'; instrumentId: string }
  | { kind: 'ended'; reason: SubscriptionEndReason }
  /** The refund that ended it has failed: it continues as it was. */
  | { kind: 'reinstated'; life: 'TRIAL' | 'ACTIVE'; renewal: RenewalMode; paidUntil?: number };

/** What happened to a subscription. Events are never changed or removed. */
export type SubscriptionEvent = EventBase & Details;

/** Kind of an event. */
export type EventKind = SubscriptionEvent['kind'];

/** State of a subscription: the projection of its events; times in milliseconds since 1970. */
export interface Subscription {
  licenceId: number;
  /** Terms of the licence after a change of the plan or of its price; undefined for those of the purchase. */
  terms?: AgreedTerms | undefined;
  /** Version of the price that the account pays: 0 before the first price migration of the licence. */
  priceVersion: number;
  life: Life;
  endReason?: SubscriptionEndReason | undefined;
  renewal: RenewalMode;
  /** The stored instrument that pays the next period; undefined for the default one of the account. */
  instrumentId?: string | undefined;
  /** Whether it was bought with renewal; a cancellation of one that was can be taken back. */
  canRenew: boolean;
  pause: Pause;
  change: PlanChange;
  purchasedAt: number;
  /** Start of the first paid period, from which all periods are counted; missing in states of before renewals. */
  anchor?: number | undefined;
  /** Number of paid periods; missing in states of before renewals. */
  paidPeriods?: number | undefined;
  /** The purchase that paid the current period; undefined while that of the beginning did. */
  currentPurchaseId?: string | undefined;
  /** End of the paid or trial time; after the end of a subscription the time at which it ended. */
  paidUntil?: number | undefined;
  /** Latest time for a pending payment. */
  dueBy?: number | undefined;
  /** Since when a payment is due, and how long the access lasts meanwhile. */
  pastDue?: { since: number; graceUntil: number } | undefined;
  /** Planned end of a pause; undefined for a pause without a planned end. */
  resumeAfter?: number | undefined;
  /** The answer to the latest offer at cancellation; missing before the first one. */
  offer?: OfferAnswer | undefined;
  /** When the latest event was recorded. */
  changedAt: number;
}

/** Why an event is not possible. */
export type LifecycleRefusal =
  | { kind: 'not-purchased' | 'already-purchased' }
  | { kind: 'wrong-life'; life: Life }
  | { kind: 'wrong-end'; reason: SubscriptionEndReason | undefined }
  | { kind: 'wrong-renewal'; renewal: RenewalMode }
  | { kind: 'wrong-pause'; pause: Pause }
  | { kind: 'wrong-change'; change: PlanChange['kind'] }
  /** It is the answer that was given before, or not the rule for accounts without an answer. */
  | { kind: 'wrong-answer' }
  | { kind: 'out-of-order' }
  /** It was bought without renewal: for a fixed time, or for ever. */
  | { kind: 'not-renewable' }
  /** It would take effect before the paid period or the grace time ends. */
  | { kind: 'too-early'; earliest: number }
  /** The paid period has ended. */
  | { kind: 'too-late'; latest: number }
  /** The new period has no end, would not end after the current one, or has ended. */
  | { kind: 'invalid-period' }
  /** The pause would end before it begins, or last longer than allowed; `latest` is undefined without a limit. */
  | { kind: 'invalid-resume-date'; latest: number | undefined };

/** Result of an event: the next state, or a refusal. */
export type Transition = { isAllowed: true; next: Subscription } | { isAllowed: false; refusal: LifecycleRefusal };
