import ar from '#schemas/labels/ar.json' with { type: 'json' };
import en_US from '#schemas/labels/en_US.json' with { type: 'json' };
import es_ES from '#schemas/labels/es_ES.json' with { type: 'json' };
import pt_PT from '#schemas/labels/pt_PT.json' with { type: 'json' };
import type { TextsByKey } from '#schemas/labels/icu.ts';
import { matchLocale } from './locale.ts';

const base: Readonly<Record<string, TextsByKey>> = { en_US, es_ES, pt_PT, ar };

/** Returns the built-in labels of a locale, or of another one of the same language; undefined when there are none. */
export function baseTexts(locale: string): TextsByKey | undefined {
  const known = matchLocale(locale, Object.keys(base));
  return known === undefined ? undefined : base[known];
}

/** Built-in labels in English, which are used if no other language has the label. */
export const lastResort: TextsByKey = en_US;

/** Locale of the labels that are used last, if no other language has a label. */
export const LAST_RESORT_LOCALE = 'en_US';
