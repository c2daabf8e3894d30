import * as z from 'zod';
import { BoughtGift } from './gifts.ts';
import { MAX_LICENCE_ID, Money } from './licences.ts';

/** Payment methods of the product (product document 2, section 9). `paypal` is offered through Adyen. */
export const PAYMENT_METHODS = ['card', 'pix', 'zero-balance', 'ideal', 'bancontact', 'gcash', 'paypal'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Name of a payment provider, such as `stripe`. */
const ProviderName = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/);

/** A way to pay a basket. The first one is the realm's choice for the payer's country. */
export const PaymentOption = z.object({
  provider: ProviderName,
  method: PaymentMethod,
  /** How the payer pays: in card fields of the provider, on another page, by a QR code, or with nothing to do. */
  flow: z.enum(['fields', 'redirect', 'qr-code', 'none']),
  /** How later periods are paid: with the stored instrument, by a mandate, or by an invoice that the payer pays anew. */
  renewal: z.enum(['native', 'by-mandate', 'by-invoice']),
});
export type PaymentOption = z.infer<typeof PaymentOption>;

/** A stored card or wallet of the account. It holds no card number. */
export const Card = z.object({
  cardId: z.string(),
  /** Brand in lower case, such as `visa`. */
  cardType: z.string(),
  last4Digits: z.string(),
  cardHolder: z.string(),
  /** Month from 1; missing for an instrument that does not expire. */
  expiryMonth: z.int().optional(),
  expiryYear: z.int().optional(),
  showEula: z.boolean(),
  paymentProviderId: ProviderName,
  /** Ids of licences whose renewal is paid with it. */
  licences: z.array(z.int()),
  paymentMethodType: PaymentMethod,
});
export type Card = z.infer<typeof Card>;

/** The card of a payment, as receipts and invoices name it. */
export const PaidCard = Card.pick({ cardType: true, last4Digits: true });

/** Origins that pages of payments need, besides their own: for frames, scripts and requests of payment providers. */
export const PaymentOrigins = z.object({
  frame: z.array(z.string()),
  script: z.array(z.string()),
  connect: z.array(z.string()),
});
export type PaymentOrigins = z.infer<typeof PaymentOrigins>;

/** What a basket is changed to. The account's basket has one licence. */
export const BasketBody = z.strictObject({
  basketItems: z
    .array(
      z.strictObject({
        licenceId: z.int().min(1).max(MAX_LICENCE_ID),
        /**
         * Buys nothing: changes what pays the renewals of the licence, which the account holds. If a period is due, its
         * payment is the basket.
         */
        isCardUpdate: z.literal(true).optional(),
      }),
    )
    .length(1),
  /** Replaces the voucher of the basket; an empty list removes it. Without the list, the voucher stays. */
  vouchers: z
    .array(z.strictObject({ code: z.string().min(1).max(60) }))
    .max(1)
    .optional(),
  /**
   * Path of the site to which the viewer returns after the purchase, such as that of the locked video. Browsers read two
   * slashes at the beginning as another host.
   */
  returnPath: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/)
    .optional(),
});
export type BasketBody = z.infer<typeof BasketBody>;

/** A voucher that pays a licence without a checkout. */
export const VoucherRedemptionBody = z.strictObject({
  voucherCode: z.string().min(1).max(60),
  licenceId: z.int().min(1).max(MAX_LICENCE_ID),
});

export const BasketQuery = z.object({ acknowledgeNoFreeTrial: z.enum(['true', 'false']).optional() });

const BasketItem = z.object({
  sku: z.string(),
  licenceId: z.int(),
  name: z.string(),
  description: z.string().optional(),
  included: z.array(z.string()),
  subscriptionSetting: z.object({
    subscriptionType: z.enum(['SUBSCRIPTION', 'FIXED_DATE', 'PPV']),
    /** ISO 8601. */
    subscriptionPeriod: z.string().optional(),
    /** ISO 8601; missing if the purchase begins without a free trial. */
    trialPeriodDuration: z.string().optional(),
  }),
});

