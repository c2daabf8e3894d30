import type { AutoRenewingStatus, LicenceStatus, PauseState } from './licence-status.ts';
import { getRenewalWording, type PeriodKey } from './renewal-wording.ts';

/** How a licence is sold. The period of a subscription is an ISO 8601 duration, such as `P1M`. */
export type PurchaseStrategy = { type: 'SUBSCRIPTION'; period: string } | { type: 'FIXED_DATE' } | { type: 'PPV' };

/** Amount in minor units of a currency; the price is `amount / 10 ** scale`. */
export interface ShownPrice {
  amount: number;
  scale: number;
  currency: string;
}

/** A held licence as its status message needs it; times in milliseconds since 1970. */
export interface MessageInput {
  /** FREE also for a licence of the type FREE. */
  status: LicenceStatus;
  autoRenewingStatus: AutoRenewingStatus;
  pauseState?: PauseState | undefined;
  isPaymentPending: boolean;
  /** End of the paid or free time; undefined for none. */
  expiry?: number | undefined;
  /** Planned end of a pause; undefined if the viewer resumes at any time. */
  resumeAfter?: number | undefined;
  strategy: PurchaseStrategy;
  /** Price of each period after a trial. */
  price?: ShownPrice | undefined;
}

/** Moment and place of the viewer: milliseconds since 1970, and an IANA time zone such as `Europe/Berlin`. */
export interface ViewerClock {
  now: number;
  timeZone: string;
}

interface At {
  date: number;
}

type Message<Key extends string, Values> = Key extends string ? { key: Key; values: Values } : never;

/**
 * Status message of a licence: a message key with its values. Values `date` are milliseconds since 1970, to be shown as
 * a calendar day of the viewer's time zone; `count` is a number of weeks, months or years.
 */
export type StatusMessage =
  | Message<'pauseRequested' | 'resumeRequested' | 'paymentPending' | 'inactive' | 'expired', object>
  | Message<'paused' | 'pausedWithAccess' | 'freeTrial' | 'freeTrialWillNotRenew' | 'renewalInProgress', object>
  | Message<'willRenewToday' | 'willExpireToday' | 'currentPeriodEndsToday', object>
  | Message<'willRenewTomorrow' | 'willExpireTomorrow' | 'currentPeriodEndsTomorrow', object>
  | Message<'pausedWithAccessUntil' | 'pausedUntil' | 'expiredOn' | 'periodEndedBeingChecked', At>
  | Message<'freeTrialUntil' | 'freeTrialEndsOn' | 'willRenewOn' | 'willExpireOn' | 'currentPeriodEndsOn', At>
  | Message<'freeTrialThenPrice', At & { price: ShownPrice; period: string }>
  | Message<PeriodKey, { count: number }>
  | Message<`${PeriodKey}Next`, At & { count: number }>;

/** Key of a status message. */
export type StatusMessageKey = StatusMessage['key'];

type ExpiryDay = 'none' | 'past' | 'today' | 'tomorrow' | 'later';

/** Returns the number of a timestamp's calendar day; consecutive days have consecutive numbers. */
function getDayNumber(at: number, format: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts['year'] ?? 0, (parts['month'] ?? 1) - 1, parts['day']) / 86_400_000;
}

/** Returns the day of an expiry in relation to today. Calendar days count, not hours; midnight begins its day. */
function getExpiryDay(expiry: number | undefined, { now, timeZone }: ViewerClock): ExpiryDay {
  if (expiry === undefined) return 'none';
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const days = getDayNumber(expiry, format) - getDayNumber(now, format);
  if (days < 0) return 'past';
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
}

function getPausedMessage({ status, expiry, resumeAfter }: MessageInput): StatusMessage {
  if (status === 'ACTIVE' || status === 'TRIAL_ACTIVE')
    return expiry === undefined
      ? { key: 'pausedWithAccess', values: {} }
      : { key: 'pausedWithAccessUntil', values: { date: expiry } };
  return resumeAfter === undefined
    ? { key: 'paused', values: {} }
    : { key: 'pausedUntil', values: { date: resumeAfter } };
}

