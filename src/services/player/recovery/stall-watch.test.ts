import { expect, test } from 'vitest';
import { type Pulse, watchStalls } from './stall-watch.ts';

/** What is advised in each second of a playback. */
function advised(seconds: number, at: (second: number) => Partial<Pulse>): string[] {
  const advise = watchStalls();
  return Array.from({ length: seconds + 1 }, (_, second) =>
    advise({ now: second * 1000, position: 7, isWanted: true, hasData: true, left: 600, ...at(second) }),
  );
}
const said = (all: string[]) => all.flatMap((advice, second) => (advice === 'none' ? [] : [`${second} ${advice}`]));

test('what moves on is left alone @play-11', () => {
  expect(said(advised(60, (second) => ({ position: second })))).toEqual([]);
});

test('what stands still with data is pushed once, then begun anew @play-11', () => {
  expect(said(advised(10, () => ({})))).toEqual(['3 nudge', '8 restart']);
});

test('what waits for data is told to the viewer, then begun anew, and no spinner is endless @play-11', () => {
  const all = said(advised(41, () => ({ hasData: false })));
  expect(all.filter((line) => line.endsWith('restart'))).toEqual(['20 restart', '40 restart']);
  expect(all[0]).toBe('8 tell');
});

test('what stands at its end without any more to come has ended; what has more plays it @play-11', () => {
  expect(said(advised(4, () => ({ hasData: false, left: 0.4 })))).toEqual(['3 end', '4 end']);
  expect(said(advised(4, () => ({ hasData: false, left: 0.6 })))).toEqual([]);
  expect(said(advised(4, () => ({ left: 0.4 })))).toEqual(['3 nudge']);
});

test('who paused, or looks for another place, is not disturbed', () => {
  expect(said(advised(60, () => ({ isWanted: false })))).toEqual([]);
});

test('a machine that slept has not stood still', () => {
  expect(said(advised(4, (second) => ({ now: second < 3 ? second * 1000 : second * 1000 + 600_000 })))).toEqual([]);
});
