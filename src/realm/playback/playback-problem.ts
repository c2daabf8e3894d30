import { type Audience, accessFor, playbackOf } from '../catalogue/card.ts';
import type { ContentRecord } from '../catalogue/catalogue.store.ts';
import { occurrenceOf } from '../catalogue/card.ts';
import { ProblemError } from '../http/problems.ts';

/** Whether a title is refused where the caller is. */
export const isGeoblocked = ({ geoblocked }: ContentRecord, { isBlockedCountry }: Audience): boolean =>
  geoblocked && isBlockedCountry;

/** Why a title does not play for somebody, in the order in which that matters to them; undefined when it plays. */
export function playbackProblem(content: ContentRecord, audience: Audience): ProblemError | undefined {
  const occurrence = occurrenceOf(content, audience.now);
  if (occurrence && !occurrence.live) return new ProblemError('NOT_FOUND', ['videoIsNotLive']);
  if (isGeoblocked(content, audience)) return new ProblemError('FORBIDDEN', ['outside-region']);
  const access = accessFor(content.access, audience.isGuest);
  if (access === 'DENIED') return new ProblemError('FORBIDDEN', ['purchaseNeeded']);
  if (access === 'GRANTED_ON_SIGN_IN') return new ProblemError('UNAUTHORIZED', ['signInToWatch']);
  if (playbackOf(content, audience) === 'NOT_AVAILABLE') return new ProblemError('CONFLICT', ['notAvailableYet']);
  return undefined;
}
