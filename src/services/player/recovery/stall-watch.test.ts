import { expect, test } from 'vitest';
import { type Pulse, watchStalls } from './stall-watch.ts';

/** Returns the advice of the stall watch for each second of a playback. */
function advised(seconds: number, at: (second: number) => Partial<Pulse>): string[] {
  const advise = watchStalls();
  return Array.from({ length: seconds + 1 }, (_, second) =>
    advise({ now: second * 1000, position: 7, isWanted: true, hasData: true, left: 600, ...at(second) }),
  );
}
const said = (all: string[]) => all.flatMap((advice, second) => (advice === 'none' ? [] : [`${second} ${advice}`]));

test('recommends no recovery while the playback position advances @play-11', () => {
  expect(said(advised(60, (second) => ({ position: second })))).toEqual([]);
});

test('seeks slightly forward if playback stalls although data is buffered, then restarts @play-11', () => {
  expect(said(advised(10, () => ({})))).toEqual(['3 nudge', '8 restart']);
});

test('informs the viewer about a stall without data, then restarts periodically @play-11', () => {
  const all = said(advised(41, () => ({ hasData: false })));
  expect(all.filter((line) => line.endsWith('restart'))).toEqual(['20 restart', '40 restart']);
  expect(all[0]).toBe('8 tell');
});

test('ends playback just before the end if there is no more data @play-11', () => {
  expect(said(advised(4, () => ({ hasData: false, left: 0.4 })))).toEqual(['3 end', '4 end']);
  expect(said(advised(4, () => ({ hasData: false, left: 0.6 })))).toEqual([]);
  expect(said(advised(4, () => ({ left: 0.4 })))).toEqual(['3 nudge']);
});

test('recommends no recovery of playback while the player is paused or seeking', () => {
  expect(said(advised(60, () => ({ isWanted: false })))).toEqual([]);
});

test('does not count the time of device sleep as a stall', () => {
  expect(said(advised(4, (second) => ({ now: second < 3 ? second * 1000 : second * 1000 + 600_000 })))).toEqual([]);
});
