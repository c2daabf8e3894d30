import { describe, expect, test } from 'vitest';
import type { RealmSettings } from '#schemas/wire/realm.ts';
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

describe('icons by convention', () => {
  test.each([
    ['/favicon.ico', 110],
    ['/apple-touch-icon.png', 200],
    ['/apple-touch-icon-120x120-precomposed.png', 200],
  ])('%s leads to the realm’s icon as a picture %i pixels wide', async (path, width) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('location')]).toEqual([302, `/images/north/small.svg?w=${width}&v=2`]);
  });

  test('a host without a realm has none', async () => {
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
])('%s answers 404 in a few bytes, for caches to keep', async (path) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(404);
  expect(text.length).toBeLessThan(100);
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each(['/', '/video/1001/dr.no', '/section/classics', '/partners/night-school'])('%s is a page', async (path) => {
  expect((await ask(path)).text).toBe('a page');
});

test.each([
  ['PUT', 405],
  ['DELETE', 405],
  ['PATCH', 405],
  ['OPTIONS', 204],
])('%s of a page answers %i with the methods that pages take', async (method, status) => {
  const answer = await ask('/video/1001', { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, 'GET, HEAD, POST']);
});
