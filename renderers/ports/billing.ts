import type { CardList, Invoice, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { SentGift } from '#schemas/wire/commerce/gifts.ts';
import type { CancellationOffer, LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import type { PlanChangeBody, PlanChangesAnswer } from '#schemas/wire/commerce/plan-changes.ts';

/** Result of a change: the stored instruments after it, or labels of its refusal, of which the first known is shown. */
export type CardChangeResult = { ok: true; cards: CardList } | { ok: false; labels: readonly string[] };

/** Result of a change of a plan: success, or labels of its refusal, of which the first known is shown. */
export type PlanChangeResult = { ok: true } | { ok: false; labels: readonly string[] };

/** Stored payment methods, payment history and invoices of the account. Reads reject with a `ProblemError`. */
export interface BillingPort {
  /** Lists the stored cards and wallets, the default one first. */
  listCards: () => Promise<CardList>;
  /** Makes a stored card the default one. */
  makeDefault: (cardId: string) => Promise<CardChangeResult>;
  /** Removes a stored card. The last card of an account with a plan that renews is refused with `cardNeeded`. */
  removeCard: (cardId: string) => Promise<CardChangeResult>;
  /** Lists the plans that the account holds or held, the latest purchase first. */
  listPlans: () => Promise<LicenceStatus[]>;
  /**
   * Turns off the renewal of a plan, also of one with an offer. A plan that was cancelled already stays as it is.
   * `refusesOffer`: whether its offer is refused, and not made again soon.
   */
  cancelPlan: (licenceId: number, refusesOffer: boolean) => Promise<PlanChangeResult>;
  /** Reads the offer for an account that is about to cancel a plan. */
  readOffer: (licenceId: number) => Promise<CancellationOffer>;
  /** Redeems the offer of a plan: its next payments are reduced. */
  redeemOffer: (licenceId: number) => Promise<PlanChangeResult>;
  /** Turns the renewal of a cancelled plan on again. */
  reactivatePlan: (licenceId: number) => Promise<PlanChangeResult>;
  /** Pauses a plan from the end of its paid time on. `resumeAfter` is in milliseconds since 1970. */
  pausePlan: (licenceId: number, resumeAfter: number) => Promise<PlanChangeResult>;
  /** Drops a pause that has not begun, or ends one: a new period is then charged. */
  resumePlan: (licenceId: number) => Promise<PlanChangeResult>;
  /** Lists the plans to which a plan can change, with their prices. */
  listPlanChanges: (licenceId: number) => Promise<PlanChangesAnswer>;
  /** Changes a plan at the end of its paid time, or at once in a trial. Another price than the given one is refused. */
  changePlan: (licenceId: number, request: PlanChangeBody) => Promise<PlanChangeResult>;
  /** Drops the planned change of a plan. */
  dropPlanChange: (licenceId: number) => Promise<PlanChangeResult>;
  /** Answers whether a plan continues at its new price. LEAVE: it does not renew. */
  answerPrice: (licenceId: number, answer: 'LEAVE' | 'CONTINUE') => Promise<PlanChangeResult>;
  /** Lists the gifts that the account bought, the latest first. */
  listSentGifts: () => Promise<SentGift[]>;
  /** Sends the mail of a gift again, with a new code. The earlier code ends. */
  resendGift: (id: string) => Promise<PlanChangeResult>;
  /** Reads a page of the history, the latest first. `lastSeen` is the cursor of the page before. */
  readHistory: (lastSeen: string | undefined) => Promise<PaymentHistory>;
  /** Reads an invoice by its number. Rejects with 404 for one of another account. */
  readInvoice: (number: string) => Promise<Invoice>;
}
