import { expect, test } from 'vitest';
import { setCacheControl, NO_STORE } from './caching.ts';

const said = (caching: Parameters<typeof setCacheControl>[1]) => {
  const headers: Record<string, string> = {};
  setCacheControl({ header: (name: string, value: string) => void (headers[name] = value) } as never, caching);
  return headers;
};

test('sends “Cache-Control: private, no-store” with personal responses @srv-04', () => {
  expect(NO_STORE).toBe('private, no-store');
  expect(said('none')).toEqual({ 'cache-control': NO_STORE });
});

test('allows shared caches to store shared responses separately by language, realm and origin @srv-04', () =>
  expect(said({ shared: 60, stale: 600 })).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    vary: 'Accept-Language, Realm, Origin',
  }));
