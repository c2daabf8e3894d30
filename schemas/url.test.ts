import { expect, test } from 'vitest';
import { isLocalPath, safeUrl } from './url.ts';

const harmless = [
  'https://example.org/a?b=c#d',
  'http://localhost:3000/',
  '/video/12/title',
  '/',
  'mailto:a@example.org',
  'tel:+44123456',
  '/a%20b?x=1',
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
];

test.each(harmless)('%s is let through @def-11', (url) => expect(safeUrl(url)).toBe(url));
test.each(hostile)('%j is refused @def-11', (url) => expect(safeUrl(url)).toBeUndefined());
test.each(['//evil', 'https://evil.example', '/\\evil', 'javascript:alert(1)', '', null, undefined])(
  '%j is no way back',
  (path) => expect(isLocalPath(path)).toBe(false),
);
test('a path on this site is a way back', () => expect(isLocalPath('/video/12?lang=es_ES')).toBe(true));
