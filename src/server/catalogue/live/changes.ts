import type { LiveMessage } from '#schemas/wire/catalogue/live.ts';
import { emptyListFilter } from '../access/list-filter.ts';
import { type ContentRecord, listEvents } from '../catalogue/catalogue.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { occurrenceAt } from '../../platform/occurrence.ts';

/** State of an event at a point in time. */
interface EventState {
  live: boolean;
  /** Serialised content that viewers see. It changes when the event is moved or edited, but not because time passes. */
  text: string;
  content: ContentRecord;
}

/** States of a realm's events at a point in time, keyed by event id. */
export type EventStates = ReadonlyMap<number, EventState>;

/** Cache of serialised contents, because titles are compared much more often than they are read from the database. */
const serialized = new WeakMap<ContentRecord, string>();
function serialize(content: ContentRecord): string {
  const known = serialized.get(content);
  if (known !== undefined) return known;
  const { title, event, access, body } = content;
  const text = JSON.stringify([title, event, access, body]);
  serialized.set(content, text);
  return text;
}

/** Lists the events of a realm whose changes are sent to viewers. */
export const listWatchedEvents = (tx: Tx, realm: string): Promise<ContentRecord[]> =>
  listEvents(tx, realm, { type: 'LIVE' }, emptyListFilter);

/** Computes the states of events at a time. */
export const getEventStates = (events: readonly ContentRecord[], now: number): EventStates =>
  new Map(
    events.flatMap((content): [number, EventState][] => {
      const { id, event } = content;
      return event ? [[id, { live: occurrenceAt(event, now).live, text: serialize(content), content }]] : [];
    }),
  );

/** Counts live events. */
export const countLive = (states: EventStates): number => [...states.values()].filter(({ live }) => live).length;

/** A change of an event's state. */
export type EventChange =
  | { type: 'began'; content: ContentRecord }
  | { type: Extract<LiveMessage['type'], 'ended' | 'changed'>; content: ContentRecord };

function findChange(before: EventState | undefined, after: EventState | undefined): EventChange | undefined {
  if (after?.live && !before?.live) return { type: 'began', content: after.content };
  const content = after?.content ?? before?.content;
  if (!content) return undefined;
  if (before?.live && !after?.live) return { type: 'ended', content };
  return before?.text === after?.text ? undefined : { type: 'changed', content };
}

/** Computes the changes between two states. */
export const listEventChanges = (before: EventStates, after: EventStates): EventChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => findChange(before.get(id), after.get(id)) ?? []);

/** Returns the next time after `now` when an event begins, ends or becomes upcoming again; undefined if none does. */
export function nextMoment(events: readonly ContentRecord[], now: number): number | undefined {
  const moments = events.flatMap(({ event }) => {
    if (!event) return [];
    const { start, end } = occurrenceAt(event, now);
    return [start, end, end + event.overMinutes * 60_000].filter((at) => at > now);
  });
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
