import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';
import { withProgress } from './report-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a video with a fake progress store and records the reported positions. */
function openFilm(find: () => Promise<number>) {
  const state = { paused: signal(false), position: signal(0) };
  const report = vi.fn<(id: number, progress: number) => void>();
  const open = vi.fn(() => ({ state, destroy: vi.fn() }) as unknown as Playback);
  const player = withProgress({ open } as unknown as PlayerPort, { find, report });
  const playback = player.open({} as HTMLVideoElement, { type: 'VOD', id: 1003 });
  const begun = () => (open.mock.calls[0] as unknown as [unknown, unknown, { startAt: Promise<number> }])[2].startAt;
  return { ...state, report, playback, begun };
}

test('resumes a video and reports the position on pause, every 15 seconds and on leaving the page @play-10', async () => {
  const { paused, position, report, playback, begun } = openFilm(async () => 12);
  expect(await begun()).toBe(12);
  position.value = 13.9;
  paused.value = true;
  position.value = 30;
  vi.advanceTimersByTime(15_000);
  position.value = 31;
  playback.destroy();
  expect(report.mock.calls).toEqual([
    [1003, 13],
    [1003, 30],
    [1003, 31],
  ]);
});

test('starts at the beginning and reports nothing if the stored position cannot be loaded @play-10', async () => {
  const { paused, position, report, playback, begun } = openFilm(() => Promise.reject(new Error('503')));
  expect(await begun()).toBe(0);
  position.value = 4.5;
  paused.value = true;
  vi.advanceTimersByTime(60_000);
  playback.destroy();
  expect(report).not.toHaveBeenCalled();
});

test('reports no playback position below three seconds @play-10', async () => {
  const { paused, position, report, begun } = openFilm(async () => 0);
  await begun();
  position.value = 2.9;
  paused.value = true;
  expect(report).not.toHaveBeenCalled();
});
