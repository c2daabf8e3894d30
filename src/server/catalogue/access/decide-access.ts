import type { AccessDecision, AccessLevel, Refusal } from '#schemas/access.ts';
import { type AccessTitle, type Barrier, barriersFor, meets, type Circumstances, criteria } from './barriers.ts';

/** What is decided about a title for somebody, and what the documented fields of the wire say of it. */
export interface Access {
  decision: AccessDecision;
  /** What they must do first, wherever they are and whenever it plays. */
  accessLevel: AccessLevel;
  /** Whether it plays here and now, whatever they have done. */
  onlinePlayback: 'AVAILABLE' | 'NOT_AVAILABLE';
  geoBlocked: boolean;
}

const isRefusal = (barrier: Barrier): barrier is Refusal => barrier !== 'SIGN_IN';

const settled = ([reason]: readonly Refusal[]) =>
  reason === undefined ? ({ outcome: 'PLAY' } as const) : ({ outcome: 'REFUSED', reason } as const);

const decisionOf = (barriers: readonly Barrier[]): AccessDecision => {
  const then = settled(barriers.filter(isRefusal));
  return barriers[0] === 'SIGN_IN' ? { outcome: 'SIGN_IN', then } : then;
};

/** What somebody must do first before they watch a title, or a trailer of one. */
export function accessLevelFor(title: Pick<AccessTitle, 'access'>, who: Pick<Circumstances, 'isGuest'>): AccessLevel {
  if (meets(title, criteria.PURCHASE(who))) return 'DENIED';
  return meets(title, criteria.SIGN_IN(who)) ? 'GRANTED_ON_SIGN_IN' : 'GRANTED';
}

/**
 * Decides what somebody may do with a title. Pure: the same title, viewer, place and time get the same answer. Everything
 * that shows, lists, offers or plays a title asks here.
 */
export function decideAccess(title: AccessTitle, who: Circumstances): Access {
  const barriers = barriersFor(title, who);
  const plays = barriers.every((barrier) => barrier === 'PURCHASE' || barrier === 'SIGN_IN');
  return {
    decision: decisionOf(barriers),
    accessLevel: accessLevelFor(title, who),
    onlinePlayback: plays ? 'AVAILABLE' : 'NOT_AVAILABLE',
    geoBlocked: barriers.includes('GEOBLOCKED'),
  };
}
