import { contrast, readable } from '#schemas/contrast.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Theme } from '#schemas/generated/types.ts';
import { isWhole, type RealmBundle, type Sourced } from './bundle.ts';
import { fault } from './mistakes.ts';

type Name = keyof Theme['colors'];

/** WCAG 2.2 AA: text (1.4.3), and parts that must be seen to be used (1.4.11). */
const TEXT = 4.5;
const PART = 3;

/** What is laid on what. Text on the live badge is not among them: the application picks black or white for it. */
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

/** The worst of a colour's grounds, with a colour that would do on all of them. */
function colourFinding(theme: Sourced<Theme>, on: Name): Diagnostic[] {
  const {
    file,
    document: { colors },
  } = theme;
  const isRead = (name: Name) => isWhole(theme, `/colors/${name}`);
  const colour = colors[on];
  const [worst, ...others] = pairs
    .filter((pair) => pair[0] === on && pair.slice(0, 2).every((name) => isRead(name as Name)))
    .map(([, ground, least]) => ({ ground, least, ratio: contrast(colour, colors[ground]) }))
    .filter(({ least, ratio }) => ratio < least)
    .sort((one, other) => one.ratio - other.ratio);
  if (!worst) return [];
  const { ground, least, ratio } = worst;
  const expected = `a contrast of at least ${least}:1 with ${ground} ${colors[ground]}`;
  // Cut, not rounded: 4.499 is not enough and must not look as if it were.
  const found = `${colour} with ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
  const better = [worst, ...others].reduce((next, pair) => readable(next, colors[pair.ground], pair.least), colour);
  return [
    { ...fault(file, `/colors/${on}`, 'contrast', expected, found), fix: `Put ${better} here, or change ${ground}.` },
  ];
}

/** Ranges of a variable typeface, such as “200 900”. */
const ranges = ['weight', 'stretch'] as const;

/** A range that ends before it begins: browsers would pass over the file. */
const rangeFindings = ({ file, document: { fonts } }: Sourced<Theme>): Diagnostic[] =>
  (['text', 'display'] as const).flatMap((role) =>
    (fonts[role].files ?? []).flatMap((face, index) =>
      ranges.flatMap((name) => {
        const [least = 0, most = least] = (face[name] ?? '').split(' ').map(Number.parseFloat);
        const at = `/fonts/${role}/files/${index}/${name}`;
        return least > most ? [fault(file, at, 'bounds', 'the smaller number first', `"${face[name]}"`)] : [];
      }),
    ),
  );

/** Colours of a theme that people with weak sight cannot tell apart, each with one that they could. */
const colourFindings = (theme: Sourced<Theme>): Diagnostic[] =>
  [...new Set(pairs.map(([on]) => on))].flatMap((on) => colourFinding(theme, on));

/** What is wrong with a theme beyond its schema. */
export const themeFindings = ({ theme }: RealmBundle): Diagnostic[] => [
  ...colourFindings(theme),
  ...rangeFindings(theme),
];
