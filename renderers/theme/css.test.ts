import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '#schemas/contrast.ts';
import { validate as isTheme } from '#schemas/generated/validators/definitions/theme.js';
import type { Theme } from '#schemas/generated/types.ts';
import schema from '#schemas/definitions/theme.schema.json';
import { fontsToPreload, themeCss } from './css.ts';

const theme = schema.examples[0] as Theme;
const root = path.join(import.meta.dirname, '../..');

test('tokens become custom properties @realm-03', () => {
  const css = themeCss(theme, (file) => `/files/${file}`);
  expect(css).toContain('--color-background:#0b0b0d;');
  expect(css).toContain('--color-on-brand:#140300;');
  expect(css).toContain('color-scheme:dark');
});

test('typefaces come with their files and a stand-in of the same measures @realm-03', () => {
  const css = themeCss(
    {
      ...theme,
      fonts: {
        text: {
          family: 'Archivo',
          files: [{ src: 'assets/fonts/a.woff2', weight: '100 900', preload: true }],
          fallback: { family: 'Arial', sizeAdjust: 104.5 },
        },
        display: { family: 'Archivo' },
      },
    },
    (file) => `/files/apex/${file}`,
  );
  expect(css).toContain(
    'src:url("/files/apex/assets/fonts/a.woff2") format("woff2");font-display:swap;font-weight:100 900;',
  );
  // Linux has typefaces of Arial's measures under other names; what is bold is wider.
  expect(css).toContain(
    '@font-face{font-family:"Archivo Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");' +
      'font-weight:1 599;size-adjust:104.5%;}',
  );
  expect(css).toContain(
    '@font-face{font-family:"Archivo Fallback";' +
      'src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold");font-weight:600 1000;size-adjust:104.5%;}',
  );
});

test('what a page’s words are set in is loaded early: the theme’s files, and those of the language’s script @page-05', () => {
  const files = [
    { src: 'assets/a.woff2', preload: true },
    { src: 'assets/b.woff2' },
    { src: 'assets/arabic.woff2', unicodeRange: 'U+0020, U+0600-06FF, U+FB50-FDFF' },
    { src: 'assets/cyrillic.woff2', unicodeRange: 'U+04??' },
  ];
  const themed = { ...theme, fonts: { text: { family: 'A', files }, display: { family: 'A' } } };
  const css = themeCss(themed as Theme, (file) => file);
  // Set in other measures, words must not change any more once they are seen.
  expect(css).toMatch(/arabic\.woff2"\) format\("woff2"\);font-display:optional/);
  expect(css).toMatch(/a\.woff2"\) format\("woff2"\);font-display:swap/);
  expect(fontsToPreload(themed, 'en_US')).toEqual(['assets/a.woff2']);
  expect(fontsToPreload(themed, 'ar')).toEqual(['assets/a.woff2', 'assets/arabic.woff2']);
  expect(fontsToPreload(themed, 'ru_RU')).toEqual(['assets/a.woff2', 'assets/cyrillic.woff2']);
});

test.each([
  ['a colour', { colors: { ...theme.colors, brand: 'red;} body{background:url(//evil)' } }],
  ['a colour by function', { colors: { ...theme.colors, brand: 'url(//evil)' } }],
  ['a typeface', { fonts: { text: { family: 'A";}@import "//evil' }, display: { family: 'B' } } }],
  ['a file', { fonts: { text: { family: 'A', files: [{ src: 'assets/x").woff2' }] }, display: { family: 'B' } } }],
  [
    'a file elsewhere',
    { fonts: { text: { family: 'A', files: [{ src: '//evil/x.woff2' }] }, display: { family: 'B' } } },
  ],
  [
    'a range',
    {
      fonts: {
        text: { family: 'A', files: [{ src: 'assets/x.woff2', unicodeRange: 'U+0;}' }] },
        display: { family: 'B' },
      },
    },
  ],
  ['a number', { shape: { radius: '4px;}' } }],
])('%s that would leave its declaration never passes the schema @def-11', (_what, part) =>
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

test.each(globSync('fixtures/realms/*/theme.json', { cwd: root }))('%s can be read @realm-03', (file) => {
  const { colors } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Theme;
  for (const [one, other, least] of pairs)
    expect(contrast(colors[one], colors[other]), `${one} on ${other}`).toBeGreaterThanOrEqual(least);
});
