import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentRecord } from '../catalogue/catalogue.store.ts';
import type { Context } from '../../platform/context.ts';
import {
  listEventChanges,
  countLive,
  type EventChange,
  type EventStates,
  nextMoment,
  getEventStates,
} from './changes.ts';

/** Changes that a watch reports to its caller. */
export interface RealmChanges {
  changes: readonly EventChange[];
  /** Number of live events. */
  live: number;
  revision: number;
}

/**
 * Watches the events of one realm. It notices changes by the clock (an event begins) and by changes of the database.
 */
export interface RealmWatch {
  /** Returns the current state; resolves after the first read. */
  state: () => Promise<{ live: number; revision: number }>;
  /** Reads the events again after a change. */
  refresh: () => void;
  stop: () => void;
}

/** What a watch reads from the database: the realm's revision, and its live and upcoming events. */
export interface RealmEvents {
  /** 0 if the realm does not exist. */
  revision: number;
  events: readonly ContentRecord[];
}

/**
 * Dependencies of a watch. A watch outlives the request that started it, so it gets a function that reads in a new
 * transaction.
 */
export interface WatchContext extends Pick<Context, 'clock' | 'log'> {
  readEvents: (realm: string) => Promise<RealmEvents>;
}

/**
 * In milliseconds: the maximum delay of a timer, since clocks are adjusted and machines sleep; and the pause after a
 * failed read.
 */
const [LONGEST, PAUSE] = [5000, 2000];
/**
 * Milliseconds that are added to a timer's delay, because timers may fire slightly before the clock reaches the time.
 */
const LATE = 5;

/** Watches a realm and calls `tell` with changes of its events and revision. */
export function watchRealm(
  { readEvents, clock, log }: WatchContext,
  realm: string,
  tell: (news: RealmChanges) => void,
): RealmWatch {
  let events: readonly ContentRecord[] = [];
  let states: EventStates = new Map();
  let revision: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;
  const stopped = new AbortController();

  const look = (isFirst: boolean) => {
    clearTimeout(timer);
    if (stopped.signal.aborted) return;
    const now = clock.now();
    const after = getEventStates(events, now);
    const changes = isFirst ? [] : listEventChanges(states, after);
    states = after;
    if (changes.length > 0) tell({ changes, live: countLive(after), revision: revision ?? 0 });
    const next = nextMoment(events, now);
    timer = setTimeout(() => look(false), next === undefined ? LONGEST : Math.min(LONGEST, next - now + LATE)).unref();
  };

  const read = async (): Promise<void> => {
    const found = await readEvents(realm);
    const isFirst = revision === undefined;
    const hasNewRevision = revision !== found.revision;
    ({ events, revision } = found);
    look(isFirst);
    if (!isFirst && hasNewRevision) tell({ changes: [], live: countLive(states), revision });
  };

  /** Reads until the data is current. While the database is unavailable, the last known state stays valid. */
  const readAll = async (): Promise<void> => {
    while (isStale && !stopped.signal.aborted) {
      isStale = false;
      try {
        await read();
      } catch (err) {
        isStale = true;
        log.warn({ err, realm }, 'The events of a realm could not be read; they are read again soon');
        await sleep(PAUSE, undefined, { ref: false });
      }
    }
  };
  const refresh = () => {
    isStale = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const first = refresh();
  return {
    state: async () => {
      await first;
      // The clock may have passed the time without the timer firing: in tests, or after the machine slept.
      look(false);
      return { live: countLive(states), revision: revision ?? 0 };
    },
    refresh: () => void refresh(),
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}
