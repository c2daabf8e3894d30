import type { PaymentMethod } from '#schemas/wire/commerce/checkout.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Money } from '../domain/money.ts';

export type { PaymentMethod };

/** How a refusal may be retried: later (soft), never with this instrument (hard), soon (technical), or by the payer. */
export type DeclineClass = 'soft' | 'hard' | 'technical' | 'authentication_required';

/**
 * Why a payment failed, in terms that a payer can act on. Lost cards, stolen cards and suspected fraud are
 * `card_declined`, so that a thief learns nothing. `payment_refused` is the refusal of a method without a card.
 */
export const DECLINE_CODES = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_number',
  'incorrect_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_zip',
  'processing_error',
  'authentication_required',
  'authentication_failed',
  'payment_refused',
  'payment_expired',
] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];

/** What the payer has to do before the payment continues. */
export type PaymentAction =
  | { kind: 'redirect'; url: string }
  /** `text` is the content of the QR code; `expiresAt` in milliseconds since 1970. */
  | { kind: 'qr-code'; text: string; expiresAt?: number }
  /**
   * The bank's page (3-D Secure), shown in a frame or, where frames are blocked, as the whole page. It returns to the
   * order's `returnUrl`, inside the frame too.
   */
  | { kind: 'challenge'; url: string };

/** A card or wallet that the provider has stored and that can be charged again. It holds no card number. */
export interface StoredInstrument {
  /** The provider's id of the stored instrument. */
  reference: string;
  /** Brand in lower case, such as `visa`; the method for an instrument that is no card. */
  brand: string;
  /** Last four digits; empty for an instrument without a number. */
  last4: string;
  /** Undefined for an instrument that does not expire. Month from 1, year with four digits. */
  expiry: { month: number; year: number } | undefined;
  /** The same for the same card of any customer, if the provider reports one. It limits free trials. */
  fingerprint: string | undefined;
}

/** A card that was typed into card fields and has not paid yet. */
export interface TokenCard extends Omit<StoredInstrument, 'reference'> {
  /** Account for which the fields were opened; undefined from a provider that does not report it. */
  accountId: string | undefined;
}

/** What pays: a single-use token of the provider's card fields, a stored instrument, or a method without either. */
export type Instrument = { kind: 'token'; token: string } | { kind: 'stored'; reference: string } | { kind: 'none' };

/** The person who pays. */
export interface Payer {
  email: string;
  name: string;
  /** Two-letter country code; ZZ if unknown. */
  country: string;
  /** Locale such as pt_BR, for pages of the provider. */
  locale: string;
  /** IP address; undefined for in-process calls. */
  address: string | undefined;
  /** User agent of the browser, which a mandate for later payments records. */
  userAgent?: string | undefined;
  /** Tax number such as the Brazilian CPF, digits only; undefined if the payer gave none. */
  taxNumber: string | undefined;
}

/** What a provider can do with a method. */
export interface MethodCapability {
  method: PaymentMethod;
  /** Who enters what: card fields of the provider, a redirect, a QR code, or nothing. */
  flow: 'fields' | 'redirect' | 'qr-code' | 'none';
  /** Currencies of the method; undefined for all that the provider supports. */
  currencies?: readonly string[];
  /** Countries of the payer; undefined for all. */
  countries?: readonly string[];
  /**
   * How the next period is paid: with the stored instrument (native), by a mandate that the first payment creates, or by
   * an invoice that the payer pays anew.
   */
  renewal: 'native' | 'by-mandate' | 'by-invoice';
}

/** State of a payment in terms that all providers share. */
export type PaymentResult =
  | { kind: 'SUCCEEDED' }
  | { kind: 'ACTION'; action: PaymentAction }
  /** The provider has the payment and will report its result later. */
  | { kind: 'PENDING' }
  | { kind: 'FAILED'; decline: DeclineClass; code: DeclineCode }
  | { kind: 'CANCELLED' }
  /** The call of the provider failed or timed out, so the payment may have happened or not. */
  | { kind: 'UNKNOWN' };

/**
 * What a provider reports about a payment. A field is undefined only if the provider does not report it; every other
 * field must equal our records, else the report is put aside.
 */
export interface PaymentReport {
  /** Id of our attempt, which the provider has as reference or metadata. */
  attemptId: string | undefined;
  /** The provider's id of the payment. */
  reference: string | undefined;
  /** Amount of the payment; a success without it is not accepted. */
  money: Money | undefined;
  realm: string | undefined;
  accountId: string | undefined;
  result: PaymentResult;
  /** The instrument that the payment stored; undefined for none. */
  instrument?: StoredInstrument | undefined;
}

/** A payment that a provider is asked to start. */
export interface PaymentOrder {
  /** Id of the attempt: idempotency key, and our reference in the provider's reports. */
  attemptId: string;
  realm: string;
  accountId: string;
  method: PaymentMethod;
  money: Money;
  instrument: Instrument;
  payer: Payer;
  /** What is paid, as the payer's bank statement and the provider's pages show it. */
  description: string;
  /** Address of the realm to which the provider sends the payer back. The provider may add query parameters. */
  returnUrl: string;
  /** Whether the provider stores the instrument for later payments. */
  storesInstrument: boolean;
  /** False for a renewal, which the payer cannot confirm. */
  isPayerPresent: boolean;
}

/** A payment that a provider was asked to start. */
export interface PaymentKey {
  attemptId: string;
  /** Undefined if the provider's answer was lost. */
  reference: string | undefined;
}

/** Money that is given back. */
export interface RefundOrder {
  /** Idempotency key, and our reference in the provider's reports. */
  refundId: string;
  payment: PaymentKey;
  money: Money;
}

