import { type Audience, accessFor, playbackOf } from '../catalogue/card.ts';
import type { ContentRecord } from '../catalogue/catalogue.store.ts';
import { occurrenceOf } from '../catalogue/card.ts';
import { RefusalError } from '../http/problems.ts';

/** Whether a title is refused where the caller is. */
export const isGeoblocked = ({ geoblocked }: ContentRecord, { isBlockedCountry }: Audience): boolean =>
  geoblocked && isBlockedCountry;

/** Why a title does not play for somebody, in the order in which that matters to them; undefined when it plays. */
export function playbackRefusal(content: ContentRecord, audience: Audience): RefusalError | undefined {
  const occurrence = occurrenceOf(content, audience.now);
  if (occurrence && !occurrence.live) return new RefusalError('NOT_FOUND', ['videoIsNotLive']);
  if (isGeoblocked(content, audience)) return new RefusalError('FORBIDDEN', ['outside-region']);
  const access = accessFor(content.access, audience.isGuest);
  if (access === 'DENIED') return new RefusalError('FORBIDDEN', ['purchaseNeeded']);
  if (access === 'GRANTED_ON_SIGN_IN') return new RefusalError('UNAUTHORIZED', ['signInToWatch']);
  if (playbackOf(content, audience) === 'NOT_AVAILABLE') return new RefusalError('CONFLICT', ['notAvailableYet']);
  return undefined;
}
