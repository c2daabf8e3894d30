import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '#schemas/contrast.ts';
import { validate as isTheme } from '#schemas/generated/validators/definitions/theme.js';
import type { Theme } from '#schemas/generated/types.ts';
import schema from '#schemas/definitions/theme.schema.json';
import { themeCss } from './css.ts';

const theme = schema.examples[0] as Theme;
const root = path.join(import.meta.dirname, '../..');

test('converts theme tokens to CSS custom properties @realm-03', () => {
  const css = themeCss(theme, (file) => `/files/${file}`);
  expect(css).toContain('--color-background:#0b0b0d;');
  expect(css).toContain('--color-on-brand:#140300;');
  expect(css).toContain('color-scheme:dark');
});

test.each([
  ['a colour', { colors: { ...theme.colors, brand: 'red;} body{background:url(//evil)' } }],
  ['a colour function', { colors: { ...theme.colors, brand: 'url(//evil)' } }],
  ['a typeface', { fonts: { text: { family: 'A";}@import "//evil' }, display: { family: 'B' } } }],
  ['a font file', { fonts: { text: { family: 'A', files: [{ src: 'assets/x").woff2' }] }, display: { family: 'B' } } }],
  [
    'a font file on another host',
    { fonts: { text: { family: 'A', files: [{ src: '//evil/x.woff2' }] }, display: { family: 'B' } } },
  ],
  [
    'a Unicode range',
    {
      fonts: {
        text: { family: 'A', files: [{ src: 'assets/x.woff2', unicodeRange: 'U+0;}' }] },
        display: { family: 'B' },
      },
    },
  ],
  ['a length', { shape: { radius: '4px;}' } }],
])('the theme schema rejects %s that could escape its CSS declaration @def-11', (_what, part) =>
  expect(isTheme({ ...theme, ...part })).toBe(false),
);

const pairs = [
  ['text', 'background', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['onBrand', 'brand', 4.5],
  ['text', 'raised', 4.5],
  ['danger', 'raised', 4.5],
  ['success', 'raised', 4.5],
] as const;

test.each(globSync('fixtures/realms/*/theme.json', { cwd: root }))(
  'all text colours of the theme %s have readable contrast @realm-03',
  (file) => {
    const { colors } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Theme;
    for (const [one, other, least] of pairs)
      expect(contrast(colors[one], colors[other]), `${one} on ${other}`).toBeGreaterThanOrEqual(least);
  },
);