function getTrialMessage({ autoRenewingStatus, expiry, price, strategy }: MessageInput): StatusMessage {
  const renews = autoRenewingStatus !== 'NOT_RENEWING';
  if (expiry === undefined) return { key: renews ? 'freeTrial' : 'freeTrialWillNotRenew', values: {} };
  if (!renews) return { key: 'freeTrialEndsOn', values: { date: expiry } };
  return price && strategy.type === 'SUBSCRIPTION'
    ? { key: 'freeTrialThenPrice', values: { date: expiry, price, period: strategy.period } }
    : { key: 'freeTrialUntil', values: { date: expiry } };
}

/** Returns the message of a licence that ended. A refunded one can have a date in the future, which is not shown. */
const getExpiredMessage = (expiry: number | undefined, day: ExpiryDay): StatusMessage =>
  expiry === undefined || day === 'tomorrow' || day === 'later'
    ? { key: 'expired', values: {} }
    : { key: 'expiredOn', values: { date: expiry } };

/** Returns the wording of an automatic renewal by its period; undefined for a period without a wording. */
function getPeriodMessage(strategy: PurchaseStrategy, expiry: number | undefined): StatusMessage | undefined {
  const wording = strategy.type === 'SUBSCRIPTION' ? getRenewalWording(strategy.period) : undefined;
  if (!wording) return undefined;
  const { key, count } = wording;
  return expiry === undefined ? { key, values: { count } } : { key: `${key}Next`, values: { date: expiry, count } };
}

/** Messages by day and renewal for an active licence with a date. */
const DATED_KEYS = {
  today: {
    AUTO_RENEWING: 'willRenewToday',
    NOT_RENEWING: 'willExpireToday',
    UNKNOWN_RENEWING: 'currentPeriodEndsToday',
  },
  tomorrow: {
    AUTO_RENEWING: 'willRenewTomorrow',
    NOT_RENEWING: 'willExpireTomorrow',
    UNKNOWN_RENEWING: 'currentPeriodEndsTomorrow',
  },
  // A late job or the grace time after a failed charge: "will expire" would be false.
  past: { AUTO_RENEWING: 'renewalInProgress', NOT_RENEWING: 'expiredOn', UNKNOWN_RENEWING: 'periodEndedBeingChecked' },
  later: { AUTO_RENEWING: 'willRenewOn', NOT_RENEWING: 'willExpireOn', UNKNOWN_RENEWING: 'currentPeriodEndsOn' },
} as const;

function getActiveMessage(input: MessageInput, day: ExpiryDay): StatusMessage | undefined {
  const { autoRenewingStatus, expiry, strategy } = input;
  if (autoRenewingStatus === 'AUTO_RENEWING' && (day === 'none' || day === 'later')) {
    const message = getPeriodMessage(strategy, expiry);
    if (message) return message;
  }
  if (day === 'none' || expiry === undefined) return undefined;
  return { key: DATED_KEYS[day][autoRenewingStatus], values: { date: expiry } };
}

/**
 * Returns the status message of a licence. By priority: a requested pause or resume, a pending payment, a pause, the end
 * or absence of the licence, a free trial, today, tomorrow, the renewal by period, and the date. A licence whose renewal
 * is unknown neither renews nor expires: its current period ends.
 * @returns undefined if there is nothing to say: a free licence, or one without date and without a worded renewal
 * @throws RangeError for an unknown time zone or an invalid date, where the message depends on the day
 */
export function getStatusMessage(input: MessageInput, viewer: ViewerClock): StatusMessage | undefined {
  const { pauseState, status, expiry } = input;
  if (pauseState === 'PAUSE_REQUESTED') return { key: 'pauseRequested', values: {} };
  if (pauseState === 'RESUME_REQUESTED') return { key: 'resumeRequested', values: {} };
  if (input.isPaymentPending) return { key: 'paymentPending', values: {} };
  if (pauseState === 'PAUSED') return getPausedMessage(input);
  switch (status) {
    case 'EXPIRED':
      return getExpiredMessage(expiry, getExpiryDay(expiry, viewer));
    case 'INACTIVE':
      return { key: 'inactive', values: {} };
    case 'FREE':
      return undefined;
    case 'TRIAL_ACTIVE':
      return getTrialMessage(input);
    case 'ACTIVE':
      return getActiveMessage(input, getExpiryDay(expiry, viewer));
  }
}
