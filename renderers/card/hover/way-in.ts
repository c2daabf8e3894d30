import { isPlayedType } from '#schemas/card-types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { IconName } from '../../primitives/icon/icon.tsx';
import type { AnyCard } from '../remembered.ts';

/** What a card leads to, in a word: to watch it, to what it costs, or to the page about it. */
export function wayIn({ type, accessLevel }: AnyCard): { label: LabelKey; icon: IconName } {
  if (accessLevel === 'DENIED') return { label: 'purchaseToWatch', icon: 'lock' };
  return isPlayedType(type) ? { label: 'watchNow', icon: 'play' } : { label: 'seeDetails', icon: 'chevron' };
}
