import type { AccessDecision, AccessLevel, Refusal } from '#schemas/access.ts';
import { listOpeningLicences } from '../../commerce/entitlements/entitlements.ts';
import { occurrenceAt } from '../../platform/occurrence.ts';
import {
  type AccessTitle,
  type AccessBarrier,
  findBarriers,
  isPurchaseNeeded,
  matchesCriterion,
  type Circumstances,
  criteria,
} from './barriers.ts';

/** The access decision for a title, and the documented response fields that express it. */
export interface TitleAccess {
  decision: AccessDecision;
  /** What the viewer must do before playback (sign in, buy), regardless of country and time. */
  accessLevel: AccessLevel;
  /** Whether the title can be played in this country at this time, regardless of sign-in and purchase. */
  onlinePlayback: 'AVAILABLE' | 'NOT_AVAILABLE';
  geoBlocked: boolean;
  /** Ids of the licences that open the title, if it needs one that the viewer does not hold. */
  licenceIds: number[] | undefined;
}

const isRefusal = (barrier: AccessBarrier): barrier is Refusal => barrier !== 'SIGN_IN';

const settled = ([reason]: readonly Refusal[]) =>
  reason === undefined ? ({ outcome: 'PLAY' } as const) : ({ outcome: 'REFUSED', reason } as const);

/** Reasons before which the purchase of a title makes sense: it can be watched now, or when it begins. */
const SOLD_REASONS: readonly AccessBarrier[] = ['PURCHASE', 'NOT_LIVE', 'NOT_YET'];

/** Returns the decision. A title that no licence opens is refused without a way to buy it, and so is an event that is over. */
function toDecision(barriers: readonly AccessBarrier[], licenceIds: number[]): AccessDecision {
  const [first] = barriers;
  const refusals = barriers.filter(isRefusal);
  if (first === 'SIGN_IN') return { outcome: 'SIGN_IN', then: settled(refusals) };
  const isSold = (first === 'PURCHASE' || first === 'NOT_LIVE') && refusals.includes('PURCHASE');
  const isForSale =
    licenceIds.length > 0 && (first === 'PURCHASE' || refusals.every((one) => SOLD_REASONS.includes(one)));
  if (!isSold || !isForSale) return settled(refusals);
  const then = settled(refusals.filter((reason) => reason !== 'PURCHASE'));
  return { outcome: 'REFUSED', reason: first, licenceIds, then };
}

/** Returns the sign-in or purchase requirement of a title or trailer. */
export function accessLevelFor(
  title: Parameters<typeof isPurchaseNeeded>[0],
  who: Pick<Circumstances, 'isGuest' | 'entitlements'>,
): AccessLevel {
  if (isPurchaseNeeded(title, who)) return 'DENIED';
  return matchesCriterion(title, criteria.SIGN_IN(who)) ? 'GRANTED_ON_SIGN_IN' : 'GRANTED';
}

/**
 * Decides whether a viewer may play a title. Pure function of title, viewer, time and country. All code that shows,
 * lists, offers or plays a title calls it.
 */
export function decideAccess(title: AccessTitle, who: Circumstances): TitleAccess {
  const barriers = findBarriers(title, who);
  const plays = barriers.every((barrier) => barrier === 'PURCHASE' || barrier === 'SIGN_IN');
  const licenceIds = isPurchaseNeeded(title, who) ? listOpeningLicences(title.body.entitlements, who.licences) : [];
  const isOver = title.event !== null && occurrenceAt(title.event, who.now).over;
  return {
    decision: toDecision(barriers, isOver ? [] : licenceIds),
    accessLevel: accessLevelFor(title, who),
    onlinePlayback: plays ? 'AVAILABLE' : 'NOT_AVAILABLE',
    geoBlocked: barriers.includes('GEOBLOCKED'),
    licenceIds: licenceIds.length > 0 ? licenceIds : undefined,
  };
}
