import type { LiveMessage } from '#schemas/wire/live.ts';
import type { ContentRecord } from '../catalogue/catalogue.store.ts';
import { occurrenceAt } from '../../platform/occurrence.ts';

/** Where an event is at some moment. */
interface EventState {
  live: boolean;
  /** What of it viewers are shown: another when it was moved or described otherwise, the same however the time goes by. */
  told: string;
  content: ContentRecord;
}

/** The events of a realm at some moment, by number. */
export type EventStates = ReadonlyMap<number, EventState>;

/** What viewers are shown of an event, as a text. Titles are looked at often, and read seldom. */
const toldOf = new WeakMap<ContentRecord, string>();
function tell(content: ContentRecord): string {
  const known = toldOf.get(content);
  if (known !== undefined) return known;
  const { title, event, access, body } = content;
  const told = JSON.stringify([title, event, access, body]);
  toldOf.set(content, told);
  return told;
}

/** Where events are at a moment. */
export const statesAt = (events: readonly ContentRecord[], now: number): EventStates =>
  new Map(
    events.flatMap((content): [number, EventState][] => {
      const { id, event } = content;
      return event ? [[id, { live: occurrenceAt(event, now).live, told: tell(content), content }]] : [];
    }),
  );

/** How many events are on. */
export const countLive = (states: EventStates): number => [...states.values()].filter(({ live }) => live).length;

/** What has become of an event. */
export type EventChange =
  | { type: 'began'; content: ContentRecord }
  | { type: Extract<LiveMessage['type'], 'ended' | 'changed'>; content: ContentRecord };

function changeOf(before: EventState | undefined, after: EventState | undefined): EventChange | undefined {
  if (after?.live && !before?.live) return { type: 'began', content: after.content };
  const content = after?.content ?? before?.content;
  if (!content) return undefined;
  if (before?.live && !after?.live) return { type: 'ended', content };
  return before?.told === after?.told ? undefined : { type: 'changed', content };
}

/** What has become of the events between two moments. */
export const changesBetween = (before: EventStates, after: EventStates): EventChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => changeOf(before.get(id), after.get(id)) ?? []);

/** The next moment, after now, at which an event begins, ends, or is announced again; undefined where none ever does. */
export function nextMoment(events: readonly ContentRecord[], now: number): number | undefined {
  const moments = events.flatMap(({ event }) => {
    if (!event) return [];
    const { start, end } = occurrenceAt(event, now);
    return [start, end, end + event.overMinutes * 60_000].filter((at) => at > now);
  });
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
