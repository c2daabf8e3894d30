import type { Theme } from '#schemas/generated/types.ts';
import { isForLanguage, languagesOf } from './scripts.ts';

type Font = Theme['fonts']['text'];
type File = NonNullable<Font['files']>[number];

const percent = (property: string, value: number | undefined) => (value === undefined ? '' : `${property}:${value}%;`);

/**
 * The names that a typeface's files go by: files for the same characters share one. A browser looks for a character in
 * one set of faces per name, chosen by weight and width, so that files for other characters need a name of their own.
 */
function namesOf({ family, files = [] }: Font): Map<string | undefined, string> {
  const ranges = [...new Set(files.map(({ unicodeRange }) => unicodeRange))];
  return new Map(ranges.map((range, index) => [range, index === 0 ? family : `${family} ${index + 1}`]));
}

/** Whether a file holds another script than Latin: no stand-in has its measures. */
const isOfOtherScript = ({ unicodeRange }: File) => languagesOf(unicodeRange).length > 0;

/** The name of a Latin file in pages of another script, where its letters stay as they were first seen. */
const steady = (name: string) => `${name} Steady`;

/** Rules for a typeface's files and for what stands in for them. */
function facesOf(font: Font, addressOf: (file: string) => string, hasOtherScripts: boolean): string {
  const names = namesOf(font);
  const face = ({ src, weight, stretch, unicodeRange }: File, name: string, display: 'optional' | 'swap') =>
    `@font-face{font-family:"${name}";src:url("${addressOf(src)}") format("woff2");font-display:${display};` +
    `${weight ? `font-weight:${weight};` : ''}${stretch ? `font-stretch:${stretch};` : ''}` +
    `${unicodeRange ? `unicode-range:${unicodeRange};` : ''}}`;
  const files = (font.files ?? []).flatMap((file) => {
    const name = names.get(file.unicodeRange) ?? font.family;
    if (isOfOtherScript(file)) return [face(file, name, 'optional')];
    return [face(file, name, 'swap'), ...(hasOtherScripts ? [face(file, steady(name), 'optional')] : [])];
  });
  return [...files, ...standIns(font)].join('');
}

/** Typefaces of the same measures as those that only some systems have: on Linux they are there instead. */
const metricCompatible: Readonly<Record<string, readonly string[]>> = {
  Arial: ['Liberation Sans', 'Arimo'],
  'Courier New': ['Liberation Mono', 'Cousine'],
  'Times New Roman': ['Liberation Serif', 'Tinos'],
};

/**
 * What stand-ins are for: Latin, Greek, Cyrillic, and the signs that go with them. A stand-in that holds Arabic, as Arial
 * does on some systems, would show it in measures that were made for Latin letters.
 */
const measured = 'U+0-58F,U+1E00-2BFF';

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
  const face = (weights: string, sources: readonly string[]) =>
    `@font-face{font-family:"${family} Fallback";src:${sources.map((name) => `local("${name}")`).join(',')};` +
    `font-weight:${weights};unicode-range:${measured};${measures}}`;
  // Where no bold one is installed the light one is still nearer than the generic typeface.
  return [face('1 599', names), face('600 1000', [...names.map((name) => `${name} Bold`), ...names])];
}

/** A typeface's names in the order in which they are asked for a character. */
function stack(font: Font, inOtherScript: boolean): string {
  const { family, files = [], fallback, generic = 'sans-serif' } = font;
  const names = namesOf(font);
  const nameOf = (file: File) => {
    const name = names.get(file.unicodeRange) ?? family;
    return inOtherScript && !isOfOtherScript(file) ? steady(name) : name;
  };
  const own = files.length > 0 ? new Set(files.map(nameOf)) : [family];
  const named = [...own, ...(fallback ? [`${family} Fallback`] : [])].map((name) => `"${name}"`);
  return [...named, ...(generic === 'sans-serif' ? ['system-ui'] : []), generic].join(',');
}

/**
 * Rules for the typefaces of a theme. A Latin file is taken whenever it comes: what stands in for it has its measures.
 * A file of another script is taken only if it is there at once, and in pages of its languages so are the Latin ones:
 * the spaces and digits between its words are Latin, and lines that break by a hair would break anew.
 * `addressOf` turns a file of the realm's folder into the address it is served under.
 */
export function typefaces({ fonts: { text, display } }: Theme, addressOf: (file: string) => string): string {
  const isOne = display.family === text.family;
  const fonts = isOne ? [text] : [text, display];
  const files = fonts.flatMap(({ files: all = [] }) => all);
  const others = [...new Set(files.flatMap(({ unicodeRange }) => languagesOf(unicodeRange)))];
  const faces = fonts.map((font) => facesOf(font, addressOf, others.length > 0));
  const stacks = (inOtherScript: boolean) =>
    `{--font-text:${stack(text, inOtherScript)};--font-display:${stack(isOne ? text : display, inOtherScript)};}`;
  return `${faces.join('')}:root${stacks(false)}${others.map((language) => `:root:lang(${language})${stacks(true)}`).join('')}`;
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
