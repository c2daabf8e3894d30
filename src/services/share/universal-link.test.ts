import { expect, test } from 'vitest';
import { universalLink } from './universal-link.ts';

const base = 'https://apex.test/home?lang=ar';
const tracking = [
  { name: 'utm_source', value: 'apex' },
  { name: 'utm_medium', value: 'share & tell' },
];
const linkOf = (link: string, href: string, trackingConfiguration = tracking) =>
  universalLink({ universalLink: link, trackingConfiguration }, href, base);

test.each([
  ['/{path}', '/video/1/one', 'https://apex.test/video/1/one?utm_source=apex&utm_medium=share+%26+tell'],
  ['https://go.test/{path}', '/video/1', 'https://go.test/video/1?utm_source=apex&utm_medium=share+%26+tell'],
  [
    'https://go.test/to/{path}/now',
    '/video/1?playlistId=2',
    'https://go.test/to/video/1/now?playlistId=2&utm_source=apex&utm_medium=share+%26+tell',
  ],
  [
    'https://go.test/open?app=1&link={path}',
    '/watchlists/7?owner=abc',
    'https://go.test/open?app=1&link=watchlists%2F7%3Fowner%3Dabc&utm_source=apex&utm_medium=share+%26+tell',
  ],
])(
  'the share link template %s gets the path %s in place of the placeholder and preserves the query: %s @list-05',
  (link, href, address) => expect(linkOf(link, href)).toBe(address),
);

test('a shared link has a watchlist’s secret and the tracking parameters @list-05', () => {
  expect(linkOf('/{path}', '/watchlists/7?owner=abc', tracking.slice(0, 1))).toBe(
    'https://apex.test/watchlists/7?owner=abc&utm_source=apex',
  );
  expect(linkOf('/{path}', '/watchlists/7?owner=abc', [{ name: 'owner', value: 'apex' }])).toBe(
    'https://apex.test/watchlists/7?owner=abc',
  );
  expect(linkOf('/{path}', '/video/1/%D8%A3', [])).toBe('https://apex.test/video/1/%D8%A3');
});

test('inserts paths that contain string replacement patterns into the share link template unchanged @list-05', () =>
  expect(linkOf('/{path}', '/video/1/$&$1', [])).toBe('https://apex.test/video/1/$&$1'));
