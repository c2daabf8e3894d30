import { pointerTo } from '#schemas/issue.ts';
import type { Found } from '../language/check.ts';

/** Parts of names that are no words. */
const written: Record<string, string> = { url: 'URL', id: 'ID', exid: 'external ID', cta: 'CTA' };

/** A property's name as words: `portraitImageUrl` is “Portrait image URL”. */
export function labelOf(name: string): string {
  const words = name
    .replace(/^\$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => written[word.toLowerCase()] ?? word.toLowerCase());
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The property that is missing, where that is the mistake. */
const missing = ({ rule, expected }: Found): string | undefined =>
  rule === 'required' ? /^a property “(.+)”$/.exec(expected)?.[1] : undefined;

/** Where a mistake stands in a form: at its field, also where that is missing. */
export const placeOf = (found: Found): string => {
  const name = missing(found);
  return name === undefined ? found.pointer : pointerTo(found.pointer, name);
};

/** What is wrong at a pointer itself; what is missing is wrong where it should stand. */
export const problemsAt = (found: readonly Found[], pointer: string): Found[] =>
  found.filter((one) => placeOf(one) === pointer);

/** How much is wrong at a pointer or below it. */
export const problemsWithin = (found: readonly Found[], pointer: string): number =>
  found.filter((one) => placeOf(one) === pointer || placeOf(one).startsWith(`${pointer}/`)).length;
