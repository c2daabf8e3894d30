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

  test('the list filter combines the options for geoblocked titles and for titles that need sign-in', () =>
    expect(
      listed(createListFilter(guest, { displayGeoblocked: 'HIDE', displayContentAvailableOnSignIn: 'HIDE' })),
    ).toEqual([free, sold]));
});

test('the list filter rounds the time to the minute, and includes titles only while available @def-21', () => {
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
  test.each([undefined, '', '0', '6', '7', '9', '11', 'G', 'PG', 'TV-G', 'U', 'FSK 6', 'TV-Y7', 'All'])(
    'shows titles rated “%s” to a child’s profile',
    (rating) => expect(isListed(title({ body: { rating } }), child)).toBe(true),
  );
});
