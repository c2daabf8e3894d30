import { expect, test } from 'vitest';
import { isUnchanged, getCacheControl } from './validators.ts';

const asked = (header: string | undefined) =>
  ({ req: { header: (name: string) => (name === 'if-none-match' ? header : undefined) } }) as never;

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['"x" , W/"abc" ', true],
  [' * ', true],
  ['"x"', false],
  ['abc', false],
  ['"abc"x', false],
  ['"W/abc"', false],
  ['', false],
])('with the header “If-None-Match: %s”, the file with the ETag "abc" counts as unchanged: %s', (header, unchanged) =>
  expect(isUnchanged(asked(header), '"abc"')).toBe(unchanged),
);

const HASH = '0123456789abcdef0123456789abcdef';
const forEver = 'public, max-age=31536000, immutable';
const forAMoment = 'public, max-age=60, stale-while-revalidate=86400';
test.each([
  [HASH, forEver],
  [HASH.slice(0, 8), forEver],
  [HASH.slice(0, 7), forAMoment],
  [HASH.slice(1, 9), forAMoment],
  ['00000000', forAMoment],
  ['', forAMoment],
  [undefined, forAMoment],
])('a file requested with the version “%s” has the header “Cache-Control: %s”', (version, kept) =>
  expect(
    getCacheControl({ req: { query: (name: string) => (name === 'v' ? version : undefined) } } as never, HASH),
  ).toBe(kept),
);
