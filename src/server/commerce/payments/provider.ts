import type { Money } from '../domain/money.ts';

/** How a refusal may be retried: later (soft), never with this instrument (hard), soon (technical), or by the payer. */
export type DeclineClass = 'soft' | 'hard' | 'technical' | 'authentication_required';

/** What the payer has to do before the payment continues. */
export type PaymentAction =
  | { kind: 'redirect'; url: string }
  /** `text` is the content of the QR code; `expiresAt` in milliseconds since 1970. */
  | { kind: 'qr-code'; text: string; expiresAt?: number }
  /** A challenge that the provider's own script shows. `data` is meant for that script only. */
  | { kind: 'challenge'; data: string };

/** State of a payment in terms that all providers share. */
export type PaymentResult =
  | { kind: 'SUCCEEDED' }
  | { kind: 'ACTION'; action: PaymentAction }
  /** The provider has the payment and will report its result later. */
  | { kind: 'PENDING' }
  | { kind: 'FAILED'; decline: DeclineClass; code: string }
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
}

/** A payment that a provider is asked to start. */
export interface PaymentOrder {
  /** Id of the attempt: idempotency key, and our reference in the provider's reports. */
  attemptId: string;
  realm: string;
  accountId: string;
  method: string;
  money: Money;
  /** What the payer entered, such as a card token; it is not stored. */
  instrument: unknown;
}

/** A payment that a provider was asked to start. */
export interface PaymentKey {
  attemptId: string;
  /** Undefined if the provider's answer was lost. */
  reference: string | undefined;
}

/** An authentic message of a provider. */
export interface ProviderEvent {
  /** Identifies the event for the provider: the same for each delivery of it. */
  key: string;
  /** Undefined for a message that reports nothing about a payment. */
  report: PaymentReport | undefined;
}

/** Headers of a provider's message by name in lower case. */
export type EventHeaders = Readonly<Record<string, string>>;

/** A payment provider. Every call but `readEvent` may throw: the result of the payment is then unknown. */
export interface PaymentProvider {
  /** Name in the database: never rename it. */
  readonly name: string;
  /** Starts a payment. A repeated call with the same attempt returns the result of the first one. */
  startPayment: (order: PaymentOrder) => Promise<PaymentReport>;
  /** Reads the current state of a payment; undefined if the provider does not know the payment. */
  readPayment: (key: PaymentKey) => Promise<PaymentReport | undefined>;
  /**
   * Cancels a payment and returns its state afterwards, SUCCEEDED if it is paid already; undefined if the provider does
   * not know the payment.
   */
  cancelPayment: (key: PaymentKey) => Promise<PaymentReport | undefined>;
  /** Verifies and reads a message; undefined for one that is not authentic. */
  readEvent: (body: Buffer, headers: EventHeaders) => Promise<ProviderEvent | undefined>;
}