/**
 * The running plan of the account that the purchase replaces. NOW: it ends when the purchase is paid, and its unused time is
 * the credit. PERIOD_END: it runs until `endsAt`, in milliseconds since 1970, and is not renewed.
 */
const Replacement = z.object({
  name: z.string(),
  endsAt: z.number(),
  timing: z.enum(['NOW', 'PERIOD_END']),
  /** It is a free trial. */
  isTrial: z.literal(true).optional(),
  /** The purchase pays until `endsAt`, so the dates of later charges stay. */
  keepsDates: z.literal(true).optional(),
});

/** For a voucher that reduces some payments after the first: number of reduced payments, and price of the others. */
const VoucherEnd = z.object({ payments: z.int(), price: Money, period: z.string() });

/**
 * The account's basket with its price, as the server calculates it at each request. `total` is what is charged now. Times
 * in milliseconds since 1970.
 */
export const Basket = z.object({
  id: z.uuid(),
  /** Increases with each change. A payment names it, so that a basket that another tab changed is not paid. */
  version: z.int(),
  basketItems: z.array(BasketItem),
  /**
   * The voucher of the basket. `code` is a shared code or the end of a unique one. `reduction` is 0 for a purchase that
   * begins with a free trial, whose later charges are reduced.
   */
  vouchers: z.array(
    z.object({
      code: z.string(),
      reduction: Money,
      later: VoucherEnd.optional(),
    }),
  ),
  /** Whether the realm has vouchers. */
  acceptsVouchers: z.boolean(),
  /** A voucher that was taken out of the basket by this request, because it can no longer be used. `reason` is a label key. */
  removedVoucher: z.object({ code: z.string(), reason: z.string() }).optional(),
  total: Money,
  /** Price before discounts and vouchers. */
  price: Money,
  discount: Money,
  /** Value of the unused time of the plan that the purchase replaces; missing for nothing. */
  credit: Money.optional(),
  replaces: Replacement.optional(),
  tax: Money,
  taxInclusive: z.boolean(),
  /** When the total has to be calculated anew. */
  validUntil: z.number(),
  /** The first later charge; missing for a purchase that does not renew. */
  renewal: z.object({ at: z.number(), price: Money, period: z.string() }).optional(),
  /** End of the access of a purchase that does not renew; missing for access without an end. */
  endsAt: z.number().optional(),
  /** Set in a basket that buys a gift. Its item is the licence that the receiver gets. */
  gift: BoughtGift.optional(),
  returnPath: z.string().optional(),
  /** Ids of fields of the purchase form that the account has to fill in before it can pay. */
  missingFields: z.array(z.string()),
  /** Names of required terms that the account has not agreed to. */
  missingConsents: z.array(z.string()),
  paymentOptions: z.array(PaymentOption),
  /** Stored instruments that can pay this basket. */
  cards: z.array(Card),
  defaultCardId: z.string().optional(),
});
export type Basket = z.infer<typeof Basket>;

/** Opens card fields for a basket. */
export const FieldsBody = z.strictObject({
  basketId: z.uuid(),
  targetPaymentProvider: ProviderName,
  paymentMethodType: PaymentMethod,
});

/** Card fields of a provider, a page of another origin for a frame (messages in `docs/card-gateway-api.md`). */
export const FieldsAnswer = z.object({
  paymentDetailsExid: z.string(),
  fields: z.object({ kind: z.literal('frame'), url: z.string(), origin: z.string() }),
});
export type FieldsAnswer = z.infer<typeof FieldsAnswer>;

/** A token that card fields returned. */
export const ValidateBody = z.strictObject({
  paymentDetailsExid: z.string().min(1).max(4000),
  targetPaymentProvider: ProviderName,
  paymentMethodType: PaymentMethod,
});
export const ValidateAnswer = z.object({
  paymentDetailsExid: z.string(),
  paymentMethodDetails: z.object({
    cardType: z.string(),
    last4Digits: z.string(),
    expiryMonth: z.int().optional(),
    expiryYear: z.int().optional(),
  }),
});

