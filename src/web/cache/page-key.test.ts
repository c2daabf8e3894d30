import { expect, test } from 'vitest';
import { pageKeyOf } from './page-key.ts';

const realm = { languages: ['en_US', 'es_ES'] };
const keyOf = (path: string, { origin = 'https://apex.example', language = 'en_US', method = 'GET' } = {}) =>
  pageKeyOf({ method, url: `${origin}${path}` }, language, realm);

test('ignores campaign parameters in the page cache’s key and when rendering @load-03', () => {
  expect(keyOf('/?utm_source=mail&utm_campaign=final&fbclid=x&gclid=y')).toEqual(keyOf('/'));
  expect(keyOf('/?lang=es_ES&utm_source=mail')?.url.href).toBe('https://apex.example/?lang=es_ES');
});

test('the page cache’s key depends on origin, path, language and query parameters such as `tab` @load-03', () => {
  const keys = [
    keyOf('/'),
    keyOf('/', { origin: 'http://apex.example' }),
    keyOf('/', { language: 'es_ES' }),
    keyOf('/section/fights'),
    keyOf('/?lang=es_ES', { language: 'es_ES' }),
    keyOf('/?tab=1'),
    keyOf('/series/7/x?seasonId=2'),
  ].map((page) => page?.key);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf('/?tab=1&lang=es_ES')).toEqual(keyOf('/?lang=es_ES&tab=1'));
  expect(keyOf('/', { method: 'HEAD' })?.key).toBe(keys[0]);
});

test.each([
  ['a POST request', '/', { method: 'POST' }],
  ['a page of search results', '/search?query=final', {}],
  ['a sign-in page with a return path', '/login?from=/', {}],
  ['a page in a language that the realm does not have', '/?lang=xx_XX', {}],
  ['a page with a very long URL', `/${'x'.repeat(400)}`, {}],
])('the page cache does not cache %s @load-03', (_what, path, options) => expect(keyOf(path, options)).toBeUndefined());
