import * as z from 'zod';
import { validate as isPlans } from '../../generated/validators/blocks/plans.js';
import { definition } from '../definition.ts';

/** Largest id of a licence: that of a PostgreSQL integer. */
export const MAX_LICENCE_ID = 2_147_483_647;

const DECIMAL_ID = /^[1-9]\d*$/;

/** Id of a licence in a path or query: only as the server writes it, because `Number` reads `0x1`, `1e0` and ` 1` as 1 too. */
export const LicenceId = z.preprocess(
  (value) => (typeof value === 'string' && DECIMAL_ID.test(value) ? Number(value) : value),
  z.int().min(1).max(MAX_LICENCE_ID),
);

/** An amount of money: `amount` / 10^`scale` of the currency. */
export const Money = z.object({
  amount: z.int(),
  scale: z.int().min(0).max(6),
  /** ISO 4217 code. */
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** A price of a licence. `local` is the price of the caller's country. */
const LicenceAmount = Money.extend({
  sku: z.string(),
  default: z.boolean(),
  local: z.boolean(),
  taxInclusive: z.boolean(),
  /** Amounts by billing period (ISO 8601), in the same currency and scale. */
  periodAmounts: z.array(z.object({ period: z.string(), amount: z.int() })).optional(),
});

/** A discount of a licence that is active or coming; times in milliseconds since 1970. */
const LicenceDiscount = z.object({
  name: z.string().optional(),
  type: z.enum(['percentage', 'amount']),
  /** Per cent of the price. */
  percentage: z.number().optional(),
  amount: Money.optional(),
  state: z.enum(['active', 'upcoming']),
  lifeTimeRepeat: z.boolean(),
  from: z.number().optional(),
  until: z.number().optional(),
  /** Number of billing periods that are reduced. */
  periods: z.int().optional(),
});

/** A licence that the realm offers, with its prices. */
export const Licence = z.object({
  id: z.int(),
  /** Name of the offer. */
  name: z.string(),
  /** Name of what the viewer holds afterwards, if it differs. */
  licenceName: z.string().optional(),
  description: z.string().optional(),
  /** Of the licences of a family that a viewer holds, the one with the highest rank is effective. */
  family: z.string().optional(),
  rank: z.int().optional(),
  type: z.enum(['STANDARD', 'FREE']),
  purchaseStrategy: z.object({
    type: z.enum(['SUBSCRIPTION', 'FIXED_DATE', 'PPV']),
    /** Billing period as ISO 8601. */
    subscriptionPeriod: z.string().optional(),
    /** End of a FIXED_DATE in milliseconds since 1970. */
    endsAt: z.number().optional(),
  }),
  /** Length of the free trial as ISO 8601. */
  trialDetails: z.object({ period: z.string() }).optional(),
  /** Period for which the price is advertised, as ISO 8601. */
  defaultMarketingPricePeriod: z.string().optional(),
  activationStrategy: z.enum(['IMMEDIATE', 'CONFIRMED_PAYMENT']),
  /** Text of the button that buys it. */
  cta: z.string().optional(),
  amounts: z.array(LicenceAmount),
  /**
   * The caller's price, and what is charged of it after active discounts; missing for a licence that the caller cannot
   * buy.
   */
  skuLicence: z.object({ price: Money, transactionAmount: z.int() }).optional(),
  /** Lines that say what is included. */
  included: z.array(z.string()),
  discounts: z.array(LicenceDiscount),
});
export type Licence = z.infer<typeof Licence>;

const PriceAnswer = z.enum(['LEAVE', 'CONTINUE']);

/**
 * A licence that the caller holds or held, with its state; times in milliseconds since 1970 (product document 2, section
 * 3).
 */
export const LicenceStatus = z.object({
  licence: Licence,
  status: z.enum(['ACTIVE', 'INACTIVE', 'TRIAL_ACTIVE', 'EXPIRED', 'FREE']),
  autoRenewingStatus: z.enum(['AUTO_RENEWING', 'NOT_RENEWING', 'UNKNOWN_RENEWING']),
  /** End of the paid or free time. */
  expiryTimestamp: z.number().optional(),
  /** Planned end of a pause; missing for a pause without one. */
  resumeAfter: z.number().optional(),
  pauseState: z.enum(['NOT_ALLOWED', 'ALLOWED', 'PAUSE_REQUESTED', 'PAUSED', 'RESUME_REQUESTED']),
  subscriptionPendingActions: z.array(
    z.object({
      action: z.enum(['CONFIRMED_PAYMENT_REQUIRED', 'REFRESH_PAYMENT_DETAILS']),
      requestedAt: z.number(),
      actionDueBy: z.number().optional(),
    }),
  ),
  /** UNCONFIRMED while the payment is pending. */
  paymentEventType: z.literal('UNCONFIRMED').optional(),
  /** Whether the licence gives access now. Of a family only the licence with the highest rank does. */
  isEffective: z.boolean(),
  /** Whether the licence has an offer for a holder that is about to cancel it; `verify` returns the offer. */
  hasCancellationOffer: z.literal(true).optional(),
  /** Discount of the next payments by an offer that the caller redeemed; `periods` payments are left. */
  nextDiscount: LicenceDiscount.optional(),
  /** What the caller can change now: the renewal is turned off (CANCEL) and on again, or paused and resumed. */
  changes: z.array(z.enum(['CANCEL', 'REACTIVATE', 'PAUSE', 'RESUME'])),
  /** Whether the caller can ask for the other plans of the family and change to one of them. */
  canChangePlan: z.boolean(),
  /** The licence that replaces this one when its paid time ends. */
  plannedChange: z.object({ licence: Licence, effectiveAt: z.number() }).optional(),
  /** The question whether the licence continues at a new price, while the caller can answer it or change its answer. */
  priceMigration: z
    .object({
      version: z.int(),
      /** Price of a billing period before and after, with tax, before discounts. */
      oldPrice: Money,
      newPrice: Money,
      /** Billing period as ISO 8601. */
      period: z.string(),
      /** The renewal from which the new price holds. */
      appliesAt: z.number(),
      /** Until when an answer is possible. */
      answerBy: z.number(),
      /** Missing for a question without an answer. */
      answer: PriceAnswer.optional(),
      /** What happens without an answer. */
      withoutAnswer: PriceAnswer,
    })
    .optional(),
});
export type LicenceStatus = z.infer<typeof LicenceStatus>;

/** Answer to a new price: the licence continues at it, or does not renew. */
export const PriceConsentBody = z.strictObject({ status: PriceAnswer });

/** Planned end of a pause, in milliseconds since 1970; without one the pause is the longest that is allowed. */
export const PauseBody = z
  .strictObject({ config: z.strictObject({ resumeAfter: z.number().int().optional() }).optional() })
  .default({});

/** The offer for a holder that is about to cancel a licence. */
export const CancellationOfferAnswer = z.object({
  /** Whether there is an offer now; the rest is missing without one. */
  eligible: z.boolean(),
  /** `from` is the time of the first payment that is reduced, `periods` their number, `name` the text of the offer. */
  discount: LicenceDiscount.optional(),
  /** The next payment without and with the offer. */
  price: Money.optional(),
  reducedPrice: Money.optional(),
});
export type CancellationOffer = z.infer<typeof CancellationOfferAnswer>;

/** The caller's licences, the latest purchase first. */
export const UserLicencesAnswer = z.object({ licences: z.array(LicenceStatus) });

/** Selects plans as a block does: by licence, by family, or all. */
export const PlansQuery = z.object({
  licenceId: z.array(LicenceId).max(50).optional(),
  family: z.array(z.string().min(1).max(80)).max(50).optional(),
});

/** Attributes of a block of plans with the prices of the caller's country. */
export const PlansAnswer = definition('blocks/plans.schema.json', isPlans);

/** All licences that the realm offers. */
export const LicencesAnswer = z.object({ licences: z.array(Licence) });

/** Licences of which one is effective at a time. A licence without a family is one of its own, by its own name. */
const LicenceFamily = z.object({
  name: z.string(),
  licences: z.array(Licence),
  /** The caller's licences of the family that give access, if the query asks for them. */
  entitlements: z
    .array(
      z.object({
        licenceId: z.number(),
        name: z.string(),
        type: Licence.shape.type,
        status: LicenceStatus.shape.status,
      }),
    )
    .optional(),
  /** State of the licence that is effective; without one, of the latest that the caller bought. */
  ...LicenceStatus.pick({
    status: true,
    autoRenewingStatus: true,
    expiryTimestamp: true,
    paymentEventType: true,
  }).partial().shape,
});
export type LicenceFamily = z.infer<typeof LicenceFamily>;

/** Families of licences, in the order of their first licence. */
export const LicenceFamiliesAnswer = z.object({ licenceFamilies: z.array(LicenceFamily) });

/** Selects the families that contain one of these licences; without an id, all families. */
export const LicenceFamiliesQuery = z.object({
  licenceId: z.array(LicenceId).max(50).optional(),
  /** Adds what the caller holds of each family; a guest holds nothing. */
  includeEntitlements: z.literal('ALL_ACTIVE_USER_ENTITLEMENTS').optional(),
});
