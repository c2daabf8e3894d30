import { contrast, readable } from '#schemas/contrast.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Theme } from '#schemas/generated/types.ts';
import { isComplete, type RealmBundle, type Sourced } from './bundle.ts';
import { createError } from './mistakes.ts';

type Name = keyof Theme['colors'];

/** Contrast ratios of WCAG 2.2 AA: text (1.4.3), and user interface components (1.4.11). */
const TEXT = 4.5;
const PART = 3;

/**
 * Pairs of foreground and background colours. The text on the live badge is not among them, because the application
 * picks black or white for it.
 */
const pairs: readonly (readonly [on: Name, ground: Name, least: number])[] = [
  ['text', 'background', TEXT],
  ['text', 'surface', TEXT],
  ['text', 'raised', TEXT],
  ['muted', 'background', TEXT],
  ['muted', 'surface', TEXT],
  ['onBrand', 'brand', TEXT],
  ['danger', 'background', TEXT],
  ['danger', 'raised', TEXT],
  ['success', 'background', TEXT],
  ['success', 'raised', TEXT],
  ['focus', 'background', PART],
];

/**
 * Reports the pair with the lowest contrast of a foreground colour, and suggests a colour with sufficient contrast on
 * all its backgrounds.
 */
function colourFinding(theme: Sourced<Theme>, on: Name): Diagnostic[] {
  const {
    file,
    document: { colors },
  } = theme;
  const isRead = (name: Name) => isComplete(theme, `/colors/${name}`);
  const colour = colors[on];
  const [worst, ...others] = pairs
    .filter((pair) => pair[0] === on && pair.slice(0, 2).every((name) => isRead(name as Name)))
    .map(([, ground, least]) => ({ ground, least, ratio: contrast(colour, colors[ground]) }))
    .filter(({ least, ratio }) => ratio < least)
    .sort((one, other) => one.ratio - other.ratio);
  if (!worst) return [];
  const { ground, least, ratio } = worst;
  const expected = `a contrast of at least ${least}:1 with ${ground} ${colors[ground]}`;
  // The ratio is truncated and not rounded, because 4.499 fails and must not be reported as 4.50.
  const found = `${colour} with ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
  const better = [worst, ...others].reduce((next, pair) => readable(next, colors[pair.ground], pair.least), colour);
  return [
    {
      ...createError(file, `/colors/${on}`, 'contrast', expected, found),
      fix: `Put ${better} here, or change ${ground}.`,
    },
  ];
}

/** Font properties that may be a range such as "200 900", if the font is variable. */
const ranges = ['weight', 'stretch'] as const;

/** Reports ranges whose first number is larger, because browsers ignore such a font file. */
const rangeFindings = ({ file, document: { fonts } }: Sourced<Theme>): Diagnostic[] =>
  (['text', 'display'] as const).flatMap((role) =>
    (fonts[role].files ?? []).flatMap((face, index) =>
      ranges.flatMap((name) => {
        const [least = 0, most = least] = (face[name] ?? '').split(' ').map(Number.parseFloat);
        const at = `/fonts/${role}/files/${index}/${name}`;
        return least > most ? [createError(file, at, 'bounds', 'the smaller number first', `"${face[name]}"`)] : [];
      }),
    ),
  );

/** Reports colours with insufficient contrast, each with a suggestion. */
const colourFindings = (theme: Sourced<Theme>): Diagnostic[] =>
  [...new Set(pairs.map(([on]) => on))].flatMap((on) => colourFinding(theme, on));

/** Checks the rules of a theme that a JSON Schema cannot express. */
export const themeFindings = ({ theme }: RealmBundle): Diagnostic[] => [
  ...colourFindings(theme),
  ...rangeFindings(theme),
];
