import { describe, expect, test } from 'vitest';
import type { Circumstances } from './barriers.ts';
import { isListed, type ListFilter, emptyListFilter, createListFilter, type ListedTitle } from './list-filter.ts';

const guest: Circumstances = {
  isGuest: true,
  entitlements: [],
  licences: [],
  now: 0,
  country: 'KP',
  blockedCountries: ['KP'],
};
const viewer: Circumstances = { ...guest, isGuest: false };
const elsewhere: Circumstances = { ...guest, country: 'SE' };

const title = (more: Partial<ListedTitle> = {}): ListedTitle => ({
  access: 'GRANTED',
  geoblocked: false,
  body: {},
  ...more,
});
const free = title();
const blocked = title({ geoblocked: true });
const onSignIn = title({ access: 'GRANTED_ON_SIGN_IN' });
const sold = title({ access: 'DENIED' });
/** The filter that applies when the request sets no options: titles available at time 0. */
const always: ListFilter = { ...emptyListFilter, at: 0 };
const all = [free, blocked, onSignIn, sold];
const listed = (leaving: ListFilter) => all.filter((one) => isListed(one, leaving));

describe('list filter', () => {
  test('the list filter includes every title if the request sets no options', () => {
    expect(listed(emptyListFilter)).toEqual(all);
    expect(createListFilter(guest, {})).toEqual(always);
    expect(createListFilter(guest, { displayGeoblocked: 'SHOW', displayContentAvailableOnSignIn: 'SHOW' })).toEqual(
      always,
    );
  });

  test("the list filter leaves out titles that are blocked in the viewer's country", () => {
    expect(listed(createListFilter(guest, { displayGeoblocked: 'HIDE' }))).toEqual([free, onSignIn, sold]);
    expect(createListFilter(elsewhere, { displayGeoblocked: 'HIDE' })).toEqual({ ...always, country: 'SE' });
  });

  test('the list filter leaves out titles that need sign-in for guests, but not for signed-in viewers', () => {
    expect(listed(createListFilter(guest, { displayContentAvailableOnSignIn: 'HIDE' }))).toEqual([free, blocked, sold]);
    expect(createListFilter(viewer, { displayContentAvailableOnSignIn: 'HIDE' })).toEqual(always);
  });

  test('with both options, the list filter leaves out geoblocked titles and titles that need sign-in', () =>
    expect(
      listed(createListFilter(guest, { displayGeoblocked: 'HIDE', displayContentAvailableOnSignIn: 'HIDE' })),
    ).toEqual([free, sold]));
});

test('the list filter includes titles only while available, at the current time rounded down to the minute @def-21', () => {
  const at = (now: number) => createListFilter({ ...guest, now }, {});
  expect(at(119_999)).toEqual(at(60_000));
  const timed = title({ rights: { from: 60_000, until: 120_000 } });
  expect([0, 60_000, 119_999, 120_000].map((now) => isListed(timed, at(now)))).toEqual([false, true, true, false]);
  expect(isListed(timed, emptyListFilter)).toBe(true);
});

describe('list filter for child profiles', () => {
  const child: ListFilter = { ...emptyListFilter, notForChildren: true };
  test.each([
    ['12', '13', '16', '19', '18', '20', '21', '99'],
    ['PG-13', 'R', 'R18', 'NC-17', 'TV-14', 'TV-MA', 'M', 'MA15+', 'X18'],
  ])('hides titles rated %s, %s and higher from a child’s profile', (...ratings) => {
    for (const rating of ratings) {
      expect(isListed(title({ body: { rating } }), child), rating).toBe(false);
      expect(isListed(title({ body: { rating } }), emptyListFilter), rating).toBe(true);
    }
  });
  test.each<[string, string | undefined]>([
    ['without a rating', undefined],
    ['with an empty rating', ''],
    ['rated “0”', '0'],
    ['rated “6”', '6'],
    ['rated “7”', '7'],
    ['rated “9”', '9'],
    ['rated “11”', '11'],
    ['rated “G”', 'G'],
    ['rated “PG”', 'PG'],
    ['rated “TV-G”', 'TV-G'],
    ['rated “U”', 'U'],
    ['rated “FSK 6”', 'FSK 6'],
    ['rated “TV-Y7”', 'TV-Y7'],
    ['rated “All”', 'All'],
  ])('shows titles %s to a child’s profile', (_rating, rating) =>
    expect(isListed(title({ body: { rating } }), child)).toBe(true),
  );
});
