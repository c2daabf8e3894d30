import { describe, expect, test } from 'vitest';
import type { SeasonItem } from '#schemas/generated/types.ts';
import { hasMoreSeasons, extendSeasonWindow, getSelectableSeasons, openingOf } from './window.ts';

/** Seasons 1 to 60, of which every seventh has no episodes. */
const season = (id: number): SeasonItem => ({ id, title: `Season ${id}`, episodeCount: id % 7 === 0 ? 0 : 3 });
const from = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => season(first + index));
const numbers = (seasons: SeasonItem[]) => seasons.map(({ id }) => id);

test.each([
  [0, false],
  [24, false],
  [25, true],
  [26, false],
])('after a response with %i seasons the series may have more seasons: %s @ser-02', (count, more) =>
  expect(hasMoreSeasons(count)).toBe(more),
);

describe('seasons that come with the page @ser-02', () => {
  test.each([
    ['the first of 60', 1, from(1, 26), false, true],
    ['the 25th: 24 before it are all', 25, from(1, 50), false, true],
    ['the 26th: exactly 25 before it', 26, from(1, 51), true, true],
    ['one in the middle', 31, from(6, 56), true, true],
    ['one with exactly 25 after it', 35, from(10, 60), true, true],
    ['one with 24 after it', 36, from(11, 60), true, false],
    ['the last', 60, from(35, 60), true, false],
    ['the only one', 1, from(1, 1), false, false],
    ['one that is not among them', 99, from(1, 51), false, false],
    ['none', 1, [], false, false],
  ])(
    'knows whether the series has more seasons before and after those loaded for %s',
    (_name, seasonId, items, before, after) => expect(openingOf({ items }, seasonId)).toEqual({ items, before, after }),
  );

  test('offers no more seasons if the block’s definition says that the list is complete', () =>
    expect(openingOf({ items: from(1, 51), paging: { moreDataAvailable: false } }, 26)).toMatchObject({
      before: false,
      after: false,
    }));
});

describe('extending the range of seasons @ser-02', () => {
  const opening = openingOf({ items: from(26, 56) }, 51);
  // The test assumes that the part before has 25 seasons, which is a full part, so that there may be more before it.
  test.each([
    ['nothing came yet', [], [], 26, 56, true, false],
    ['a whole part before', [from(1, 25)], [], 1, 56, true, false],
    ['less than a part before: the start', [from(20, 25)], [], 20, 56, false, false],
    ['nothing more before after all', [[]], [], 26, 56, false, false],
    ['a part after', [], [from(57, 81)], 26, 81, true, true],
    ['two parts before, the second short', [from(1, 25), from(-4, 0)], [], -4, 56, false, false],
  ])(
    'extends the range of seasons by the loaded responses: %s',
    (_name, earlier, later, first, last, before, after) => {
      const window = extendSeasonWindow(opening, earlier, later);
      expect(numbers(window.items)).toEqual(numbers(from(first, last)));
      expect(window).toMatchObject({ before, after });
    },
  );

  test('removes duplicates that occur when the series changes between two requests', () =>
    expect(numbers(extendSeasonWindow(opening, [], [from(55, 58)]).items)).toEqual(numbers(from(26, 58))));
});

test('hides seasons without episodes, but counts them when requesting more seasons @ser-02', () => {
  const opening = openingOf({ items: from(1, 51) }, 26);
  expect(opening.before).toBe(true);
  expect(numbers(getSelectableSeasons(opening)).filter((id) => id % 7 === 0)).toEqual([]);
  expect(getSelectableSeasons(opening)).toHaveLength(44);
});
