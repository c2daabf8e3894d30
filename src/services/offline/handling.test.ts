import { expect, test } from 'vitest';
import { listCachedUrls, handlingOf, offlineAddress, outdated } from './handling.ts';

const origin = 'https://lumen.example';
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  handlingOf({ method, mode, url: new URL(path, origin).href }, origin);

test.each([
  ['/', 'navigate', 'page'],
  ['/section/films?lang=ar', 'navigate', 'page'],
  ['/assets/app-1a2b.js', 'cors', 'asset'],
  ['/theme/lumen/abc.css', 'no-cors', 'shell'],
  ['/files/lumen/assets/text.woff2', 'cors', 'shell'],
  ['/images/lumen/assets/logo.svg?v=1', 'no-cors', 'shell'],
] as const)(
  'the service worker handles a request for %s with the mode “%s” as a request of the kind “%s” @page-11',
  (path, mode, expected) => {
    expect(asked(path, mode)).toBe(expected);
  },
);

test.each([
  ['/api/v1/view?type=home', 'cors'],
  ['/api/v2/user/profile', 'navigate'],
  ['/_admin/preview?ticket=1', 'navigate'],
  ['/media/lumen/1/index.m3u8', 'cors'],
  ['/images/lumen/pictures/1.svg', 'no-cors'],
  ['/sitemap.xml', 'navigate'],
  ['https://elsewhere.example/', 'navigate'],
] as const)('the service worker does not intercept a request for %s with mode %s @page-11', (path, mode) => {
  expect(asked(path, mode)).toBeUndefined();
});

test('the service worker does not intercept form posts @page-11', () => {
  expect(asked('/login', 'navigate', 'POST')).toBeUndefined();
});

test('the URL of the offline page contains the language of the current URL and no other parameter @page-11', () => {
  expect(offlineAddress('?lang=pt_PT&query=a')).toBe('/_offline?lang=pt_PT');
  expect(offlineAddress('?lang=es_419')).toBe('/_offline?lang=es_419');
  expect(offlineAddress('')).toBe('/_offline');
  expect(offlineAddress('?lang=../x')).toBe('/_offline');
});

test('extracts the unique asset URLs from the offline page’s HTML @page-11', () => {
  const html =
    '<link rel="stylesheet" href="/theme/lumen/a.css"/><img src="/images/lumen/assets/logo.svg?format=svg&amp;v=1"/>' +
    '<source srcSet="/images/lumen/assets/mark.svg?v=2 1x"/><a href="/section/films">Films</a><link href="/theme/lumen/a.css"/>';
  expect(listCachedUrls(html)).toEqual([
    '/theme/lumen/a.css',
    '/images/lumen/assets/logo.svg?format=svg&v=1',
    '/images/lumen/assets/mark.svg?v=2',
  ]);
});

test('the service worker deletes old caches, but not the assets of the previous build, which open tabs use @page-11', () => {
  const names = ['a', 'b', 'c'].flatMap((build) => [`playbill-shell-${build}`, `playbill-assets-${build}`]);
  expect(outdated([...names, 'somebody-elses'], 'c')).toEqual([
    'playbill-shell-a',
    'playbill-assets-a',
    'playbill-shell-b',
  ]);
  expect(outdated([], 'c')).toEqual([]);
});
