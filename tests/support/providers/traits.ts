import type { Money } from '#server/commerce/domain/money.ts';
import type {
  DeclineClass,
  DeclineCode,
  PaymentMethod,
  PaymentResult,
  ProviderFactory,
} from '#server/commerce/payments/provider.ts';
import type { ReceivedWebhook } from '../gateway.ts';
import { type BankAnswer, type CardEntry, CHALLENGED_CARD, type PhoneAction } from './lab.ts';

/** Card of the gateway whose bank asks for the payer at each payment. */
const ALWAYS_CHALLENGED_CARD = '4000002760003184';
/** Card that is stored, but refuses every renewal. */
const RENEWAL_REFUSED_CARD = '4000000000000341';

/** What an adapter can do and how the provider words it. The suite knows nothing else of an adapter. */
export interface ProviderTraits {
  factory: ProviderFactory;
  cardEntry: CardEntry;
  /** Currency of the payments, with two decimal digits. */
  currency: string;
  /** Amounts that must come back as they were sent. */
  amounts: readonly Money[];
  /** Refused test cards. */
  declines: readonly [number: string, DeclineClass, DeclineCode][];
  /** Where a card payment waits for the payer: at the bank's challenge, or on the provider's page. */
  waitsAt: 'challenge' | 'redirect';
  /** Results of the bank's challenge. */
  challenges: readonly [BankAnswer, PaymentResult][];
  /** Methods at the page of a bank or wallet, with their results. */
  redirects: readonly {
    method: PaymentMethod;
    currency: string;
    results: readonly (readonly [BankAnswer, PaymentResult])[];
  }[];
  /** What payers do with PIX codes, and the results that events report. Empty for a provider without PIX. */
  pix: readonly (readonly [actions: readonly PhoneAction[], PaymentResult])[];
  /** Methods that create a mandate, and the result of its first renewal. */
  mandates: readonly (readonly [PaymentMethod, PaymentResult])[];
  /** Result of a payment of 0 that stores a card. */
  trials: readonly PaymentResult[];
  /** Whether the adapter reads the card of a token. */
  readsTokens: boolean;
  /** Whether an event has the card that the payment stored. */
  eventsHaveCards: boolean;
  /** Part of the path of the call that starts a payment. */
  startPath: string;
  /** Result of reading a payment whose answer was lost. */
  lost: PaymentResult;
  /** Result of reading a payment that the provider never received; undefined if it can tell that. */
  neverReceived?: PaymentResult;
  /** Result of the cancellation of a payment that is paid. */
  cancelledAfterSuccess: PaymentResult;
  /** How a stored card is charged by a renewal, by card number. Empty for a provider that stores no cards. */
  renewals: readonly [number: string, PaymentResult][];
  /** Result of charging a removed card. */
  removed: PaymentResult;
  /** State of a refund when its call returns. */
  refunded: 'PENDING' | 'SUCCEEDED';
  /** State of a refund of more than was paid when its call returns. */
  overRefunded: 'PENDING' | 'FAILED';
  /** Whether the adapter can be asked about a refund: by its reference, and whether also without one. */
  readsRefunds: { byReference: boolean; afterLostAnswer: boolean };
  /** Whether reports have the realm and the account. */
  reportsRealm: boolean;
  /** Ends of a dispute; empty for a provider that reports none. */
  disputes: readonly (readonly ['won' | 'lost', 'WON' | 'LOST'])[];
  /** Whether a realm cannot verify the events of another one. */
  separatesRealms: boolean;
  /** A secret of events that was replaced. */
  otherSecret: string;
  /** Signs a message as of six minutes ago; none for a provider whose signature has no time. */
  signOld: readonly ((message: ReceivedWebhook) => Promise<ReceivedWebhook['headers']>)[];
}

/** Results that most providers share. */
export const RESULTS = {
  succeeded: { kind: 'SUCCEEDED' },
  cancelled: { kind: 'CANCELLED' },
  declined: { kind: 'FAILED', decline: 'soft', code: 'card_declined' },
  removed: { kind: 'FAILED', decline: 'hard', code: 'card_declined' },
  refused: { kind: 'FAILED', decline: 'soft', code: 'payment_refused' },
  unauthenticated: { kind: 'FAILED', decline: 'authentication_required', code: 'authentication_failed' },
  needsPayer: { kind: 'FAILED', decline: 'authentication_required', code: 'authentication_required' },
  expired: { kind: 'FAILED', decline: 'soft', code: 'payment_expired' },
  unknown: { kind: 'UNKNOWN' },
} as const satisfies Record<string, PaymentResult>;

/** Refused test cards of section 2.3 that pass the check of their number, for providers with every reason. */
export const DECLINES: ProviderTraits['declines'] = [
  ['4000000000000002', 'soft', 'card_declined'],
  ['4000000000009995', 'soft', 'insufficient_funds'],
  ['4000000000009987', 'hard', 'card_declined'],
  ['4000000000000069', 'hard', 'expired_card'],
  ['4000000000000127', 'hard', 'incorrect_cvc'],
  ['4000000000000119', 'technical', 'processing_error'],
];

/** Ends of disputes. */
export const DISPUTES: ProviderTraits['disputes'] = [
  ['won', 'WON'],
  ['lost', 'LOST'],
];

/** Stored cards and their renewals. */
export const RENEWALS: ProviderTraits['renewals'] = [
  [CHALLENGED_CARD, RESULTS.succeeded],
  [ALWAYS_CHALLENGED_CARD, RESULTS.needsPayer],
  [RENEWAL_REFUSED_CARD, RESULTS.declined],
];
