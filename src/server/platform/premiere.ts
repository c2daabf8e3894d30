import type { ContentBody } from './db/columns/content.ts';
import { type Occurrence, occurrenceAt } from './occurrence.ts';

/** The fields of a video that determine its premiere. */
export type PremieredFilm = Pick<ContentBody, 'premiereRelease' | 'duration'>;

/**
 * Returns the current, next or last premiere of a film; undefined when it has none. A premiere lasts as long as the
 * film.
 */
export function premiereAt({ premiereRelease, duration = 0 }: PremieredFilm, now: number): Occurrence | undefined {
  if (!premiereRelease) return undefined;
  const start = Date.parse(premiereRelease.scheduledAt);
  // A video without a duration would end its premiere as soon as it begins, so the premiere does not repeat.
  const everyMinutes = duration > 0 ? (premiereRelease.repeatsEveryMinutes ?? null) : null;
  return occurrenceAt({ start, end: start + duration * 1000, everyMinutes, overMinutes: 0 }, now);
}

/** Returns the premiere for responses, with the start time of the current or next repetition. */
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
