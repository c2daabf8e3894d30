import type {
  SubscriptionEndReason,
  Life,
  LifecycleRefusal,
  Pause,
  PlanChange,
  RenewalMode,
  Subscription,
  SubscriptionEvent,
} from './subscription.ts';

/** States in which an event is possible; a missing axis allows all. */
interface Condition {
  life: readonly Life[];
  renewal?: readonly RenewalMode[];
  pause?: readonly Pause[];
  change?: readonly PlanChange['kind'][];
  /**
   * `end`: takes effect when the paid period ends or later. `before-end`: recorded and in effect before that.
   * `recorded-before-end`: only recorded before that, because the charge of the next period is prepared then.
   */
  timing?: 'end' | 'before-end' | 'recorded-before-end';
}

/** Event of a subscription that exists. */
export type NextEvent = Exclude<SubscriptionEvent, { kind: 'purchased' }>;
type PlannedEvent = Exclude<NextEvent, { kind: 'ended' }>;

const RUNNING = ['TRIAL', 'ACTIVE', 'PAST_DUE'] as const;
const UNPAUSED = ['NOT_ALLOWED', 'NONE'] as const;
const RENEWING = ['AUTO', 'UNKNOWN'] as const;
/** A change that awaits its payment is dropped before a renewal: its price holds for the rest of the old period. */
const RENEWABLE = ['NONE', 'DOWNGRADE_AT_END', 'MIGRATION_OFFERED', 'MIGRATION_CONTINUE'] as const;
/** Another licence can be chosen while a new price is not charged yet: the question is then put aside. */
const CHANGEABLE = ['NONE', 'MIGRATION_OFFERED', 'MIGRATION_CONTINUE'] as const;

/**
 * The transition table: in which states each event is possible. A pause and a change exclude each other, so that a new
 * period never begins with an unanswered question.
 */
const CONDITIONS: Record<PlannedEvent['kind'], Condition> = {
  'payment-confirmed': { life: ['PENDING_PAYMENT'] },
  abandoned: { life: ['PENDING_PAYMENT'] },
  renewed: { life: RUNNING, renewal: RENEWING, pause: UNPAUSED, change: RENEWABLE, timing: 'end' },
  'renewal-failed': { life: RUNNING, renewal: RENEWING, pause: UNPAUSED, timing: 'end' },
  'pause-requested': { life: ['ACTIVE'], renewal: ['AUTO'], pause: ['NONE'], change: ['NONE'], timing: 'end' },
  'pause-began': { life: ['ACTIVE'], renewal: ['AUTO'], pause: ['REQUESTED'], timing: 'end' },
  'resume-requested': { life: ['ACTIVE'], renewal: ['AUTO'], pause: ['REQUESTED', 'PAUSED'] },
  'resume-failed': { life: ['ACTIVE'], pause: ['RESUME_REQUESTED'] },
  resumed: { life: ['ACTIVE'], pause: ['RESUME_REQUESTED'] },
  // Not while the charge of a resume runs: its success starts a period.
  cancelled: { life: RUNNING, renewal: ['AUTO'], pause: [...UNPAUSED, 'REQUESTED', 'PAUSED'], timing: 'end' },
  // An account that left because of a new price renews by the answer CONTINUE only.
  reactivated: {
    life: ['TRIAL', 'ACTIVE'],
    renewal: ['OFF'],
    change: ['NONE', 'UPGRADE_AWAITING_PAYMENT'],
    timing: 'before-end',
  },
  'upgrade-requested': {
    life: ['TRIAL', 'ACTIVE'],
    renewal: ['AUTO', 'OFF'],
    pause: UNPAUSED,
    change: CHANGEABLE,
    timing: 'before-end',
  },
  'upgrade-paid': { life: RUNNING, change: ['UPGRADE_AWAITING_PAYMENT'] },
  // In a trial it takes effect at once.
  'downgrade-requested': {
    life: ['TRIAL', 'ACTIVE'],
    renewal: ['AUTO'],
    pause: UNPAUSED,
    change: CHANGEABLE,
    timing: 'recorded-before-end',
  },
  'change-dropped': { life: RUNNING, change: ['UPGRADE_AWAITING_PAYMENT', 'DOWNGRADE_AT_END'] },
  // A charge on its way has the price of before, so the question is asked before the paid time ends.
  'migration-offered': {
    life: ['TRIAL', 'ACTIVE'],
    renewal: ['AUTO'],
    pause: UNPAUSED,
    change: ['NONE'],
    timing: 'before-end',
  },
  'migration-reminded': { life: RUNNING, renewal: ['AUTO'], change: ['MIGRATION_OFFERED'] },
  'migration-answered': { life: RUNNING, change: ['MIGRATION_OFFERED', 'MIGRATION_CONTINUE', 'MIGRATION_LEAVE'] },
  // A charge on its way has the price of before, so the offer is redeemed before the paid time ends.
  'offer-redeemed': {
    life: ['TRIAL', 'ACTIVE'],
    renewal: ['AUTO'],
    pause: UNPAUSED,
    change: ['NONE'],
    timing: 'before-end',
  },
  'offer-refused': { life: ['TRIAL', 'ACTIVE'], renewal: ['AUTO', 'OFF'], timing: 'before-end' },
  // A subscription that was cancelled can be taken up again, and is then paid with the chosen instrument.
  'instrument-chosen': { life: RUNNING, renewal: ['AUTO', 'OFF'] },
  reinstated: { life: ['ENDED'] },
};

