import { pointerTo } from '#schemas/issue.ts';
import type { FoundMistake } from '../language/check.ts';

/** How to write abbreviations that occur in property names. */
const written: Record<string, string> = { url: 'URL', id: 'ID', exid: 'external ID', cta: 'CTA' };

/** Converts a property name to words: `portraitImageUrl` becomes “Portrait image URL”. */
export function labelOf(name: string): string {
  const words = name
    .replace(/^\$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => written[word.toLowerCase()] ?? word.toLowerCase());
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** If the problem is that a property is missing, returns the name of that property. */
const missing = ({ rule, expected }: FoundMistake): string | undefined =>
  rule === 'required' ? /^a property “(.+)”$/.exec(expected)?.[1] : undefined;

/** Pointer of the field at which a problem is shown; for a missing property that of the missing field. */
export const getFieldPlace = (found: FoundMistake): string => {
  const name = missing(found);
  return name === undefined ? found.pointer : pointerTo(found.pointer, name);
};

/** Problems of the field at a pointer, including that it is missing. */
export const problemsAt = (found: readonly FoundMistake[], pointer: string): FoundMistake[] =>
  found.filter((one) => getFieldPlace(one) === pointer);

/** Number of problems at or below a pointer. */
export const problemsWithin = (found: readonly FoundMistake[], pointer: string): number =>
  found.filter((one) => getFieldPlace(one) === pointer || getFieldPlace(one).startsWith(`${pointer}/`)).length;
