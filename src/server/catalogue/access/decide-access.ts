import type { AccessDecision, AccessLevel, Refusal } from '#schemas/access.ts';
import {
  type AccessTitle,
  type AccessBarrier,
  findBarriers,
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
}

const isRefusal = (barrier: AccessBarrier): barrier is Refusal => barrier !== 'SIGN_IN';

const settled = ([reason]: readonly Refusal[]) =>
  reason === undefined ? ({ outcome: 'PLAY' } as const) : ({ outcome: 'REFUSED', reason } as const);

const decisionOf = (barriers: readonly AccessBarrier[]): AccessDecision => {
  const then = settled(barriers.filter(isRefusal));
  return barriers[0] === 'SIGN_IN' ? { outcome: 'SIGN_IN', then } : then;
};

/** Returns the sign-in or purchase requirement of a title or trailer. */
export function accessLevelFor(title: Pick<AccessTitle, 'access'>, who: Pick<Circumstances, 'isGuest'>): AccessLevel {
  if (matchesCriterion(title, criteria.PURCHASE(who))) return 'DENIED';
  return matchesCriterion(title, criteria.SIGN_IN(who)) ? 'GRANTED_ON_SIGN_IN' : 'GRANTED';
}

/**
 * Decides whether a viewer may play a title. Pure function of title, viewer, time and country. All code that shows,
 * lists, offers or plays a title calls it.
 */
export function decideAccess(title: AccessTitle, who: Circumstances): TitleAccess {
  const barriers = findBarriers(title, who);
  const plays = barriers.every((barrier) => barrier === 'PURCHASE' || barrier === 'SIGN_IN');
  return {
    decision: decisionOf(barriers),
    accessLevel: accessLevelFor(title, who),
    onlinePlayback: plays ? 'AVAILABLE' : 'NOT_AVAILABLE',
    geoBlocked: barriers.includes('GEOBLOCKED'),
  };
}
