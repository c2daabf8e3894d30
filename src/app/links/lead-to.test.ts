import { expect, test } from 'vitest';
import { createReplacingRedirect, createRedirect } from './lead-to.ts';

test('percent-encodes a redirect URL in any writing system for the Location header @rte-02', () => {
  const location = createRedirect('/📚/films?from=%2F%F0%9F%8E%9E&q=ليل').headers.get('location') ?? '';
  expect(location).toMatch(/^[\x21-\x7e]+$/);
  expect(decodeURI(location)).toBe('/📚/films?from=%2F🎞&q=ليل');
  expect(createReplacingRedirect('/🔍?query=a', 308).status).toBe(308);
});
