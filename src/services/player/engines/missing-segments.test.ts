import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jumpOverGap, skipGaps, watchMissing } from './missing-segments.ts';

test('reports a segment as missing after two failures a second apart, in any rendition @play-11', () => {
  let now = 0;
  const tell = watchMissing(() => now);
  const answer = { type: 'video', start: 4, end: 6, status: 404 };
  expect(tell(answer)).toBeUndefined();
  now = 900;
  expect(tell(answer)).toBeUndefined();
  expect(tell({ ...answer, type: 'audio' })).toBeUndefined();
  now = 1000;
  expect(tell({ ...answer, status: 410 })).toMatchObject({ kind: 'segment', status: 410, until: 6 });
});

test('does not report a segment that arrives late as missing @play-11', () => {
  let now = 0;
  const tell = watchMissing(() => now);
  const answer = { type: 'video', start: 4, end: 6, status: 404 };
  tell(answer);
  now = 2000;
  tell({ ...answer, status: 200 });
  expect(tell(answer)).toBeUndefined();
  expect(tell({ ...answer, start: 6, end: 8, status: 503 })).toBeUndefined();
});

describe('missing segment of a live stream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Fake media element that has buffered everything up to `loadedTo`. */
  const playing = (currentTime: number, loadedTo: number) => {
    const element = { currentTime, loadedTo };
    const buffered = { length: 1, start: () => 0, end: () => element.loadedTo };
    return Object.assign(element, { buffered }) as unknown as HTMLMediaElement & { loadedTo: number };
  };
  const gap = { start: 20, end: 22 };

  test('skips a missing live segment once earlier segments were played and later ones are available @play-11', () => {
    const element = playing(15, 20);
    let edge = 21;
    const onJump = vi.fn();
    jumpOverGap(element, gap, { findEdge: () => edge, onJump });
    vi.advanceTimersByTime(1000);
    element.currentTime = 19.9;
    vi.advanceTimersByTime(1000);
    expect([element.currentTime, onJump.mock.calls.length]).toEqual([19.9, 0]);
    edge = 26;
    vi.advanceTimersByTime(250);
    expect([element.currentTime, onJump.mock.calls.length]).toEqual([22, 1]);
  });

  test('plays a live segment that arrives late, and does not jump after the viewer seeks back @play-11', () => {
    const late = playing(19.9, 20);
    const onJump = vi.fn();
    const options = { findEdge: () => 30, onJump };
    late.loadedTo = 24;
    jumpOverGap(late, gap, options);
    vi.advanceTimersByTime(1000);
    late.currentTime = 22.5;
    late.loadedTo = 22.5;
    vi.advanceTimersByTime(1000);
    const back = playing(5, 5);
    const stop = jumpOverGap(back, gap, options);
    vi.advanceTimersByTime(1000);
    stop();
    back.currentTime = 19.9;
    vi.advanceTimersByTime(1000);
    expect([late.currentTime, back.currentTime, onJump.mock.calls.length]).toEqual([22.5, 19.9, 0]);
  });
});

describe('gap in the timeline of a video', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = (currentTime: number) => {
    const buffered = { length: 2, start: (part: number) => part * 16, end: (part: number) => part * 16 + 8 };
    const element = { currentTime, buffered, readyState: 4, paused: false, playbackRate: 1 };
    const onJump = vi.fn();
    skipGaps(element as unknown as HTMLMediaElement, [{ start: 8, end: 16 }], onJump);
    return { element, onJump };
  };

  test('skips a gap in a video when the buffer ends shortly before it or the viewer seeks into it @play-20', () => {
    const { element, onJump } = open(7.6);
    vi.advanceTimersByTime(750);
    expect([element.currentTime, onJump.mock.calls.length]).toEqual([16, 1]);
    element.currentTime = 12;
    vi.advanceTimersByTime(500);
    expect([element.currentTime, onJump.mock.calls.length]).toEqual([16, 2]);
  });

  test('reports a gap in a video that the streaming engine itself skipped, even if timers are late @play-20', () => {
    const { element, onJump } = open(5);
    vi.advanceTimersByTime(250);
    const now = performance.now();
    element.currentTime = 17.5;
    vi.spyOn(performance, 'now').mockReturnValue(now + 4500);
    vi.advanceTimersByTime(250);
    expect([element.currentTime, onJump.mock.calls.length]).toEqual([17.5, 1]);
  });

  test('does not report a gap in a video when the viewer seeks far beyond the gap @play-20', () => {
    const { element, onJump } = open(2);
    vi.advanceTimersByTime(250);
    element.currentTime = 20;
    vi.advanceTimersByTime(250);
    expect([element.currentTime, onJump.mock.calls.length]).toEqual([20, 0]);
  });
});
