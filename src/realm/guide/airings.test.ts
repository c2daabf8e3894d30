import { expect, test } from 'vitest';
import { airingsWithin, type AiringRecord } from './airings.ts';

const hour = 3_600_000;
const airing = (id: number, from: number, to: number, everyDays: number | null = null): AiringRecord => ({
  channel: 1,
  start: from * hour,
  end: to * hour,
  everyMinutes: everyDays && everyDays * 1440,
  body: { id, episode: `${id}` },
});
const within = (records: AiringRecord[], from: number, to: number) =>
  airingsWithin(records, { from: from * hour, to: to * hour }).map(({ start, end, body }) => [
    body.id,
    start / hour,
    end / hour,
  ]);

test('what begins later cuts short what was on; of two that begin together the one written last is on @epg-01', () => {
  const records = [airing(1, 0, 10), airing(2, 2, 4), airing(3, 2, 3), airing(4, 3, 8)];
  expect(within(records, 0, 24)).toEqual([
    [1, 0, 2],
    [3, 2, 3],
    [4, 3, 8],
  ]);
});

test('what is on again and again never ends, and comes each time that is within the hours asked for @epg-01', () => {
  const daily = [airing(1, 22, 25, 1)];
  expect(within(daily, 24 * 365, 24 * 367)).toEqual([
    [1, 24 * 364 + 22, 24 * 365 + 1],
    [1, 24 * 365 + 22, 24 * 366 + 1],
    [1, 24 * 366 + 22, 24 * 367 + 1],
  ]);
  // Before it begins there is nothing.
  expect(within(daily, -24, 22)).toEqual([]);
});

test('what is on once is there while it touches the hours asked for', () => {
  expect(within([airing(1, 5, 6)], 6, 8)).toEqual([]);
  expect(within([airing(1, 5, 6)], 5.5, 8)).toEqual([[1, 5, 6]]);
  expect(within([airing(1, 5, 6)], 0, 5)).toEqual([]);
  expect(within([airing(1, 6, 5)], 0, 9)).toEqual([]);
});

test('a programme that is cut short within the hours before is not on within them', () => {
  expect(within([airing(1, 0, 9), airing(2, 3, 4)], 5, 8)).toEqual([]);
});
