import type { Theme } from '#schemas/generated/types.ts';
import { isForLanguage, languagesOf } from './scripts.ts';

type Font = Theme['fonts']['text'];
type File = NonNullable<Font['files']>[number];

const percent = (property: string, value: number | undefined) => (value === undefined ? '' : `${property}:${value}%;`);

/**
 * Family name for each unicode-range of a typeface's files. Browsers select faces of a family by weight and width only,
 * so files for other characters need a family name of their own.
 */
function namesOf({ family, files = [] }: Font): Map<string | undefined, string> {
  const ranges = [...new Set(files.map(({ unicodeRange }) => unicodeRange))];
  return new Map(ranges.map((range, index) => [range, index === 0 ? family : `${family} ${index + 1}`]));
}

/** Whether a file covers a non-Latin writing system, for which the adjusted metrics of fallback fonts do not fit. */
const isOfOtherScript = ({ unicodeRange }: File) => languagesOf(unicodeRange).length > 0;

/** Family name of a Latin font file on pages in another writing system, where its font-display is `optional`. */
const steady = (name: string) => `${name} Steady`;

/** The @font-face rules of a typeface and its fallbacks. */
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

/** Names of fonts with equal metrics, for Linux systems that lack the original font. */
const metricCompatible: Readonly<Record<string, readonly string[]>> = {
  Arial: ['Liberation Sans', 'Arimo'],
  'Courier New': ['Liberation Mono', 'Cousine'],
  'Times New Roman': ['Liberation Serif', 'Tinos'],
};

/**
 * Unicode range of fallback fonts: Latin, Greek, Cyrillic and common symbols. Without it, a local fallback font that
 * includes Arabic, as Arial does on some systems, would show Arabic text with metrics adjusted for Latin.
 */
const measured = 'U+0-58F,U+1E00-2BFF';

/**
 * Fallback faces that are used while a typeface loads: a regular and a bold local font. Without the bold one, browsers
 * synthesise bold text that is as narrow as the regular font, and it would shift when the typeface loads.
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
  // If no bold font is installed, the regular font is used for bold text too, because its width is closer than that of
  // the generic font.
  return [face('1 599', names), face('600 1000', [...names.map((name) => `${name} Bold`), ...names])];
}

/** Font family stack of a typeface. */
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
 * Font rules of a theme. Latin files use `font-display: swap`, because their fallbacks have matching metrics. Files of
 * other writing systems use `optional`, and so do Latin files on pages in those writing systems: their spaces and
 * digits are Latin, and slightly different widths would re-break lines. `addressOf` maps a file of the realm's folder
 * to its URL.
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
 * Font files to preload in the document's head: those marked in the theme, and those of the page's writing system,
 * whose text would otherwise change its width when the font loads.
 */
export function fontsToPreload({ fonts }: Theme, locale: string): string[] {
  const files = [fonts.text, fonts.display].flatMap(({ files: all = [] }) =>
    all.filter(({ preload, unicodeRange }) => preload || isForLanguage(unicodeRange, locale)),
  );
  return [...new Set(files.map(({ src }) => src))];
}
