import { describe, expect, test } from 'vitest';
import type { SeasonItem } from '#schemas/generated/types.ts';
import { hasMoreSeasons, extendSeasonWindow, getSelectableSeasons, openingOf } from './window.ts';

/** Seasons 1 to 60, of which every seventh has no episodes. */
const season = (id: number): SeasonItem => ({ id, title: `Season ${id}`, episodeCount: id % 7 === 0 ? 0 : 3 });
const from = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => season(first + index));
const numbers = (seasons: SeasonItem[]) => seasons.map(({ id }) => id);

test.each([
  [0, 'does not request', false],
  [24, 'does not request', false],
  [25, 'requests', true],
  [26, 'does not request', false],
])('after a response with %i seasons the season picker %s more seasons @ser-02', (count, _verb, more) =>
  expect(hasMoreSeasons(count)).toBe(more),
);

describe('range of seasons that is loaded with the page @ser-02', () => {
  test.each([
    ['only after the loaded ones for the first of 60 seasons', 1, from(1, 26), false, true],
    [
      'only after the loaded ones for the 25th season, because the 24 seasons before it are loaded',
      25,
      from(1, 50),
      false,
      true,
    ],
    [
      'before and after the loaded ones for the 26th season, because exactly 25 seasons before it are loaded',
      26,
      from(1, 51),
      true,
      true,
    ],
    ['before and after the loaded ones for a season in the middle', 31, from(6, 56), true, true],
    [
      'before and after the loaded ones for a season with exactly 25 loaded seasons after it',
      35,
      from(10, 60),
      true,
      true,
    ],
    ['only before the loaded ones for a season with only 24 seasons after it', 36, from(11, 60), true, false],
    ['only before the loaded ones for the last season', 60, from(35, 60), true, false],
    ['neither before nor after the loaded ones for the only season', 1, from(1, 1), false, false],
    ['neither before nor after the loaded ones for a season that is not loaded', 99, from(1, 51), false, false],
    ['neither before nor after the loaded ones for a series without seasons', 1, [], false, false],
  ])('offers to load more seasons %s', (_name, seasonId, items, before, after) =>
    expect(openingOf({ items }, seasonId)).toEqual({ items, before, after }),
  );

  test('offers no more seasons if the block’s definition says that the list is complete', () =>
    expect(openingOf({ items: from(1, 51), paging: { moreDataAvailable: false } }, 26)).toMatchObject({
      before: false,
      after: false,
    }));
});

describe('extending the loaded range of seasons @ser-02', () => {
  const opening = openingOf({ items: from(26, 56) }, 51);
  // The test assumes that the part before has 25 seasons, which is a full part, so that there may be more before it.
  test.each([
    ['unchanged before the first response', [], [], 26, 56, true, false],
    ['a full response adds 25 seasons before the range', [from(1, 25)], [], 1, 56, true, false],
    ['a short response before the range is the start of the series', [from(20, 25)], [], 20, 56, false, false],
    [
      'an empty response before the range adds no seasons and marks the start of the series',
      [[]],
      [],
      26,
      56,
      false,
      false,
    ],
    ['a full response adds 25 seasons after the range', [], [from(57, 81)], 26, 81, true, true],
    [
      'two responses before the range are added, and the short second one marks the start',
      [from(1, 25), from(-4, 0)],
      [],
      -4,
      56,
      false,
      false,
    ],
  ])(
    'extends the range of seasons by the loaded responses: %s',
    (_name, earlier, later, first, last, before, after) => {
      const window = extendSeasonWindow(opening, earlier, later);
      expect(numbers(window.items)).toEqual(numbers(from(first, last)));
      expect(window).toMatchObject({ before, after });
    },
  );

  test('removes duplicate seasons if the series changes between two requests', () =>
    expect(numbers(extendSeasonWindow(opening, [], [from(55, 58)]).items)).toEqual(numbers(from(26, 58))));
});

test('hides seasons without episodes, but counts them when requesting more seasons @ser-02', () => {
  const opening = openingOf({ items: from(1, 51) }, 26);
  expect(opening.before).toBe(true);
  expect(numbers(getSelectableSeasons(opening)).filter((id) => id % 7 === 0)).toEqual([]);
  expect(getSelectableSeasons(opening)).toHaveLength(44);
});