/** In which states a subscription can end for each reason. */
const END_CONDITIONS: Record<SubscriptionEndReason, Condition> = {
  expired: { life: ['TRIAL', 'ACTIVE'], renewal: ['OFF', 'UNKNOWN'], timing: 'end' },
  cancelled: { life: RUNNING, renewal: ['OFF'], timing: 'end' },
  unpaid: { life: ['PAST_DUE'] },
  revoked: { life: RUNNING },
  refunded: { life: RUNNING },
  superseded: { life: RUNNING },
};

const isIn = <Value>(allowed: readonly Value[] | undefined, value: Value): boolean =>
  allowed === undefined || allowed.includes(value);

/** Returns why the time of an event is not possible. */
function checkTiming(
  { life, paidUntil, pastDue, change }: Subscription,
  event: NextEvent,
  timing: Condition['timing'],
): LifecycleRefusal | undefined {
  const waits = timing === 'end' || (event.kind === 'downgrade-requested' && life !== 'TRIAL');
  if (waits && paidUntil !== undefined && event.effectiveAt < paidUntil)
    return { kind: 'too-early', earliest: paidUntil };
  if (timing === 'before-end' && paidUntil !== undefined && Math.max(event.at, event.effectiveAt) >= paidUntil)
    return { kind: 'too-late', latest: paidUntil };
  const isForNextPeriod =
    timing === 'recorded-before-end' || (event.kind === 'change-dropped' && change.kind === 'DOWNGRADE_AT_END');
  if (isForNextPeriod && paidUntil !== undefined && event.at >= paidUntil)
    return { kind: 'too-late', latest: paidUntil };
  if (event.kind === 'migration-offered' && paidUntil !== undefined && event.priceFrom < paidUntil)
    return { kind: 'too-early', earliest: paidUntil };
  if (event.kind === 'ended' && event.reason === 'unpaid' && pastDue && event.effectiveAt < pastDue.graceUntil)
    return { kind: 'too-early', earliest: pastDue.graceUntil };
  return undefined;
}

/** A trial and a subscription that renews need an end: without one they would give access for ever and charge never. */
const hasMissingEnd = (life: Life, renewal: RenewalMode, paidUntil: number | undefined): boolean =>
  paidUntil === undefined && (life === 'TRIAL' || (life === 'ACTIVE' && renewal === 'AUTO'));

/** Returns why a purchase is not possible; undefined if it is. */
export const findPurchaseRefusal = (
  { life, renewal, paidUntil }: Extract<SubscriptionEvent, { kind: 'purchased' }>,
  subscription: Subscription | undefined,
): LifecycleRefusal | undefined => {
  if (subscription) return { kind: 'already-purchased' };
  return hasMissingEnd(life, renewal, paidUntil) ? { kind: 'invalid-period' } : undefined;
};