/** A request to pay. `paymentDetailsExternalId` is a token of card fields or the id of a stored card. */
export const PayBody = z.strictObject({
  primaryPaymentDetailsAttributes: z.strictObject({
    paymentDetailsExternalId: z.string().max(4000).optional(),
    targetPaymentProvider: ProviderName,
    paymentMethodType: PaymentMethod,
  }),
  basketVersion: z.int().min(1),
  /** Whether the instrument is stored for later purchases; a renewal stores it in any case. */
  storesInstrument: z.boolean().optional(),
  /** Cancels a payment that waits for the payer, so that another method can be used. */
  replaces: z.boolean().optional(),
});
export type PayBody = z.infer<typeof PayBody>;

/** What the payer has to do before a payment continues. */
export const PaymentAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('REDIRECT'), url: z.string() }),
  z.object({ type: z.literal('QR'), data: z.string(), expiresAt: z.number().optional() }),
  /** The bank's page for a frame, or for the whole window where frames are blocked. */
  z.object({ type: z.literal('CHALLENGE'), url: z.string() }),
]);
export type PaymentAction = z.infer<typeof PaymentAction>;

/** What was bought; times in milliseconds since 1970. */
const Receipt = z.object({
  licenceId: z.int(),
  name: z.string(),
  total: Money,
  tax: Money,
  paidAt: z.number(),
  /** Number of the invoice; missing for a purchase without a payment. */
  invoice: z.string().optional(),
  /** Missing for a method without a card. */
  card: PaidCard.optional(),
  renewal: z.object({ at: z.number(), price: Money, period: z.string() }).optional(),
  later: VoucherEnd.optional(),
  endsAt: z.number().optional(),
  replaces: Replacement.optional(),
  gift: BoughtGift.optional(),
  /** Whether the account has no password yet: a mail with the link to set one was sent with the purchase. */
  hasPasswordMail: z.literal(true).optional(),
});

/**
 * State of a purchase. PENDING: the provider reports the result later. FAILED and CANCELLED end the latest attempt; the
 * basket can be paid again.
 */
export const PurchaseStatus = z.object({
  purchaseId: z.string(),
  /** Of a renewal: a name that is no UUID. */
  basketId: z.string(),
  status: z.enum(['OPEN', 'PENDING', 'ACTION_REQUIRED', 'COMPLETE', 'FAILED', 'CANCELLED']),
  licenceId: z.int(),
  /** The purchase buys nothing: it changes what pays the renewals of the licence. It has no receipt. */
  isCardUpdate: z.literal(true).optional(),
  /** The purchase pays a period of a licence that the account holds. */
  isRenewal: z.literal(true).optional(),
  /** The licence ended before the card was stored, so the card pays nothing. */
  hasPlanEnded: z.literal(true).optional(),
  /** Set for a purchase that buys a gift: the account itself gets no licence. */
  gift: BoughtGift.optional(),
  total: Money,
  provider: ProviderName.optional(),
  method: PaymentMethod.optional(),
  action: PaymentAction.optional(),
  /** Same as `action.url`, for clients of the older contract. */
  redirectUrl: z.string().optional(),
  /** Why the latest attempt failed: `message` is a label key. */
  failure: z.object({ code: z.string(), message: z.string(), canRetrySame: z.boolean() }).optional(),
  /**
   * The provider received another amount than the price: the payment is put aside until the support team has decided. The
   * reference names it for them.
   */
  wrongAmount: z.object({ received: Money, reference: z.string() }).optional(),
  receipt: Receipt.optional(),
  returnPath: z.string().optional(),
});
export type PurchaseStatus = z.infer<typeof PurchaseStatus>;

/** The payer's return from a provider's page, possibly in another browser: the token proves the attempt, no session. */
export const ReturnBody = z.strictObject({
  /** Provider of the return's address. It must be that of the payment, and one that the realm offers. */
  provider: z.string().max(40),
  token: z.string().max(1000),
  /** Query parameters that the provider added. */
  query: z.record(z.string().max(200), z.string().max(4000)),
});
