import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInStep, type InStepTile, stepOf, targetAfterStall, targetOf } from './in-step.ts';

test.each([
  ['exactly at the common latency', 7.6, { rate: 1 }],
  ['off by 15 ms', 7.615, { rate: 1 }],
  ['0.1 s behind', 7.7, { rate: 1.05 }],
  ['0.1 s ahead', 7.5, { rate: 0.95 }],
  ['0.8 s behind', 8.4, { rate: 1.08 }],
  ['5 s behind after a stall', 12.6, { move: 5 }],
  ['2.6 s ahead', 5, { move: -2.6 }],
])(
  'synchronizes a multi-view tile that is %s with the correction $2 (`rate` of playback or `move` in seconds) @multi-01',
  (_name, behind, does) => {
    const found = stepOf(behind, 7.6);
    const [[key = '', value] = []] = Object.entries(does);
    expect(found).toEqual({ [key]: expect.closeTo(value as number, 5) });
  },
);

test('takes the common live latency of all tiles from the first tile, within limits @multi-01', () => {
  expect([7.6, 0.2, 500].map(targetOf)).toEqual([7.6, 2, 40]);
  expect([7.6, 40].map(targetAfterStall)).toEqual([8.1, 40]);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000_000);
});
afterEach(() => vi.useRealTimers());

/** Fake stream that plays by the mocked clock and starts `behind` seconds behind live. */
function stream(behind: number) {
  const element = { currentTime: 100, paused: false, seeking: false, readyState: 4 };
  let rate = 1;
  const begun = Date.now() - behind * 1000 - element.currentTime * 1000;
  const rates: number[] = [];
  const jumps: number[] = [];
  const tile: InStepTile = {
    element,
    playback: {
      moment: () => begun + element.currentTime * 1000,
      seek: (seconds) => {
        jumps.push(seconds - element.currentTime);
        element.currentTime = seconds;
      },
      setRate: (next) => {
        rate = next;
        rates.push(next);
      },
    },
  };
  const play = (milliseconds: number) => {
    if (!element.paused && element.readyState > 2) element.currentTime += (rate * milliseconds) / 1000;
  };
  const isBehind = () => (Date.now() - begun) / 1000 - element.currentTime;
  return { tile, element, play, isBehind, rates, jumps };
}
function run(streams: ReturnType<typeof stream>[], seconds: number) {
  for (let step = 0; step < seconds * 20; step += 1) {
    for (const { play } of streams) play(50);
    vi.advanceTimersByTime(50);
  }
}
const spread = (streams: ReturnType<typeof stream>[]) => {
  const behind = streams.map(({ isBehind }) => isBehind());
  return Math.max(...behind) - Math.min(...behind);
};

test('synchronizes four multi-view tiles to the first within fifteen seconds @multi-01', () => {
  const streams = [7.6, 8.3, 6.9, 12].map(stream);
  const inStep = createInStep({ now: Date.now });
  for (const { tile } of streams) inStep.add(tile);
  run(streams, 15);
  expect(spread(streams)).toBeLessThan(0.06);
  expect(streams[0]?.isBehind()).toBeCloseTo(7.6, 1);
  expect(streams.map(({ jumps }) => jumps.length)).toEqual([0, 0, 0, 1]);
  expect(streams[0]?.rates).toEqual([]);
});

test('increases the live latency of all multi-view tiles after one tile stalls @multi-01', () => {
  const streams = [7, 7].map(stream);
  const inStep = createInStep({ now: Date.now });
  for (const { tile } of streams) inStep.add(tile);
  run(streams, 2);
  const [, second] = streams;
  if (!second) throw new Error('No second stream');
  second.element.readyState = 2;
  run(streams, 3);
  expect(inStep.target()).toBeCloseTo(7.5, 1);
  second.element.readyState = 4;
  run(streams, 15);
  expect(spread(streams)).toBeLessThan(0.06);
  expect(second.jumps).toHaveLength(1);
});

test('does not correct the live latency of paused, seeking and removed multi-view tiles @multi-01', () => {
  const streams = [7, 30].map(stream);
  const inStep = createInStep({ now: Date.now });
  const [first, second] = streams;
  if (!first || !second) throw new Error('No streams');
  const remove = [inStep.add(first.tile), inStep.add(second.tile)];
  second.element.paused = true;
  run(streams, 3);
  expect([second.jumps, inStep.target()]).toEqual([[], expect.closeTo(7, 1)]);
  second.element.paused = false;
  run(streams, 1);
  expect(second.jumps).toHaveLength(1);
  for (const leave of remove) leave();
  expect([vi.getTimerCount(), inStep.target()]).toEqual([0, undefined]);
});
