import { expect, test } from 'vitest';
import type { Card, Link } from '#schemas/generated/types.ts';
import { hrefOf, hrefOfCard, loginHref } from './links.ts';
import { slugOf } from './slug.ts';

const guest = { lang: undefined, isGuest: true };
const viewer = { lang: undefined, isGuest: false };
const card = (type: Card['type'], more: Partial<Card> = {}): Card => ({
  id: 7,
  title: 'A Fine Title',
  type,
  accessLevel: 'GRANTED',
  ...more,
});

test.each<[string, Card, typeof guest, string]>([
  ['a video', card('VOD'), guest, '/video/7/a-fine-title'],
  [
    'a video for which one signs in, as a guest',
    card('VOD', { accessLevel: 'GRANTED_ON_SIGN_IN' }),
    guest,
    '/login?from=%2Fvideo%2F7%2Fa-fine-title',
  ],
  ['the same, signed in', card('VOD', { accessLevel: 'GRANTED_ON_SIGN_IN' }), viewer, '/video/7/a-fine-title'],
  ['a video to purchase', card('VOD', { accessLevel: 'DENIED' }), guest, '/video/7/a-fine-title'],
  ['a series', card('VOD_SERIES'), guest, '/series/7/a-fine-title'],
  ['a season', card('VOD_SEASON'), guest, '/season/7/a-fine-title'],
  ['a playlist', card('PLAYLIST'), guest, '/playlist/7/a-fine-title'],
  ['a live event', card('LIVE'), guest, '/live/7/a-fine-title'],
  ['an upcoming event', card('UPCOMING'), guest, '/live/7/a-fine-title'],
  ['a section', card('SECTION_LINK', { sectionId: 'classics' }), guest, '/section/classics'],
  ['a title of signs alone', card('VOD', { title: '?!' }), guest, '/video/7'],
])('the card of %s leads where it should @card-01', (_what, from, context, href) =>
  expect(hrefOfCard(from, context)).toBe(href),
);

test.each<[Link, string | undefined]>([
  [{ type: 'VOD', id: 12, title: 'Night' }, '/video/12/night'],
  [{ type: 'SECTION', id: 'late night' }, '/section/late%20night'],
  [{ type: 'ROUTE', route: '/home' }, '/home'],
  [{ type: 'ROUTE', route: '//evil.example' }, undefined],
  [{ type: 'EXTERNAL', url: 'https://example.org' }, 'https://example.org'],
  [{ type: 'EXTERNAL', url: 'javascript:alert(1)' }, undefined],
  [{ type: 'VOD' }, undefined],
])('the link %j leads to %s @def-11', (link, href) => expect(hrefOf(link, guest)).toBe(href));

test('the language stays in every address', () => {
  expect(hrefOf({ type: 'VOD', id: 1, title: 'x' }, { lang: 'ar', isGuest: true })).toBe('/video/1/x?lang=ar');
  expect(hrefOf({ type: 'EXTERNAL', url: 'https://example.org/' }, { lang: 'ar', isGuest: true })).toBe(
    'https://example.org/',
  );
});

test.each([
  ['/video/1?x=2', '/login?from=%2Fvideo%2F1%3Fx%3D2'],
  ['//evil.example', '/login'],
  ['https://evil.example', '/login'],
  ['/\\evil', '/login'],
  ['/login?from=/x', '/login'],
  [undefined, '/login'],
])('the way back %s is carried only within this site: %s @auth-02', (from, href) =>
  expect(loginHref(from, undefined)).toBe(href),
);

test.each([
  ['Okafor v. Lindqvist 2', 'okafor-v-lindqvist-2'],
  ['  The   Glass.Orchard  ', 'the-glass-orchard'],
  ['¿Qué? — ¡Ay!', 'qué-ay'],
  ['ليلة في الميناء', 'ليلة-في-الميناء'],
  ['__--x--__', 'x'],
  ['???', ''],
])('%j in an address is %j', (title, slug) => expect(slugOf(title)).toBe(slug));

test('values are carried along within the application, and never elsewhere @rte-09', () => {
  const arabic = { lang: 'ar', isGuest: true };
  expect(hrefOf({ type: 'SEASON', id: 3, title: 'One' }, arabic, { seriesId: 2 })).toBe(
    '/season/3/one?lang=ar&seriesId=2',
  );
  expect(hrefOf({ type: 'ROUTE', route: '/search?view=all#top' }, guest, { query: 'a&b' })).toBe(
    '/search?view=all&query=a%26b#top',
  );
  expect(hrefOf({ type: 'EXTERNAL', url: 'https://example.org/' }, guest, { seriesId: 2 })).toBe(
    'https://example.org/',
  );
  expect(hrefOf({ type: 'ROUTE', route: '//example.org' }, guest, { seriesId: 2 })).toBeUndefined();
});
