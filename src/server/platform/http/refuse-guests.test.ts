import { expect, test } from 'vitest';
import type { RouteName } from '#schemas/routes/table.ts';
import { rejectGuests } from './reject-guests.ts';

type Rule = { required?: boolean; publicRoutes?: RouteName[] };

const outcome = (authentication: Rule | undefined, isGuest: boolean, shownBy: readonly RouteName[]) => {
  try {
    rejectGuests({ realm: { settings: { authentication } }, caller: { isGuest } } as never, shownBy);
    return 'shown';
  } catch (error) {
    const { code, messages } = error as { code: string; messages: string[] };
    return [code, ...messages];
  }
};
const refused = ['FORBIDDEN', 'signInNeeded'];

test.each<[string, Rule | undefined, RouteName[], unknown]>([
  ['an open realm', undefined, ['GRID'], 'shown'],
  ['a realm that leaves it open', { publicRoutes: [] }, ['GRID'], 'shown'],
  ['a realm that says that it is open', { required: false }, ['GRID'], 'shown'],
  ['a closed realm', { required: true }, ['GRID'], refused],
  ['a closed realm’s home', { required: true }, ['HOME'], 'shown'],
  ['a closed realm’s public route', { required: true, publicRoutes: ['GRID'] }, ['GRID'], 'shown'],
  ['another than the public route', { required: true, publicRoutes: ['SEARCH'] }, ['GRID'], refused],
  ['what several show, one of them public', { required: true, publicRoutes: ['GRID'] }, ['VOD', 'GRID'], 'shown'],
  ['what no route shows', { required: true, publicRoutes: ['GRID'] }, [], refused],
])('treats a guest of %s: %j, page of %j: %s @rte-03', (_what, rule, shownBy, expected) => {
  expect(outcome(rule, true, shownBy)).toEqual(expected);
  expect(outcome(rule, false, shownBy)).toBe('shown');
});
