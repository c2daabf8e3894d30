import { expect, test } from 'vitest';
import realm from '../definitions/realm.schema.json' with { type: 'json' };
import { alwaysPublic, isPublicRoute } from './public.ts';
import { type RouteName, routePaths } from './table.ts';

const names = Object.keys(routePaths) as RouteName[];

test('a public realm shows every route to guests @rte-03', () => {
  for (const name of names) expect(isPublicRoute(name, { required: false, publicRoutes: [] })).toBe(true);
});

test('if a realm requires sign-in, guests see only the public routes and the routes that the realm’s settings add @rte-03', () => {
  const rule = { required: true, publicRoutes: ['NEWS'] as const };
  expect(names.filter((name) => isPublicRoute(name, rule)).sort()).toEqual([...alwaysPublic, 'NEWS'].sort());
  expect(isPublicRoute(undefined, rule)).toBe(false);
});

test('guests of a realm that requires sign-in reach only legal texts, sign-in, sign-up, password reset, the return from a payment and the redemption of a gift @rte-03', () =>
  expect([...alwaysPublic].sort()).toEqual([
    'ACTIVATE_USER',
    'EMAIL_CONFIRMATION',
    'EXTERNAL_PAGE',
    'GIFT_LOGIN',
    'GIFT_LOGIN_REDIRECT',
    'GIFT_REDEMPTION',
    'GIFT_REDEMPTION_LOGIN',
    'GIFT_REDEMPTION_REGISTER',
    'HOME',
    'LOGIN',
    'LOGIN_REQUEST_PASSWORD',
    'LOGIN_RESET_PASSWORD',
    'LOGOUT',
    'MAGIC_LINK',
    'MOBILE_EXTERNAL_PAGE',
    'PAY',
    'REQUEST_PASSWORD',
    'RESET_PASSWORD',
    'ROOT',
    'SIGNUP',
    'TV_LOGIN',
  ]));

test('a realm may add any existing route to the public routes, but no unknown route', () => {
  const { publicRoutes } = realm.properties.authentication.properties;
  expect(publicRoutes.items.enum).toEqual(names);
});
