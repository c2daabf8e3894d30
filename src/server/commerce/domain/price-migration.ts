import { getSeriesAnchor } from './lifecycle.ts';
import { findPeriodIndex, getPeriodStart, type Period } from './period.ts';
import type { PriceAnswer, PriceMigrationChange, Subscription } from './subscription.ts';
import { findRefusal, type NextEvent } from './transitions.ts';

const DAY_MS = 86_400_000;

/** An account is asked at most so many milliseconds before the notice has to begin: long before, it would forget its answer. */
const MAX_EARLY_MS = 14 * DAY_MS;
/** An account without an answer is reminded so many milliseconds before its answer is due. */
const REMINDER_MS = 7 * DAY_MS;
/** Shortest time in milliseconds between the question and its reminder. */
const MIN_REMINDER_DISTANCE_MS = DAY_MS;

/** Both answers, that which keeps the licence first. */
const PRICE_ANSWERS = ['CONTINUE', 'LEAVE'] as const satisfies readonly PriceAnswer[];

/** When a realm changes the price of running subscriptions. */
export interface MigrationTiming {
  /** The earliest renewal that can have the new price, in milliseconds since 1970. */
  from: number;
  /** Shortest time between the question and the first charge of the new price. */
  noticeMs: number;
}

/**
 * Returns the latest end of a paid time for which a subscription can be asked now: later ones have their first renewal with
 * the new price later, and are asked then.
 */
export const getLatestQuestion = ({ noticeMs }: MigrationTiming, now: number): number => now + noticeMs + MAX_EARLY_MS;

/**
 * Returns the first renewal of a subscription that can have a new price: on or after the date of the realm, and with the whole
 * notice before it. A sooner renewal keeps the old price.
 * @returns milliseconds since 1970; undefined if it is too early to ask for it, or the subscription has no end
 */
export function findFirstRenewal(
  subscription: Subscription,
  period: Period,
  timing: MigrationTiming,
  now: number,
): number | undefined {
  const { paidUntil } = subscription;
  if (paidUntil === undefined) return undefined;
  const anchor = getSeriesAnchor(subscription, period, paidUntil);
  const earliest = Math.max(paidUntil, timing.from, now + timing.noticeMs);
  const index = findPeriodIndex(anchor, period, earliest) ?? 0;
  const start = getPeriodStart(anchor, period, index);
  const renewal = start < earliest ? getPeriodStart(anchor, period, index + 1) : start;
  return renewal <= getLatestQuestion(timing, now) ? renewal : undefined;
}

/** Returns when an account that was asked now is reminded; undefined if that would be too soon after the question. */
export function getReminderTime(priceFrom: number, now: number): number | undefined {
  const at = priceFrom - REMINDER_MS;
  return at >= now + MIN_REMINDER_DISTANCE_MS ? at : undefined;
}

/** Returns the question about a new price of a subscription, also an answered one; undefined for none. */
export const findMigration = ({ change }: Subscription): PriceMigrationChange | undefined =>
  'priceFrom' in change ? change : undefined;

/** Returns the answer of an account to a question; undefined for none. */
export const getAnswer = ({ kind }: PriceMigrationChange): PriceAnswer | undefined =>
  PRICE_ANSWERS.find((answer) => kind === `MIGRATION_${answer}`);

/** Creates the event of an account's answer. @param now milliseconds since 1970 */
export function createAnswerEvent(answer: PriceAnswer, { changedAt }: Subscription, now: number): NextEvent {
  // An event of a server whose clock is behind is recorded at the time of the latest event.
  const at = Math.max(now, changedAt);
  return { kind: 'migration-answered', answer, at, effectiveAt: at, by: 'viewer' };
}

/** Lists the answers that an account can give now, without the one that it has given. @param now milliseconds since 1970 */
export const listPossibleAnswers = (subscription: Subscription, now: number): PriceAnswer[] =>
  PRICE_ANSWERS.filter(
    (answer) => findRefusal(subscription, createAnswerEvent(answer, subscription, now)) === undefined,
  );

/**
 * Returns the event that applies the realm's rule for accounts without an answer, if the next charge of a subscription would
 * have the new price; undefined if it is answered or its renewal comes later.
 * @param now milliseconds since 1970
 */
export function createRuleEvent(subscription: Subscription, now: number): NextEvent | undefined {
  const { change, changedAt } = subscription;
  if (change.kind !== 'MIGRATION_OFFERED') return undefined;
  const at = Math.max(now, changedAt);
  const event = {
    kind: 'migration-answered',
    answer: change.withoutAnswer,
    at,
    effectiveAt: at,
    by: 'system',
  } as const;
  return findRefusal(subscription, event) === undefined ? event : undefined;
}
