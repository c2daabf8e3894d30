import { expect, test } from 'vitest';
import { isUnchanged, getCacheControl } from './validators.ts';

const asked = (header: string | undefined) =>
  ({ req: { header: (name: string) => (name === 'if-none-match' ? header : undefined) } }) as never;

test.each([
  ['without the header If-None-Match', 'changed', undefined, false],
  ['with the header “If-None-Match: "abc"”', 'unchanged', '"abc"', true],
  ['with the header “If-None-Match: W/"abc"”', 'unchanged', 'W/"abc"', true],
  ['with the header “If-None-Match: "x", "abc"”', 'unchanged', '"x", "abc"', true],
  ['with the header “If-None-Match: "x" , W/"abc" ”', 'unchanged', '"x" , W/"abc" ', true],
  ['with the header “If-None-Match:  * ”', 'unchanged', ' * ', true],
  ['with the header “If-None-Match: "x"”', 'changed', '"x"', false],
  ['with the header “If-None-Match: abc”', 'changed', 'abc', false],
  ['with the header “If-None-Match: "abc"x”', 'changed', '"abc"x', false],
  ['with the header “If-None-Match: "W/abc"”', 'changed', '"W/abc"', false],
  ['with the header “If-None-Match: ”', 'changed', '', false],
])('%s, the file with the ETag "abc" counts as %s', (_header, _result, header, unchanged) =>
  expect(isUnchanged(asked(header), '"abc"')).toBe(unchanged),
);

const HASH = '0123456789abcdef0123456789abcdef';
const forEver = 'public, max-age=31536000, immutable';
const forAMoment = 'public, max-age=60, stale-while-revalidate=86400';
test.each([
  ['with its hash as the version', forEver, HASH],
  ['with the first 8 characters of its hash as the version', forEver, HASH.slice(0, 8)],
  ['with the first 7 characters of its hash as the version', forAMoment, HASH.slice(0, 7)],
  ['with characters 2 to 9 of its hash as the version', forAMoment, HASH.slice(1, 9)],
  ['with another version', forAMoment, '00000000'],
  ['with an empty version', forAMoment, ''],
  ['without a version', forAMoment, undefined],
])('a file requested %s has the header “Cache-Control: %s”', (_version, kept, version) =>
  expect(
    getCacheControl({ req: { query: (name: string) => (name === 'v' ? version : undefined) } } as never, HASH),
  ).toBe(kept),
);
