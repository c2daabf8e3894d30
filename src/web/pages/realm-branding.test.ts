import { expect, test, vi } from 'vitest';
import { createRealmBrandingCache, type RealmBranding } from './realm-branding.ts';

const look = (revision: string) => ({ settings: {}, revision }) as RealmBranding;
const url = new URL('http://apex.example/some/page');

test('shares one request for the realm’s settings among concurrent readers, and reads newly published settings after 25 ms @load-03', async () => {
  let now = 0;
  let revision = 1;
  const ask = vi.fn(async () => look(String(revision)));
  const at = createRealmBrandingCache(ask, () => now);
  const seen = await Promise.all(Array.from({ length: 100 }, () => at(url)));
  expect([seen.at(-1)?.revision, ask.mock.calls.length]).toEqual(['1', 1]);
  revision = 2;
  now += 25;
  expect((await at(url))?.revision).toBe('2');
});

test('caches the realm’s settings by origin, and retries after a failure or an unknown host @load-03', async () => {
  const answers = [Promise.reject(new Error('Away')), Promise.resolve(undefined), Promise.resolve(look('1'))];
  const at = createRealmBrandingCache(
    () => answers.shift() ?? Promise.resolve(look('2')),
    () => 0,
  );
  await expect(at(url)).rejects.toThrow('Away');
  expect(await at(url)).toBeUndefined();
  expect((await at(url))?.revision).toBe('1');
  expect((await at(new URL('http://lumen.example/')))?.revision).toBe('2');
});
