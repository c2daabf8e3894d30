import type { ContentBody } from './db/columns/content.ts';
import { type Occurrence, occurrenceAt } from './occurrence.ts';

/** What of a film tells when its premiere is. */
export type PremieredFilm = Pick<ContentBody, 'premiereRelease' | 'duration'>;

/** When a film has its premiere: now or next, or when it was; undefined for a film without one. It lasts as long as the film. */
export function premiereAt({ premiereRelease, duration = 0 }: PremieredFilm, now: number): Occurrence | undefined {
  if (!premiereRelease) return undefined;
  const start = Date.parse(premiereRelease.scheduledAt);
  // Without a length it would be over as it begins, each time anew.
  const everyMinutes = duration > 0 ? (premiereRelease.repeatsEveryMinutes ?? null) : null;
  return occurrenceAt({ start, end: start + duration * 1000, everyMinutes, overMinutes: 0 }, now);
}

/** A film's premiere as answers tell it: with the moment that counts now. */
export function premiereReleaseAt(film: PremieredFilm, now: number): { type: string; scheduledAt: string } | undefined {
  const premiere = premiereAt(film, now);
  const { premiereRelease } = film;
  if (!premiere || !premiereRelease) return undefined;
  const { type, scheduledAt, repeatsEveryMinutes } = premiereRelease;
  return {
    type,
    scheduledAt: repeatsEveryMinutes === undefined ? scheduledAt : new Date(premiere.start).toISOString(),
  };
}
