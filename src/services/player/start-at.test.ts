import { afterEach, expect, test, vi } from 'vitest';
import { startOfLive, startOfVideo } from './start-at.ts';

afterEach(() => vi.useRealTimers());
const NOW = 1_800_000_000_000;
const at = (behind: number) => ({ seconds: 500 - behind, moment: NOW - behind * 1000 });

test.each([-3_600_000, 0, 3_600_000])(
  'with a device clock that is off by %s ms, restarts a live stream at the viewer’s position @play-11',
  (off) => {
    vi.useFakeTimers({ now: NOW + off });
    expect(startOfLive(0, at(6), 6)).toBeUndefined();
    expect(startOfLive(0, at(600), 600)).toEqual({ moment: NOW - 600_000 });
  },
);

test('starts a live stream at the live edge or a requested time, and at the edge if the stream has no times @play-11', () => {
  expect(startOfLive(0, undefined, 0)).toBeUndefined();
  expect(startOfLive(NOW - 60_000, undefined, 0)).toEqual({ moment: NOW - 60_000 });
  expect(startOfLive(NOW - 60_000, { seconds: 7, moment: undefined }, 600)).toBeUndefined();
});

test('resumes a video at the saved position, or from 0 if the saved position is the end @play-11', () => {
  const element = Object.assign(new EventTarget(), { duration: 100, currentTime: 99 });
  const video = element as unknown as HTMLVideoElement;
  expect(startOfVideo(video, 40, { seconds: 70, moment: undefined })).toEqual({ seconds: 70 });
  expect(startOfVideo(video, 99.5, undefined)).toEqual({ seconds: 99.5 });
  element.dispatchEvent(new Event('loadedmetadata'));
  expect(element.currentTime).toBe(0);
});
