import type { Answer } from '#schemas/wire/endpoints.ts';
import type { Basket, PaymentMethod, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';

/** A provider and a method of it, such as a card at `stripe`. */
export interface PaymentTarget {
  targetPaymentProvider: string;
  paymentMethodType: PaymentMethod;
}

/** A page of a provider with card fields, for a frame. `paymentDetailsExid` is the id of its session. */
export type CardFieldsSession = Answer<'POST /api/v4/payment-method/init'>;

/** A basket that was created while the page was rendered, so that its card fields load beside the page's scripts. */
export interface PreparedCheckout {
  basket: Basket;
  /** Card fields of the default way to pay, and its key; undefined if it has none. */
  opened?: { choice: string; session: CardFieldsSession };
}

/** Brand, last digits and expiry of a card, as the provider read them. */
export type ValidatedCard = Answer<'POST /api/v4/payment-method/validate'>['paymentMethodDetails'];

/** Content of a basket. */
export interface BasketRequest {
  /** UUID that the client chose, or that of the account's open basket. */
  basketId: string;
  licenceId: number;
  /** Buys nothing: changes what pays the renewals of the licence. */
  isCardUpdate?: boolean;
  /** Path of the site to which the user returns after the purchase. */
  returnPath?: string | undefined;
  /** Whether the user has agreed to a purchase without the free trial. */
  acknowledgesNoTrial: boolean;
}

/** A gift that is about to be paid. */
export interface GiftBasketRequest {
  giftId: string;
  details: GiftDetails;
}

/** One attempt to pay a basket. */
export interface PayRequest {
  basketId: string;
  /** Version of the basket that the user saw. */
  basketVersion: number;
  target: PaymentTarget;
  /** Token of card fields or id of a stored card; absent for methods without either. */
  paymentDetailsId?: string | undefined;
  /** Cancels a payment that still waits for the payer. */
  replaces: boolean;
  acknowledgesNoTrial: boolean;
}

/** The payer's return from a provider's page. */
export interface ProviderReturn {
  /** Name of the provider in the return's address. */
  provider: string;
  token: string;
  /** Query parameters that the provider added. */
  query: Readonly<Record<string, string>>;
}

/** Refusal of the server, or a lost answer (status 0). */
export class CheckoutError extends Error {
  override name = 'CheckoutError';
  readonly status: number;
  readonly code: string;
  /** Label keys. */
  readonly messages: readonly string[];
  /** Ids of fields of the purchase form that the account lacks. */
  readonly missingFields: readonly string[];

  constructor(problem: {
    status: number;
    code: string;
    messages: readonly string[];
    missingFields?: readonly string[] | undefined;
  }) {
    super(`${problem.status} ${problem.code}`);
    this.status = problem.status;
    this.code = problem.code;
    this.messages = problem.messages;
    this.missingFields = problem.missingFields ?? [];
  }
}

/** Baskets and their payment. All methods reject with a `CheckoutError`. */
export interface CheckoutPort {
  /** Creates or changes the account's basket. Rejects with 409 `freeTrialDenied` until that is acknowledged. */
  putBasket: (request: BasketRequest) => Promise<Basket>;
  /** Creates or changes the account's open basket of a gift. */
  postGiftBasket: (request: GiftBasketRequest) => Promise<Basket>;
  /** Puts a voucher into the account's basket. Rejects with 404 for an unknown code and 409 for one that cannot be used. */
  addVoucher: (code: string) => Promise<Basket>;
  removeVoucher: (code: string) => Promise<Basket>;
  /** Opens the card fields of a provider. */
  openFields: (basketId: string, target: PaymentTarget) => Promise<CardFieldsSession>;
  /** Reads the card of a token. Rejects with 404 for a token that is unknown or used. */
  validateToken: (token: string, target: PaymentTarget) => Promise<ValidatedCard>;
  /** Pays a basket. Requests with the same idempotency key are one payment, so a lost answer can be asked for again. */
  pay: (request: PayRequest, idempotencyKey: string) => Promise<PurchaseStatus>;
  /** Reads the state of a purchase of the account. */
  readPurchase: (purchaseId: string) => Promise<PurchaseStatus>;
  /** Cancels a payment that waits for the payer. */
  cancelPurchase: (purchaseId: string) => Promise<PurchaseStatus>;
  /** Continues a payment after the payer's return from a provider's page. Needs no session. */
  continueReturn: (providerReturn: ProviderReturn) => Promise<PurchaseStatus>;
}
