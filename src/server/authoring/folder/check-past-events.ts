import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { RealmBundle } from './bundle.ts';
import { describeValue } from '#schemas/issue.ts';
import { warning } from './mistakes.ts';

/**
 * Warns about past events that do not repeat and have no recording, so that viewers find nothing to play. `now` in
 * milliseconds.
 */
export function pastEvents({ catalogue }: RealmBundle, now: number): Diagnostic[] {
  const videos = catalogue.flatMap(({ document: { videos = [], series = [] } }) => [
    ...videos,
    ...series.flatMap(({ seasons = [] }) => seasons.flatMap(({ episodes = [] }) => episodes)),
  ]);
  const recorded = new Set(videos.map(({ liveEventId }) => liveEventId));
  return catalogue.flatMap(({ file, document: { events = [] } }) =>
    events.flatMap(({ id, startsAt, duration, repeatsEvery, repeatsEveryMinutes }, index) => {
      const isOver = Date.parse(startsAt) + duration * 1000 < now;
      if (!isOver || repeatsEvery !== undefined || repeatsEveryMinutes !== undefined || recorded.has(id)) return [];
      const expected = 'a time that is not over, or a video with this event as its liveEventId';
      return [warning(file, `/events/${index}/startsAt`, 'past-event', expected, describeValue(startsAt))];
    }),
  );
}
