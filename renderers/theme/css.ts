import { contrast } from '#schemas/contrast.ts';
import type { Theme } from '#schemas/generated/types.ts';
import { isForLanguage, isOfOtherScript } from './scripts.ts';

type Font = Theme['fonts']['text'];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const percent = (property: string, value: number | undefined) => (value === undefined ? '' : `${property}:${value}%;`);

const readableOn = (colour: string) =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';

/**
 * The names that a typeface's files go by: files for the same characters share one. A browser looks for a character in
 * one set of faces per name, chosen by weight and width, so that files for other characters need a name of their own.
 */
function namesOf({ family, files = [] }: Font): Map<string | undefined, string> {
  const ranges = [...new Set(files.map(({ unicodeRange }) => unicodeRange))];
  return new Map(ranges.map((range, index) => [range, index === 0 ? family : `${family} ${index + 1}`]));
}

function fontFaces(font: Font, addressOf: (file: string) => string): string {
  const names = namesOf(font);
  const files = (font.files ?? []).map(
    ({ src, weight, stretch, unicodeRange }) =>
      `@font-face{font-family:"${names.get(unicodeRange)}";src:url("${addressOf(src)}") format("woff2");font-display:${isOfOtherScript(unicodeRange) ? 'optional' : 'swap'};` +
      `${weight ? `font-weight:${weight};` : ''}${stretch ? `font-stretch:${stretch};` : ''}` +
      `${unicodeRange ? `unicode-range:${unicodeRange};` : ''}}`,
  );
  return [...files, ...standIns(font)].join('');
}

/** Typefaces of the same measures as those that only some systems have: on Linux they are there instead. */
const metricCompatible: Readonly<Record<string, readonly string[]>> = {
  Arial: ['Liberation Sans', 'Arimo'],
  'Courier New': ['Liberation Mono', 'Cousine'],
  'Times New Roman': ['Liberation Serif', 'Tinos'],
};

/**
 * The faces that stand in for a typeface until it has come: a light and a bold one of the viewer's machine. A bold that
 * the browser makes of the light one by itself is as narrow as that, and what is bold would move when the real one comes.
 */
function standIns({ family, fallback }: Font): string[] {
  if (!fallback) return [];
  const { family: local, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fallback;
  const names = [local, ...(metricCompatible[local] ?? [])];
  const measures =
    percent('size-adjust', sizeAdjust) +
    percent('ascent-override', ascentOverride) +
    percent('descent-override', descentOverride) +
    percent('line-gap-override', lineGapOverride);
  const face = (weights: string, suffix: string) => {
    const sources = names.map((name) => `local("${name}${suffix}")`).join(',');
    return `@font-face{font-family:"${family} Fallback";src:${sources};font-weight:${weights};${measures}}`;
  };
  return [face('1 599', ''), face('600 1000', ' Bold')];
}

function stack(font: Font): string {
  const { family, fallback, generic = 'sans-serif' } = font;
  const own = [...new Set([family, ...namesOf(font).values()])];
  const named = [...own, ...(fallback ? [`${family} Fallback`] : [])].map((name) => `"${name}"`);
  return [...named, ...(generic === 'sans-serif' ? ['system-ui'] : []), generic].join(',');
}

const rowGaps = { dense: '28px', regular: '36px', airy: '48px' };

/**
 * A realm's theme as a style sheet: its typefaces and the custom properties that tokens.ts names.
 * The theme has passed its schema, whose patterns admit nothing that could leave a declaration.
 * `addressOf` turns a file of the realm's folder into the address it is served under.
 */
export function themeCss(theme: Theme, addressOf: (file: string) => string): string {
  const { colors, fonts, type = {}, shape = {} } = theme;
  const faces = fontFaces(fonts.text, addressOf);
  const displayFaces = fonts.display.family === fonts.text.family ? '' : fontFaces(fonts.display, addressOf);
  const properties: Record<string, string> = {
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--color-${kebab(name)}`, value])),
    '--color-on-live': readableOn(colors.live),
    '--font-text': stack(fonts.text),
    '--font-display': stack(fonts.display),
    '--display-case': type.displayCase ?? 'none',
    // Capitals have no descenders: their lines stand closer.
    '--display-leading': type.displayCase === 'uppercase' ? '0.94' : '1.04',
    '--display-weight': String(type.displayWeight ?? 700),
    '--display-tracking': `${(type.displayTracking ?? 0) / 1000}em`,
    '--display-stretch': `${type.displayStretch ?? 100}%`,
    '--type-scale': String(type.scale ?? 1),
    '--radius': `${shape.radius ?? 6}px`,
    '--button-radius': `${shape.buttonRadius ?? 6}px`,
    '--card-gap': `${shape.cardGap ?? 16}px`,
    '--row-gap': rowGaps[shape.density ?? 'regular'],
  };
  const declarations = Object.entries(properties)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
  // Arabic letters reach further up and down.
  return `${faces}${displayFaces}:root{color-scheme:${theme.scheme};${declarations}}:root:lang(ar){--display-leading:1.35;--display-tracking:0}`;
}

/**
 * The font files that the head should load early: those that the theme names, and those of the page's own script, whose
 * words would otherwise be set anew in other widths.
 */
export function fontsToPreload({ fonts }: Theme, locale: string): string[] {
  const files = [fonts.text, fonts.display].flatMap(({ files: all = [] }) =>
    all.filter(({ preload, unicodeRange }) => preload || isForLanguage(unicodeRange, locale)),
  );
  return [...new Set(files.map(({ src }) => src))];
}
