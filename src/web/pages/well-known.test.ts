import { describe, expect, test } from 'vitest';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { wellKnownRoutes } from './well-known.ts';

const logos = { main: '/images/north/logo.svg?format=svg&v=1', small: '/images/north/small.svg?format=svg&v=2' };
const app = wellKnownRoutes(async ({ hostname }) =>
  hostname === 'north.test' ? ({ logos } as RealmSettings) : undefined,
);
app.all('*', (context) => context.text('a page'));

const ask = async (path: string, { host = 'north.test', method = 'GET' } = {}) => {
  const answer = await app.request(`http://${host}${path}`, { method });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('conventional icon paths', () => {
  test.each([
    ['/favicon.ico', 110],
    ['/apple-touch-icon.png', 200],
    ['/apple-touch-icon-120x120-precomposed.png', 200],
  ])('redirects the conventional icon path %s to the realm’s icon with a width of %i pixels', async (path, width) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('location')]).toEqual([302, `/images/north/small.svg?w=${width}&v=2`]);
  });

  test('answers a request for an icon on a host without a realm with 404', async () => {
    expect((await ask('/favicon.ico', { host: 'nobody.test' })).status).toBe(404);
  });
});

test.each([
  '/ads.txt',
  '/browserconfig.xml',
  '/index.php',
  '/.env',
  '/.git/config',
  '/.well-known/security.txt',
  '/.well-known/change-password',
])('answers the unsupported path %s with a short, cacheable 404', async (path) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(404);
  expect(text.length).toBeLessThan(100);
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each(['/', '/video/1001/dr.no', '/section/classics', '/partners/night-school'])(
  'passes a request for %s on to page rendering',
  async (path) => {
    expect((await ask(path)).text).toBe('a page');
  },
);

test.each([
  ['PUT', 405],
  ['DELETE', 405],
  ['PATCH', 405],
  ['OPTIONS', 204],
])('answers a request for a page by the method %s with status %i and the allowed methods', async (method, status) => {
  const answer = await ask('/video/1001', { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, 'GET, HEAD, POST']);
});