/** State of a refund at its provider. */
export interface RefundReport {
  refundId: string | undefined;
  /** The provider's id of the refund. */
  reference: string | undefined;
  /** The provider's id of the refunded payment. */
  paymentReference: string | undefined;
  money: Money | undefined;
  result: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'UNKNOWN';
}

/** State of a dispute (chargeback). `paymentReference` is the provider's id of the disputed payment. */
export interface DisputeReport {
  reference: string;
  paymentReference: string | undefined;
  money: Money | undefined;
  state: 'OPEN' | 'WON' | 'LOST';
}

/** An authentic message of a provider. At most one of the reports is defined. */
export interface ProviderEvent {
  /** Identifies the event for the provider: the same for each delivery of it. */
  key: string;
  /** Undefined for a message that reports nothing about a payment. */
  report: PaymentReport | undefined;
  refund?: RefundReport | undefined;
  dispute?: DisputeReport | undefined;
}

/** Opening of the provider's card fields on our page. */
export interface FieldsOrder {
  accountId: string;
  /** Origin of the page that embeds the fields. */
  pageOrigin: string;
  locale: string;
  money: Money;
}

/** What the browser needs to show a provider's card fields. All of it is public. */
export interface FieldsSession {
  /** `frame`: a page of the provider that speaks the messages of `docs/card-gateway-api.md`. */
  kind: 'frame';
  url: string;
  /** The provider's id of the session; empty if it has none. */
  id: string;
}

/** Headers of a provider's message by name in lower case. */
export type EventHeaders = Readonly<Record<string, string>>;

/** Origins that a page needs for a provider: its content security policy opens for these only. */
export interface ProviderOrigins {
  frame: readonly string[];
  script: readonly string[];
  connect: readonly string[];
}

/**
 * A payment provider. Every call may throw: the result of the payment is then unknown, and an event has to be delivered
 * again.
 */
export interface PaymentProvider {
  /** Name in the database: never rename it. */
  readonly name: string;
  readonly methods: readonly MethodCapability[];
  readonly origins: ProviderOrigins;
  /** Opens card fields. @throws Error for a provider without a method of the flow `fields` */
  openFields: (order: FieldsOrder) => Promise<FieldsSession>;
  /** Reads the card of a token; undefined for an unknown or used token, and from a provider that cannot read tokens. */
  readToken: (token: string) => Promise<TokenCard | undefined>;
  /**
   * Starts a payment. A repeated call with the same attempt returns the result of the first one. An amount of 0 with
   * `storesInstrument` stores the instrument without a charge, for a trial.
   */
  startPayment: (order: PaymentOrder) => Promise<PaymentReport>;
  /** Reads the current state of a payment; undefined if the provider does not know the payment. */
  readPayment: (key: PaymentKey) => Promise<PaymentReport | undefined>;
  /**
   * Continues a payment with what the payer's return carries, such as Adyen's `redirectResult`. Providers that need
   * nothing of the return read the payment.
   */
  continuePayment: (
    key: PaymentKey,
    returnQuery: Readonly<Record<string, string>>,
  ) => Promise<PaymentReport | undefined>;
  /**
   * Cancels a payment and returns its state afterwards, SUCCEEDED if it is paid already; undefined if the provider does
   * not know the payment.
   */
  cancelPayment: (key: PaymentKey) => Promise<PaymentReport | undefined>;
  /** Gives money back. A repeated call with the same refund returns the result of the first one. */
  refundPayment: (order: RefundOrder) => Promise<RefundReport>;
  /**
   * Reads the current state of a refund; undefined if the provider does not know the refund, or cannot be asked about it.
   * @param reference the provider's id of the refund; undefined if its answer was lost
   */
  readRefund: (order: RefundOrder, reference: string | undefined) => Promise<RefundReport | undefined>;
  /** Deletes a stored instrument; an unknown one is no error. */
  removeInstrument: (accountId: string, reference: string) => Promise<void>;
  /** Verifies and reads a message; undefined for one that is not authentic. */
  readEvent: (body: Buffer, headers: EventHeaders) => Promise<ProviderEvent | undefined>;
}

/** What a provider's adapter is created with. */
export interface ProviderSetup {
  realm: string;
  /** `demo`: the local gateway (`src/demo/gateway`), at `gateway`. */
  environment: 'live' | 'test' | 'demo';
  /** Public values of the realm's folder, such as a merchant account. */
  config: Readonly<Record<string, string>>;
  /** Reads a secret of the realm by its name, such as `stripe-secret-key`. @throws Error if it is not set */
  readSecret: (name: string) => Promise<string>;
  /** Guarded HTTP client (`platform/outbound`). */
  fetch: typeof fetch;
  /** Origins of the local gateway: for calls of this server, and for browsers. Undefined unless `demo`. */
  gateway: { apiOrigin: string; browserOrigin: string } | undefined;
  clock: Clock;
}

/** Creates adapters of one kind of provider. */
export interface ProviderFactory {
  /** Name in realm folders and in the database. */
  readonly name: string;
  readonly methods: readonly MethodCapability[];
  /** Names of the secrets that the adapter needs; without one of them the provider is off. */
  readonly secrets: readonly string[];
  /** Names of the values that `config` must have in `live` and `test`; `demo` needs none. */
  readonly config: readonly string[];
  /**
   * Creates the adapter. A factory loads a large SDK only here, so that it takes no memory in a program without the
   * provider.
   * @throws Error for an invalid value of `config`, with a sentence that says what to change
   */
  create: (setup: ProviderSetup) => Promise<PaymentProvider>;
}
