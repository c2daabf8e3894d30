import type { DeclineClass, SubscriptionEvent } from './subscription.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What happened to the charge of a period, in order of time; times in milliseconds since 1970. */
export type DunningEvent =
  | { kind: 'charge-failed'; at: number; declineClass: DeclineClass }
  | { kind: 'instrument-changed'; at: number }
  | { kind: 'paid'; at: number };

/** Events of a subscription that begin a paid period: what failed before is settled. */
const PERIOD_STARTS: readonly SubscriptionEvent['kind'][] = ['purchased', 'payment-confirmed', 'renewed', 'resumed'];

/** Lists what happened to the charges of the unpaid period of a subscription. @param events all events, in their order */
export function listDunningEvents(events: readonly SubscriptionEvent[]): DunningEvent[] {
  const begun = events.findLastIndex(({ kind }) => PERIOD_STARTS.includes(kind));
  const unpaid = events.slice(begun + 1).flatMap((event): DunningEvent[] => {
    if (event.kind === 'renewal-failed')
      return [{ kind: 'charge-failed', at: event.at, declineClass: event.declineClass }];
    return event.kind === 'instrument-chosen' ? [{ kind: 'instrument-changed', at: event.at }] : [];
  });
  const failed = unpaid.findIndex(({ kind }) => kind === 'charge-failed');
  // An instrument that was chosen before the first failure is the one that failed.
  return failed === -1 ? [] : unpaid.slice(failed);
}

/** Rules of a realm for failed charges; durations in milliseconds. */
export interface DunningPolicy {
  /** Waiting time after each soft decline; as many automatic retries as entries. */
  softDelaysMs: readonly number[];
  /** Waiting time after the first technical failure. It doubles after each further one. */
  technicalDelayMs: number;
  maxTechnicalRetries: number;
  /** Time after the first failed charge during which the viewer keeps the access. */
  graceMs: number;
  /** Time after the first failed charge during which the viewer can enter another instrument or confirm the payment. */
  viewerActionMs: number;
}

/** Usual rules: within the limits of the card schemes, which allow about 15 attempts in 30 days. */
export const DEFAULT_DUNNING_POLICY: DunningPolicy = {
  softDelaysMs: [DAY_MS, 3 * DAY_MS, 5 * DAY_MS, 7 * DAY_MS],
  technicalDelayMs: 5 * MINUTE_MS,
  maxTechnicalRetries: 8,
  graceMs: 3 * DAY_MS,
  viewerActionMs: 16 * DAY_MS,
};

/**
 * What happens next with an unpaid period. `retry`: charge at a time, which may have passed. `request-instrument` and
 * `request-authentication`: ask the viewer, who has until a time. `end`: the subscription ends unpaid at a time. `none`:
 * the period is paid, or no charge failed.
 */
export type DunningStep =
  | { kind: 'none' }
  | { kind: 'retry'; at: number }
  | { kind: 'request-instrument'; until: number }
  | { kind: 'request-authentication'; until: number }
  | { kind: 'end'; at: number; reason: 'unpaid' };

type FailedCharge = Extract<DunningEvent, { kind: 'charge-failed' }>;

const listFailures = (events: readonly DunningEvent[]): FailedCharge[] =>
  events.filter((event) => event.kind === 'charge-failed');

/** Returns the waiting time after the last of some failures; undefined if no retry is left. */
function getRetryDelayMs(failures: readonly FailedCharge[], policy: DunningPolicy): number | undefined {
  const technical = failures.filter(({ declineClass }) => declineClass === 'technical').length;
  const soft = failures.filter(({ declineClass }) => declineClass === 'soft').length;
  const { technicalDelayMs, maxTechnicalRetries, softDelaysMs } = policy;
  const isTechnical = failures.at(-1)?.declineClass === 'technical';
  if (isTechnical && technical <= maxTechnicalRetries) return technicalDelayMs * 2 ** (technical - 1);
  // A long outage is not the viewer's fault: its further failures count as soft declines.
  return softDelaysMs[soft + Math.max(0, technical - maxTechnicalRetries) - 1];
}

/**
 * Returns the time in milliseconds since 1970 at which the access of an unpaid period ends; undefined if it is paid or no
 * charge failed. Further failures do not extend it.
 */
export function getGraceEnd(events: readonly DunningEvent[], policy: DunningPolicy): number | undefined {
  const [first] = listFailures(events);
  return first && !events.some(({ kind }) => kind === 'paid') ? first.at + policy.graceMs : undefined;
}

/**
 * Decides what happens next with an unpaid period. A soft decline is charged again after a day, then after 3, 5 and 7
 * days, each counted from the last failure; a technical failure soon, at doubling distance; a hard decline never, and one
 * that needs the viewer only by the viewer. A new instrument is charged at once, but gives no further automatic retries.
 * After the last retry the subscription ends, though not within the grace time.
 * @param events what happened to the charge of one period, in order of time
 * @param now milliseconds since 1970
 */
export function decideDunningStep(
  events: readonly DunningEvent[],
  now: number,
  policy: DunningPolicy = DEFAULT_DUNNING_POLICY,
): DunningStep {
  const failures = listFailures(events);
  const [first] = failures;
  const latest = events.at(-1);
  if (!first || !latest || events.some(({ kind }) => kind === 'paid')) return { kind: 'none' };
  if (latest.kind === 'instrument-changed') {
    const before = decideDunningStep(events.slice(0, -1), latest.at, policy);
    return before.kind === 'end' && before.at <= latest.at ? before : { kind: 'retry', at: latest.at };
  }
  const declineClass = failures.at(-1)?.declineClass;
  if (declineClass === 'soft' || declineClass === 'technical') {
    const delay = getRetryDelayMs(failures, policy);
    return delay === undefined
      ? { kind: 'end', at: Math.max(latest.at, first.at + policy.graceMs), reason: 'unpaid' }
      : { kind: 'retry', at: latest.at + delay };
  }
  const until = first.at + Math.max(policy.viewerActionMs, policy.graceMs);
  // Late retries can last longer than the viewer's time.
  if (now >= until) return { kind: 'end', at: Math.max(until, latest.at), reason: 'unpaid' };
  return { kind: declineClass === 'hard' ? 'request-instrument' : 'request-authentication', until };
}
