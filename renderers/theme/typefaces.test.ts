import { expect, test } from 'vitest';
import type { Theme } from '#schemas/generated/types.ts';
import schema from '#schemas/definitions/theme.schema.json';
import { fontsToPreload, typefaces } from './typefaces.ts';

const theme = schema.examples[0] as Theme;

test('generates CSS font faces, and fallback fonts that are scaled to the same metrics @realm-03', () => {
  const css = typefaces(
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
  // On Linux, fonts with Arial's metrics have other names. Bold text has a face of its own, because bold fonts are
  // wider.
  expect(css).toContain(
    '@font-face{font-family:"Archivo Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");' +
      'font-weight:1 599;unicode-range:U+0-58F,U+1E00-2BFF;size-adjust:104.5%;}',
  );
  expect(css).toContain(
    '@font-face{font-family:"Archivo Fallback";' +
      'src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold"),' +
      // If no bold font is installed, the regular one is used, because the generic font has no adjusted metrics.
      'local("Arial"),local("Liberation Sans"),local("Arimo");font-weight:600 1000;unicode-range:U+0-58F,U+1E00-2BFF;size-adjust:104.5%;}',
  );
});

test('preloads the theme’s font files and those of the language’s writing system @page-05', () => {
  const files = [
    { src: 'assets/a.woff2', preload: true },
    { src: 'assets/b.woff2' },
    { src: 'assets/arabic.woff2', unicodeRange: 'U+0020, U+0600-06FF, U+FB50-FDFF' },
    { src: 'assets/cyrillic.woff2', unicodeRange: 'U+04??' },
  ];
  const themed = { ...theme, fonts: { text: { family: 'A', files }, display: { family: 'A' } } };
  const css = typefaces(themed as Theme, (file) => file);
  // Fallback fonts do not match the metrics of this writing system, so its font file must not replace them after the
  // first paint.
  expect(css).toMatch(/arabic\.woff2"\) format\("woff2"\);font-display:optional/);
  expect(css).toMatch(/a\.woff2"\) format\("woff2"\);font-display:swap/);
  expect(fontsToPreload(themed, 'en_US')).toEqual(['assets/a.woff2']);
  expect(fontsToPreload(themed, 'ar')).toEqual(['assets/a.woff2', 'assets/arabic.woff2']);
  expect(fontsToPreload(themed, 'ru_RU')).toEqual(['assets/a.woff2', 'assets/cyrillic.woff2']);
});

/** Font families that apply to a page in a language, each with its font-display. */
function setIn(css: string, language: string): [name: string, display: string | undefined][] {
  const [, stack = ''] =
    css.match(new RegExp(`:root:lang\\(${language}\\){--font-text:([^;]+)`)) ??
    css.match(/:root{--font-text:([^;]+)/) ??
    [];
  const names = [...stack.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  return names.map((name) => [name, css.match(new RegExp(`"${name}";src:url[^}]*font-display:(\\w+)`))?.[1]]);
}

test('does not replace the font of Latin spaces and digits after the first paint of other scripts @page-05', () => {
  const text = {
    family: 'A',
    files: [
      { src: 'assets/latin.woff2', unicodeRange: 'U+0000-00FF' },
      { src: 'assets/arabic.woff2', unicodeRange: 'U+0600-06FF' },
    ],
    fallback: { family: 'Arial' },
  };
  const display = { family: 'B', files: [{ src: 'assets/b.woff2' }] };
  const css = typefaces({ ...theme, fonts: { text, display } }, (file) => file);
  expect(setIn(css, 'ar')).toEqual([
    ['A Steady', 'optional'],
    ['A 2', 'optional'],
    ['A Fallback', undefined],
  ]);
  expect(css).toContain(
    ':root:lang(ar){--font-text:"A Steady","A 2","A Fallback",system-ui,sans-serif;--font-display:"B Steady",',
  );
  // In languages that use the writing system of the fallback fonts, files have font-display: swap.
  expect(setIn(css, 'es')).toEqual([
    ['A', 'swap'],
    ['A 2', 'optional'],
    ['A Fallback', undefined],
  ]);
  // A theme without font files of another writing system has no duplicate rules.
  const latin = typefaces({ ...theme, fonts: { text: display, display } }, (file) => file);
  expect(latin).not.toMatch(/Steady|:lang/);
});

test('uses the same font files if the display typeface and the text typeface have the same name', () => {
  const text = {
    family: 'A',
    files: [
      { src: 'a.woff2', unicodeRange: 'U+0-FF' },
      { src: 'b.woff2', unicodeRange: 'U+100-17F' },
    ],
  };
  const css = typefaces({ ...theme, fonts: { text, display: { family: 'A' } } }, (file) => file);
  expect(css).toContain('--font-display:"A","A 2",');
});
