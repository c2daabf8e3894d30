import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';
import type { EngineOptions } from './engines/engine.ts';
import { MediaFault } from './media-fault.ts';
import { createRunner, type Loaded } from './runner.ts';

interface Started extends EngineOptions {
  isGone: boolean;
}
const started: Started[] = [];
/** Returns the wall-clock time of the current frame of a live stream; undefined for videos. */
let moment: () => number | undefined;
const begin = (_element: unknown, options: EngineOptions) => {
  const own: Started = { ...options, isGone: false };
  started.push(own);
  return { stats: () => ({}), moment: () => moment(), destroy: () => (own.isGone = true) };
};
vi.mock('./engines/hls.ts', () => ({ start: begin }));

/** Fake media element that has buffered up to `loadedTo` seconds. */
class Element extends EventTarget {
  currentTime = 10;
  readyState = 4;
  seeking = false;
  paused = false;
  ended = false;
  error = null;
  loadedTo = 40;
  duration = 1800;
  pause() {
    this.paused = true;
  }
  get buffered() {
    return { length: this.loadedTo > 0 ? 1 : 0, start: () => 0, end: () => this.loadedTo };
  }
  playTo(seconds: number) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

const loadedWith = (name: string, live = false): Loaded => ({
  streams: { live } as PlayerJson,
  candidates: [{ source: { protocol: 'HLS', url: name, protection: undefined }, engine: 'hls' }],
});

function open() {
  const element = new Element();
  const answers: { promise: Promise<Loaded>; resolve: (loaded: Loaded) => void; reject: (error: Error) => void }[] = [];
  const onEnded = vi.fn();
  const onSkipped = vi.fn();
  const runner = createRunner({
    element: element as unknown as HTMLVideoElement,
    load: () => {
      const answer = Promise.withResolvers<Loaded>();
      answers.push(answer);
      return answer.promise;
    },
    startAt: async (_loaded, before) => before && { seconds: before.seconds },
    events: {
      onQualities: vi.fn(),
      onHeight: vi.fn(),
      onAudioTracks: vi.fn(),
      onTextTracks: vi.fn(),
      onTextCues: vi.fn(),
      onTextFailed: vi.fn(),
      onWindow: vi.fn(),
      onEnded,
      onSkipped,
    },
    engineOptions: () => ({ heightCap: undefined, isTile: false, bandwidth: undefined, cmcd: undefined }),
    isWanted: () => true,
    resume: vi.fn(),
    report: vi.fn(),
    onSetback: vi.fn(),
  });
  return { element, runner, answers, onEnded, onSkipped };
}
/** Waits for the engine's dynamic import as well, which fake timers do not control. */
const later = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};
const denied = () => new MediaFault('segment', { status: 403, detail: 'expired' });

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
  moment = () => undefined;
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function playing(live = false) {
  const opened = open();
  opened.answers[0]?.resolve(loadedWith('first', live));
  await later(0);
  for (const second of [11, 12, 20]) opened.element.playTo(second);
  return opened;
}

const missing = (until: number) => new MediaFault('segment', { status: 404, detail: 'gone', until });

test('skips a missing segment once everything before the segment was played, and reports the skip @play-11', async () => {
  const { element, runner, answers, onSkipped } = await playing();
  started[0]?.events.onFatal(missing(46));
  await later(0);
  answers[1]?.resolve(loadedWith('first'));
  await later(0);
  expect(started[1]?.startAt).toEqual({ seconds: 20 });
  started[1]?.events.onFatal(missing(46));
  await later(3000);
  // Data is buffered up to second 40, so playback continues up to there.
  expect([started.length, onSkipped.mock.calls.length]).toEqual([2, 0]);
  element.playTo(39.9);
  element.loadedTo = 40;
  await later(1000);
  expect(started[2]?.startAt).toEqual({ seconds: 46 });
  expect(onSkipped).toHaveBeenCalledOnce();
  expect(runner.phase.value).toBe('ready');
  runner.destroy();
});

test('ends the video if its last segment is missing @play-11', async () => {
  const { element, runner, answers, onEnded } = await playing();
  await later(1000);
  started[0]?.events.onFatal(missing(1800));
  await later(0);
  answers[1]?.resolve(loadedWith('first'));
  await later(0);
  element.loadedTo = 0;
  started[1]?.events.onFatal(missing(1800));
  await later(0);
  expect(onEnded).toHaveBeenCalledOnce();
  expect([started.length, element.paused]).toEqual([2, true]);
  runner.destroy();
});

