import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Attached, Framed } from '../framed.ts';
import { followEvents } from './events.ts';

const state = () => ({
  phase: signal('ready'),
  fault: signal<object | undefined>(undefined),
  paused: signal(true),
  ended: signal(false),
  position: signal(0),
  duration: signal(60),
  volume: signal(1),
  muted: signal(false),
  textTracks: signal([]),
  textTrack: signal(-1),
  audioTracks: signal([]),
  audioTrack: signal(-1),
});

let now: ReturnType<typeof state>;
let told: [event: string, params: object][];
let events: ReturnType<typeof followEvents>;
const document = Object.assign(new EventTarget(), { fullscreenElement: null });
beforeEach(() => {
  vi.useFakeTimers();
  now = state();
  told = [];
  const attached = {
    title: { type: 'VOD', id: 1 },
    playback: { state: now },
    element: { ownerDocument: document },
  } as unknown as Attached;
  events = followEvents({
    framed: { attached: signal(attached) } as unknown as Framed,
    document: document as unknown as Document,
    tell: (event, params) => told.push([event, params]),
    now: () => Date.now(),
  });
});
afterEach(() => {
  events.end();
  vi.useRealTimers();
});
const subscribe = (...names: string[]) => events.methods['subscribe']?.({ events: names });
const names = () => told.map(([event]) => event);

test('the embedded player sends events only between subscribe and unsubscribe @brg-01', async () => {
  now.paused.value = false;
  now.ended.value = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  expect(await subscribe('state')).toEqual({ events: ['state'] });
  now.volume.value = 0.5;
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([['state', expect.objectContaining({ volume: 0.5, isPlaying: false })]]);
  expect(await events.methods['unsubscribe']?.({ events: ['state'] })).toEqual({ events: [] });
  now.volume.value = 0.7;
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toHaveLength(1);
});

test('the embedded player sends the position at most four times a second, and always the last position @brg-01', async () => {
  await subscribe('timeupdate');
  await vi.advanceTimersByTimeAsync(1000);
  told.length = 0;
  for (let index = 1; index <= 200; index += 1) {
    now.position.value = index / 100;
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(250);
  expect(told.length).toBeGreaterThan(6);
  expect(told.length).toBeLessThan(11);
  expect(told.at(-1)).toEqual(['timeupdate', { position: 2, duration: 60 }]);
});

test('the embedded player combines simultaneous changes into one state event; `ended` and `error` are separate @brg-01', async () => {
  await subscribe('state', 'ended', 'error');
  now.paused.value = false;
  now.muted.value = true;
  now.volume.value = 0.2;
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['state']);
  now.ended.value = true;
  now.fault.value = { code: 'MEDIA', retry: true };
  await vi.advanceTimersByTimeAsync(0);
  expect(names().filter((name) => name !== 'state')).toEqual(['ended', 'error']);
  expect(told.find(([event]) => event === 'error')?.[1]).toEqual({
    code: -32_012,
    message: 'failed to play',
    data: { fatal: true, retryable: true, reason: 'MEDIA' },
  });
});

test.each<[string, unknown]>([
  ['an unknown event', ['state', 'everything']],
  ['an event that is a number', [7]],
  ['a text instead of a list', 'state'],
])('the embedded player rejects a subscription to %s @brg-01', (_events, asked) =>
  expect(events.methods['subscribe']?.({ events: asked })).rejects.toMatchObject({ code: -32_602 }),
);
