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
  test.each<[Link, string | undefined, string | undefined]>([
    [{ type: 'VOD', id: 12, title: 'Night' }, '/video/12/night', '/video/12/night'],
    [{ type: 'LIVE', id: 12, title: 'Night' }, '/live/12/night', '/directo/12/night'],
    [{ type: 'EPG', id: 12, title: 'Night' }, '/live/12/night', '/directo/12/night'],
    [{ type: 'PLAYLIST', id: 12, title: 'Night' }, '/playlist/12/night', '/lista/12/night'],
    [{ type: 'SEASON', id: 12, title: 'Night' }, '/season/12/night', '/temporada/12/night'],
    [{ type: 'SERIES', id: 12, title: 'Night' }, '/series/12/night', '/serie/12/night'],
    [{ type: 'SECTION', id: 'late night' }, '/section/late%20night', '/seccion/late%20night'],
    [{ type: 'PLUGIN', id: 'vote' }, '/plugin/vote', '/plugin/vote'],
    [{ type: 'ROUTE', route: '/home' }, '/home', '/inicio'],
    [{ type: 'ROUTE', route: '/search?query=x' }, '/search?query=x', '/buscar?query=x'],
    [{ type: 'EXTERNAL', url: 'https://example.org' }, 'https://example.org', 'https://example.org'],
    [{ type: 'ROUTE', route: '//evil.example' }, undefined, undefined],
    [{ type: 'EXTERNAL', url: 'javascript:alert(1)' }, undefined, undefined],
    [{ type: 'ROUTE', route: '/..//evil.example' }, undefined, undefined],
    [{ type: 'ROUTE', route: 'https://evil.example' }, undefined, undefined],
    [{ type: 'ROUTE' }, undefined, undefined],
    [{ type: 'EXTERNAL' }, undefined, undefined],
    [{ type: 'VOD', id: 12 }, '/video/12', '/video/12'],
    [{ type: 'VOD', id: 12, title: 'Watch Together!' }, '/video/12', '/video/12'],
    [{ type: 'VOD' }, undefined, undefined],
    [{ type: 'SECTION' }, undefined, undefined],
    [{ type: 'PLUGIN' }, undefined, undefined],
  ])(
    'the link %j in a page’s definition has the URL %s, with Spanish path segments %s @def-11',
    (link, href, inSpanish) => {
      expect(toContentHref(link, plain)).toBe(href);
      expect(toContentHref(link, spanish)).toBe(inSpanish);
    },
  );
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
    [undefined, '/login'],
  ])('the sign-in link on page %s is %s', (from, href) => expect(loginHref(from, plain)).toBe(href));

  test('recognises sign-in pages by translated path segments too, and does not return to them after sign-in', () => {
    expect(loginHref('/registro?from=/x', spanish)).toBe('/entrar?from=%2Fx');
    expect(signUpHref('/entrar?from=/registro', spanish)).toBe('/registro');
    expect(loginHref('/buscar', spanish)).toBe('/entrar?from=%2Fbuscar');
    expect(signUpHref('/buscar', spanish)).toBe('/registro?from=%2Fbuscar');
  });
});
