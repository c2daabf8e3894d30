import { expect, test } from 'vitest';
import { HAPPENINGS_PER_PLAYBACK } from '#schemas/analytics-limits.ts';
import { createCollector, type Sample } from './collector.ts';

const stats: Sample['stats'] = {
  engine: 'hls',
  startup: 400,
  stalls: 0,
  stalledFor: 0,
  frames: 0,
  droppedFrames: 0,
  bitrate: 1_000_000,
  height: 360,
};
const at = (seconds: number, more: Partial<Sample['stats']> = {}, state: Sample['state'] = 'playing'): Sample => ({
  now: seconds * 1000,
  state,
  position: seconds,
  stats: { ...stats, ...more },
});

test('the playback report weights the mean bitrate by the playing time of each rendition @play-15', () => {
  const { sample, take } = createCollector();
  sample(at(0));
  sample(at(10, { bitrate: 4_000_000, height: 720 }));
  sample(at(40, { bitrate: 4_000_000, height: 720 }));
  const part = take();
  expect(part).toMatchObject({ played: 40_000, bitrate: (1 * 10 + 4 * 30) * 25_000, startup: 400, part: 1 });
  expect(part?.happenings).toEqual([{ what: 'rendition', at: 10, height: 720, bitrate: 4_000_000 }]);
});

test('the playback report lists stalls with position and duration, and the rebuffering ratio @play-15', () => {
  const { sample, take } = createCollector();
  sample(at(0));
  sample(at(8));
  sample({ ...at(9, { stalls: 1, stalledFor: 600 }), position: 8.4 });
  sample({ ...at(10, { stalls: 1, stalledFor: 1600 }), position: 8.4 });
  sample({ ...at(12, { stalls: 1, stalledFor: 2000 }), position: 10 });
  sample(at(20, { stalls: 1, stalledFor: 2000 }));
  expect(take()).toMatchObject({
    stalls: 1,
    stalledFor: 2000,
    played: 18_000,
    rebufferRatio: 0.1,
    happenings: [{ what: 'stall', at: 8.4, duration: 2000 }],
  });
});

test('a playback report contains only changes since the previous one, and none is sent while playback remains paused @play-15', () => {
  const { sample, take } = createCollector();
  sample(at(0));
  sample(at(30, { frames: 900, droppedFrames: 9, stalls: 1, stalledFor: 100 }));
  expect(take()).toMatchObject({ part: 1, frames: 900, droppedFrames: 9, stalls: 1, startup: 400 });
  sample(at(50, { frames: 1500, droppedFrames: 9, stalls: 1, stalledFor: 100 }, 'paused'));
  const second = take();
  expect(second).toMatchObject({ part: 2, frames: 600, droppedFrames: 0, stalls: 0, played: 20_000, state: 'paused' });
  expect(second).not.toHaveProperty('startup');
  sample(at(80, { frames: 1500, droppedFrames: 9, stalls: 1, stalledFor: 100 }, 'paused'));
  expect(take()).toBeUndefined();
  sample(at(90, { frames: 1500, droppedFrames: 9, stalls: 1, stalledFor: 100 }, 'left'));
  expect(take()).toMatchObject({ part: 3, state: 'left', played: 0 });
});

test('the playback report excludes ads and pauses from the playing time @play-15', () => {
  const { sample, take } = createCollector();
  sample(at(0, {}, 'ad'));
  sample(at(15));
  sample(at(20, {}, 'paused'));
  sample(at(60));
  sample(at(61));
  expect(take()?.played).toBe(6000);
});

test('a playback report lists a limited number of events and counts the others @play-15', () => {
  const { sample, add, take } = createCollector();
  sample(at(0));
  for (let to = 0; to < HAPPENINGS_PER_PLAYBACK + 3; to++) add({ what: 'seek', at: 0, to });
  const part = take();
  expect(part?.happenings).toHaveLength(HAPPENINGS_PER_PLAYBACK);
  expect(part?.more).toBe(3);
});
