import type { LabelKey } from '#schemas/labels/keys.ts';
import type { IconName } from '../../primitives/icon/icon.tsx';
import type { AnyCard } from '../remembered.ts';

const plays: readonly AnyCard['type'][] = ['VOD', 'VOD_VIDEO', 'LIVE', 'LIVE_EVENT', 'EPG'];

/** What a card leads to, in a word: to watch it, to what it costs, or to the page about it. */
export function wayIn({ type, accessLevel }: AnyCard): { label: LabelKey; icon: IconName } {
  if (accessLevel === 'DENIED') return { label: 'purchaseToWatch', icon: 'lock' };
  return plays.includes(type) ? { label: 'watchNow', icon: 'play' } : { label: 'seeDetails', icon: 'chevron' };
}