/** Returns why the dates or the price of a new period are not possible. */
function checkPeriod(subscription: Subscription, event: NextEvent): LifecycleRefusal | undefined {
  const { change, paidUntil = -Infinity } = subscription;
  if (event.kind === 'payment-confirmed' && hasMissingEnd(event.life, subscription.renewal, event.paidUntil))
    return { kind: 'invalid-period' };
  if (event.kind === 'reinstated' && hasMissingEnd(event.life, event.renewal, event.paidUntil))
    return { kind: 'invalid-period' };
  if (event.kind === 'renewed' || event.kind === 'resumed') {
    if (event.paidUntil <= Math.max(paidUntil, event.effectiveAt)) return { kind: 'invalid-period' };
    if (change.kind === 'MIGRATION_OFFERED' && event.effectiveAt >= change.priceFrom)
      return { kind: 'wrong-change', change: change.kind };
  }
  if (event.kind === 'upgrade-paid' && (event.paidUntil < paidUntil || event.paidUntil <= event.effectiveAt))
    return { kind: 'invalid-period' };
  if (event.kind !== 'pause-requested') return undefined;
  const latest = event.maxPauseMs === undefined ? undefined : event.effectiveAt + event.maxPauseMs;
  const { resumeAfter = latest ?? Infinity } = event;
  return resumeAfter <= event.effectiveAt || resumeAfter > (latest ?? Infinity)
    ? { kind: 'invalid-resume-date', latest }
    : undefined;
}

/**
 * Returns why an answer to a new price is not possible. The account answers until the new price holds; after that it left,
 * until its paid time ends. The rule for accounts without an answer applies from the renewal on that has the new price.
 */
function checkAnswer(
  { life, change, paidUntil = Infinity }: Subscription,
  event: NextEvent,
): LifecycleRefusal | undefined {
  if (event.kind !== 'migration-answered' || !('priceFrom' in change)) return undefined;
  const { kind, priceFrom, withoutAnswer } = change;
  if (event.by === 'system') {
    if (kind !== 'MIGRATION_OFFERED') return { kind: 'wrong-change', change: kind };
    if (event.answer !== withoutAnswer) return { kind: 'wrong-answer' };
    return event.at < priceFrom ? { kind: 'too-early', earliest: priceFrom } : undefined;
  }
  if (kind === `MIGRATION_${event.answer}`) return { kind: 'wrong-answer' };
  if (kind === 'MIGRATION_LEAVE' && life === 'PAST_DUE') return { kind: 'wrong-life', life };
  const latest = kind === 'MIGRATION_LEAVE' ? Math.min(priceFrom, paidUntil) : priceFrom;
  return event.at >= latest ? { kind: 'too-late', latest } : undefined;
}

/** Returns why an event is not possible for a subscription; undefined if it is. */
export function findRefusal(subscription: Subscription, event: NextEvent): LifecycleRefusal | undefined {
  const { life, renewal, pause, change } = subscription;
  const condition = event.kind === 'ended' ? END_CONDITIONS[event.reason] : CONDITIONS[event.kind];
  if (event.at < subscription.changedAt) return { kind: 'out-of-order' };
  if (!isIn(condition.life, life)) return { kind: 'wrong-life', life };
  if (!isIn(condition.renewal, renewal)) return { kind: 'wrong-renewal', renewal };
  if (!isIn(condition.pause, pause)) return { kind: 'wrong-pause', pause };
  if (!isIn(condition.change, change.kind)) return { kind: 'wrong-change', change: change.kind };
  if (event.kind === 'reinstated' && subscription.endReason !== 'refunded')
    return { kind: 'wrong-end', reason: subscription.endReason };
  if ((event.kind === 'reactivated' || event.kind === 'instrument-chosen') && !subscription.canRenew)
    return { kind: 'not-renewable' };
  return (
    checkAnswer(subscription, event) ??
    checkTiming(subscription, event, condition.timing) ??
    checkPeriod(subscription, event)
  );
}
