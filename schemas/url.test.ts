import { describe, expect, test } from 'vitest';
import common from './definitions/common.schema.json' with { type: 'json' };
import { isLocalPath, safeUrl } from './url.ts';

const harmless = [
  'https://example.org/a?b=c#d',
  'http://localhost:3000/',
  '/video/12/title',
  '/',
  'mailto:a@example.org',
  'mailto:a.b+c@example.org?subject=A%20question&body=x',
  'tel:+44123456',
  'tel:+44(0)20-79.46',
  '/a%20b?x=1',
  `/${'a'.repeat(2047)}`,
];
const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://x/y',
  'file:///etc/passwd',
  'about:blank',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https:\\\\evil.example',
  'https:/\t/evil',
  'http://a b',
  'https://x/"onmouseover="alert(1)',
  "https://x/'",
  'https://x/<script>',
  '',
  'relative/path',
  '?a=b',
  '#top',
  'ftp://x',
  'mailto:',
  'mailto:a@example.org x',
  'mailto:a@example.org\nbcc=b@example.org',
  'mailto:javascript:alert(1)',
  'mailto:"a"@example.org',
  "mailto:a'b@example.org",
  'mailto:<a@example.org>',
  'mailto:a\\b@example.org',
  ' mailto:a@example.org',
  'x-mailto:a@example.org',
  'tel:',
  'tel:alert(1)',
  'tel:+44 123',
];

test.each(harmless)('accepts the URL %s as safe @def-11', (url) => expect(safeUrl(url)).toBe(url));
test.each([...hostile, `/${'a'.repeat(2048)}`])('rejects the URL %j as unsafe @def-11', (url) =>
  expect(safeUrl(url)).toBeUndefined(),
);
test('rejects a missing URL as unsafe @def-11', () => expect(safeUrl(undefined)).toBeUndefined());

test('the URL pattern in the schemas and the URL check in the code accept the same URLs', () => {
  const { pattern, maxLength } = common.$defs.url;
  const takes = (url: string) => url.length <= maxLength && new RegExp(pattern, 'u').test(url);
  expect(harmless.filter(takes)).toEqual(harmless);
  expect(hostile.filter(takes)).toEqual([]);
});

describe('checks the path to which the user returns after sign-in @rte-04', () => {
  test.each([
    '//evil',
    'https://evil.example',
    'http:evil.example',
    '/\\evil',
    'javascript:alert(1)',
    'mailto:a@example.org',
    'tel:+44123456',
    'relative/path',
    '/a\u0007b',
    `/${'a'.repeat(2048)}`,
    '',
  ])('rejects %j as a path to return to after sign-in', (path) => expect(isLocalPath(path)).toBe(false));

  test('rejects a missing path to return to after sign-in', () =>
    expect([isLocalPath(null), isLocalPath(undefined)]).toEqual([false, false]));

  // Browsers or routers may resolve these paths to one that starts with two slashes, which leads to another host.
  test.each([
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/../..//evil.example',
    '/%2e%2e//evil.example',
    '/a//b',
    '/..',
    '/.',
    '/a/..',
    '/a/.',
    '/../a',
    '/a/./b',
    '/%2e%2e/a',
    '/%2E/a',
    '/.%2e/a',
    '/a/%2E%2e?x=1',
    '/a/..#top',
    '/..//evil.example?x=/a',
  ])('rejects the path %j to return to after sign-in, because browsers may resolve the path to another host', (path) =>
    expect(isLocalPath(path)).toBe(false),
  );

  test.each([
    '/',
    '/video/12?lang=es_ES',
    '/search?query=a//b',
    '/search?query=/../',
    '/section/home#//top',
    '/...',
    '/a..b/.c/d.',
    '/..a/b',
    '/%2e%2e%2e/a',
    `/${'a'.repeat(2047)}`,
  ])('accepts %j as a path to return to after sign-in', (path) => expect(isLocalPath(path)).toBe(true));
});
