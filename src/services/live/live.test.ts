import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLive, type Live } from './live.ts';

/** Streams that were opened, the last one last. */
let streams: FakeSource[];
class FakeSource extends EventTarget {
  readyState = 1;
  constructor() {
    super();
    streams.push(this);
  }
  close = () => {
    this.readyState = 2;
  };
  say = (message: object) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
}

/** What tabs say to each other comes at once, to all but the one that says it. */
let channels: FakeChannel[];
class FakeChannel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }
  postMessage(data: unknown) {
    for (const other of channels)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    channels = channels.filter((other) => other !== this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  channels = [];
  let turn: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('location', { href: 'https://apex.test/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  // One holds the lock, the next has it when that one lets go.
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, run: () => Promise<void>) => (turn = turn.then(run)) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tab = () => createLive({ url: '/api/v2/live', key: 'apex en_US' });
/** Begins to hear; answers what is heard. */
function heard(live: Live): object[] {
  const all: object[] = [];
  live.subscribe((news) => all.push(news));
  return all;
}
/** Waits until who has the lock has opened the stream. */
const opened = () => vi.waitFor(() => expect(streams).toHaveLength(1));
const state = { type: 'state', live: 3, revision: 7 };

test('a part of the page that comes when the stream is open already is told how things are @nav-08', async () => {
  const live = tab();
  const first = heard(live);
  await opened();
  streams[0]?.say(state);
  expect(first).toEqual([state]);
  expect(heard(live)).toEqual([state]);
  expect(first).toEqual([state]);
});

test('and how they are by then, not how they were when it was opened @nav-08', async () => {
  const live = tab();
  heard(live);
  await opened();
  streams[0]?.say(state);
  streams[0]?.say({ type: 'ended', id: 1, live: 2 });
  streams[0]?.say({ type: 'revision', revision: 8 });
  expect(heard(live)).toMatchObject([{ type: 'state', live: 2 }]);
});

test('before anything was told, it is told as soon as that comes, once @nav-08', async () => {
  const live = tab();
  heard(live);
  const late = heard(live);
  await opened();
  expect(late).toEqual([]);
  streams[0]?.say(state);
  expect(late).toEqual([state]);
});

test('another tab, which opens no stream, is told by the one that reads, and nobody else again @nav-08', async () => {
  const reading = heard(tab());
  await opened();
  streams[0]?.say(state);
  const second = heard(tab());
  expect(second).toEqual([state]);
  const third = heard(tab());
  expect(third).toEqual([state]);
  expect([reading, second]).toEqual([[state], [state]]);
  expect(streams).toHaveLength(1);
});