test('renews expired stream URLs without a message while buffered data plays @play-11', async () => {
  const { element, runner, answers } = await playing();
  started[0]?.events.onFatal(denied());
  await later(3000);
  expect([answers.length, started.length, started[0]?.isGone]).toEqual([2, 1, false]);
  element.playTo(23);
  expect([runner.phase.value, runner.trouble.value]).toEqual(['ready', undefined]);
  answers[1]?.resolve(loadedWith('second'));
  await later(0);
  expect(started[0]?.isGone).toBe(true);
  expect(started[1]).toMatchObject({ source: { url: 'second' }, startAt: { seconds: 23 } });
  runner.destroy();
});

test('shows a message about a failed renewal of stream URLs only when the buffer is empty @play-11', async () => {
  const { element, runner, answers } = await playing();
  started[0]?.events.onFatal(denied());
  for (let second = 21; second < 40; second += 1) {
    element.playTo(second);
    answers.at(-1)?.reject(new Error('away'));
    await later(1000);
    expect([runner.phase.value, runner.trouble.value], `second ${second}`).toEqual(['ready', undefined]);
  }
  element.playTo(40);
  // The backoff between two renewals of the URLs has reached its maximum.
  await later(8000);
  expect([runner.phase.value, runner.trouble.value]).toEqual(['ready', 'reconnecting']);
  answers.at(-1)?.resolve(loadedWith('second'));
  await later(0);
  expect(started.at(-1)).toMatchObject({ source: { url: 'second' }, startAt: { seconds: 40 } });
  runner.destroy();
});

test.each([
  ['data that cannot be decoded', new MediaFault('media', { detail: 'x' })],
  ['a server error for a segment', new MediaFault('segment', { status: 503, detail: 'x' })],
])('restarts playback at once after %s @play-11', async (_, fault) => {
  const { runner } = await playing();
  started[0]?.events.onFatal(fault);
  expect(started[0]?.isGone).toBe(true);
  await later(1000);
  expect(started).toHaveLength(2);
  runner.destroy();
});

test('ends playback with an error when renewed stream URLs are denied again @play-11', async () => {
  const { runner, answers } = await playing();
  started[0]?.events.onFatal(denied());
  await later(0);
  answers[1]?.resolve(loadedWith('second'));
  await later(0);
  started[1]?.events.onFatal(denied());
  expect([runner.phase.value, runner.fault.value?.code]).toEqual(['failed', 'SEGMENT_403']);
  runner.destroy();
});

test('ends a video with a too long stated duration at its last frame; a live stream waits for more data @play-11', async () => {
  for (const live of [false, true]) {
    const { element, runner, onEnded } = await playing(live);
    element.loadedTo = element.duration;
    element.playTo(element.duration - 0.1);
    await later(5000);
    expect([onEnded.mock.calls.length, element.paused]).toEqual(live ? [0, false] : [1, true]);
    runner.destroy();
  }
  expect(started).toHaveLength(2);
});

test('restarts, instead of ending the video, if undecodable data has shortened the media source @play-11', async () => {
  const { element, runner, onEnded } = await playing();
  await later(1000);
  element.loadedTo = 20.3;
  element.duration = 20.3;
  await later(23_000);
  expect(onEnded).not.toHaveBeenCalled();
  expect(started[1]).toMatchObject({ startAt: { seconds: 20 } });
  runner.destroy();
});

/** Makes a live stream stall several times. After each recovery it plays from position `from` to position `to`. */
async function fails(opened: Awaited<ReturnType<typeof playing>>, times: number, from: number, to: number) {
  for (let time = 0; time < times && opened.runner.phase.value === 'ready'; time += 1) {
    started.at(-1)?.events.onFatal(new MediaFault('stalled', { detail: 'x' }));
    await later(9000);
    for (const { resolve } of opened.answers) resolve(loadedWith('again'));
    await later(0);
    for (const second of [from, from + 1, to]) opened.element.playTo(second);
  }
}

test('gives up a live stream that keeps replaying its last seconds @play-11', async () => {
  const opened = await playing();
  let passed = 0;
  // After each restart, the same frame has a slightly different time.
  moment = () => opened.element.currentTime * 1000 + (passed += 1);
  await fails(opened, 12, 12, 20);
  expect([opened.runner.phase.value, opened.runner.fault.value?.code]).toEqual(['failed', 'STALLED']);
  opened.runner.destroy();
});

test.each([
  ['plays further each time', 22, 30],
  ['plays on after the viewer rewinds it', -60, -20],
])('restarts a live stream after every error if the stream %s @play-11', async (_, from, to) => {
  const opened = await playing();
  moment = () => opened.element.currentTime * 1000;
  for (let round = 0; round < 12; round += 1) await fails(opened, 1, from + round * 10, to + round * 10);
  expect(opened.runner.phase.value).toBe('ready');
  opened.runner.destroy();
});
