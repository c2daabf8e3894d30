import { describe, expect, test } from 'vitest';
import type { Link } from '#schemas/generated/types.ts';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { loginHref, signUpHref } from './account-links.ts';
import { toContentHref } from './content-links.ts';
import type { LinkContext } from './link-context.ts';

const rules = { interstitial: 'DISABLED', enhancedMetadata: 'DISABLED', seriesInterstitial: 'DISABLED' } as const;
const plain: LinkContext = { pathSegments: {}, lang: undefined, isGuest: true, licenceIds: [], rules, carried: {} };
const arabic: LinkContext = { ...plain, lang: 'ar' };
const spanish: LinkContext = { ...plain, pathSegments: pathSegmentsOf('es') };

describe('URL of a link in a page’s definition @rte-06', () => {
  test.each<[string, string, string, Link]>([
    [
      'of type VOD with id “12” and title “Night”',
      '/video/12/night',
      '/video/12/night',
      { type: 'VOD', id: 12, title: 'Night' },
    ],
    [
      'of type LIVE with id “12” and title “Night”',
      '/live/12/night',
      '/directo/12/night',
      { type: 'LIVE', id: 12, title: 'Night' },
    ],
    [
      'of type EPG with id “12” and title “Night”',
      '/live/12/night',
      '/directo/12/night',
      { type: 'EPG', id: 12, title: 'Night' },
    ],
    [
      'of type PLAYLIST with id “12” and title “Night”',
      '/playlist/12/night',
      '/lista/12/night',
      { type: 'PLAYLIST', id: 12, title: 'Night' },
    ],
    [
      'of type SEASON with id “12” and title “Night”',
      '/season/12/night',
      '/temporada/12/night',
      { type: 'SEASON', id: 12, title: 'Night' },
    ],
    [
      'of type SERIES with id “12” and title “Night”',
      '/series/12/night',
      '/serie/12/night',
      { type: 'SERIES', id: 12, title: 'Night' },
    ],
    [
      'of type SECTION with id “late night”',
      '/section/late%20night',
      '/seccion/late%20night',
      { type: 'SECTION', id: 'late night' },
    ],
    ['of type PLUGIN with id “vote”', '/plugin/vote', '/plugin/vote', { type: 'PLUGIN', id: 'vote' }],
    ['of type ROUTE with route “/home”', '/home', '/inicio', { type: 'ROUTE', route: '/home' }],
    [
      'of type ROUTE with route “/search?query=x”',
      '/search?query=x',
      '/buscar?query=x',
      { type: 'ROUTE', route: '/search?query=x' },
    ],
    [
      'of type EXTERNAL with url “https://example.org”',
      'https://example.org',
      'https://example.org',
      { type: 'EXTERNAL', url: 'https://example.org' },
    ],
    ['of type VOD with id “12”', '/video/12', '/video/12', { type: 'VOD', id: 12 }],
    [
      'of type VOD with id “12” and title “Watch Together!”',
      '/video/12',
      '/video/12',
      { type: 'VOD', id: 12, title: 'Watch Together!' },
    ],
  ])(
    'a link %s in a page’s definition has the URL %s, with Spanish path segments %s @def-11',
    (_name, href, inSpanish, link) => {
      expect(toContentHref(link, plain)).toBe(href);
      expect(toContentHref(link, spanish)).toBe(inSpanish);
    },
  );

  test.each<[string, Link]>([
    ['to a route that begins with two slashes', { type: 'ROUTE', route: '//evil.example' }],
    ['to a javascript URL', { type: 'EXTERNAL', url: 'javascript:alert(1)' }],
    ['to a route that leads to another host by “..”', { type: 'ROUTE', route: '/..//evil.example' }],
    ['to a route with a host', { type: 'ROUTE', route: 'https://evil.example' }],
    ['of type ROUTE without a route', { type: 'ROUTE' }],
    ['of type EXTERNAL without a URL', { type: 'EXTERNAL' }],
    ['of type VOD without an id', { type: 'VOD' }],
    ['of type SECTION without an id', { type: 'SECTION' }],
    ['of type PLUGIN without an id', { type: 'PLUGIN' }],
  ])('a link %s in a page’s definition has no URL @def-11', (_name, link) => {
    expect(toContentHref(link, plain)).toBeUndefined();
    expect(toContentHref(link, spanish)).toBeUndefined();
  });
});

test('adds the current language to every URL of the site’s pages', () => {
  expect(toContentHref({ type: 'VOD', id: 1, title: 'x' }, arabic)).toBe('/video/1/x?lang=ar');
  expect(toContentHref({ type: 'EXTERNAL', url: 'https://example.org/' }, arabic)).toBe('https://example.org/');
});

test('adds query parameters to URLs of the site’s pages only @rte-09', () => {
  expect(toContentHref({ type: 'SEASON', id: 3, title: 'One' }, arabic, { seriesId: 2 })).toBe(
    '/season/3/one?lang=ar&seriesId=2',
  );
  expect(toContentHref({ type: 'ROUTE', route: '/search?view=all#top' }, plain, { query: 'a&b' })).toBe(
    '/search?view=all&query=a%26b#top',
  );
  expect(toContentHref({ type: 'EXTERNAL', url: 'https://example.org/' }, plain, { seriesId: 2 })).toBe(
    'https://example.org/',
  );
  expect(toContentHref({ type: 'ROUTE', route: '//example.org' }, plain, { seriesId: 2 })).toBeUndefined();
});

test('passes the parameter `showInterstitial` on to links to videos @rte-09 @page-07', () => {
  const asked = { ...plain, carried: { showInterstitial: 'true' } };
  expect(toContentHref({ type: 'VOD', id: 1, title: 'x' }, asked)).toBe('/video/1/x?showInterstitial=true');
  expect(toContentHref({ type: 'ROUTE', route: '/video/1?seasonId=2' }, asked)).toBe(
    '/video/1?seasonId=2&showInterstitial=true',
  );
  expect(toContentHref({ type: 'ROUTE', route: '/browse' }, asked)).toBe('/browse');
});

describe('sign-in returns to pages of this site only @rte-04 @auth-02', () => {
  test.each([
    ['/video/1?x=2', '/login?from=%2Fvideo%2F1%3Fx%3D2'],
    ['//evil.example', '/login'],
    ['https://evil.example', '/login'],
    ['/\\evil', '/login'],
    ['javascript:alert(1)', '/login'],
    ['/login?from=/x', '/login?from=%2Fx'],
    ['/login?from=//evil.example', '/login'],
    ['/login?from=/signup', '/login'],
    ['/..//evil.example', '/login'],
    ['/login?from=/..//evil.example', '/login'],
    ['/signup', '/login'],
    ['/logout', '/login'],
  ])('the sign-in link on page %s is %s', (from, href) => expect(loginHref(from, plain)).toBe(href));

  test('the sign-in link without a page to return to is /login', () =>
    expect(loginHref(undefined, plain)).toBe('/login'));

  test('recognises sign-in pages by translated path segments too, and does not return to them after sign-in', () => {
    expect(loginHref('/registro?from=/x', spanish)).toBe('/entrar?from=%2Fx');
    expect(signUpHref('/entrar?from=/registro', spanish)).toBe('/registro');
    expect(loginHref('/buscar', spanish)).toBe('/entrar?from=%2Fbuscar');
    expect(signUpHref('/buscar', spanish)).toBe('/registro?from=%2Fbuscar');
  });
});
