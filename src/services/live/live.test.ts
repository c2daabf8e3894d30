import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLive, type Live } from './live.ts';

/** Opened streams in order of opening. */
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

/** Fake BroadcastChannels: a message reaches all channels of the name except its sender, synchronously. */
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
  // Fake Web Locks: requests run one after another.
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, run: () => Promise<void>) => (turn = turn.then(run)) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tab = () => createLive({ url: '/api/v2/live', key: 'apex en_US' });
/** Subscribes to the messages and returns the array that they are added to. */
function heard(live: Live): object[] {
  const all: object[] = [];
  live.subscribe((news) => all.push(news));
  return all;
}
/** Waits until the tab with the lock has opened the stream. */
const opened = () => vi.waitFor(() => expect(streams).toHaveLength(1));
const state = { type: 'state', live: 3, revision: 7 };

test('sends the current state to a subscriber that joins an open live message stream @nav-08', async () => {
  const live = tab();
  const first = heard(live);
  await opened();
  streams[0]?.say(state);
  expect(first).toEqual([state]);
  expect(heard(live)).toEqual([state]);
  expect(first).toEqual([state]);
});

test('sends late subscribers of live messages the current state, not the initial one @nav-08', async () => {
  const live = tab();
  heard(live);
  await opened();
  streams[0]?.say(state);
  streams[0]?.say({ type: 'ended', id: 1, live: 2 });
  streams[0]?.say({ type: 'revision', revision: 8 });
  expect(heard(live)).toMatchObject([{ type: 'state', live: 2 }]);
});

test('sends the state to all subscribers that joined before the first live message, when it arrives @nav-08', async () => {
  const live = tab();
  heard(live);
  const late = heard(live);
  await opened();
  expect(late).toEqual([]);
  streams[0]?.say(state);
  expect(late).toEqual([state]);
});

test('shares one live message stream across tabs and sends its state only to the new tab @nav-08', async () => {
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
