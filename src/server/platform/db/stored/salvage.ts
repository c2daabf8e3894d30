import { pointerTo } from '#schemas/issue.ts';
import type { Check } from '#schemas/check-document.ts';
import { valueAt } from '#schemas/value-at.ts';

/** Describes what was removed from an invalid document. */
export interface Damage {
  /** The original document; undefined when it could not be parsed. */
  written: unknown;
  /** Maps a JSON pointer of the remaining document to the original document. */
  placeOf: (pointer: string) => string;
  /** True if a value at a pointer of the original document was removed or is missing, or lies within such a value. */
  isTaken: (pointer: string) => boolean;
  /** True if nothing was removed from the value at a pointer of the original document. */
  isWhole: (pointer: string) => boolean;
}

/** A valid document and what was removed from the original. */
export interface Salvaged<T> {
  document: T;
  damage: Damage;
}

/**
 * Maximum number of validation passes. Removing a value may make its parent invalid, which the next pass removes, up to
 * the root.
 */
const ROUNDS = 40;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const tokensOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
const isWithin = (pointer: string, whole: string) => pointer === whole || pointer.startsWith(`${whole}/`);
const latestFirst = new Intl.Collator('en', { numeric: true });

/** Copies a document so that parts can be removed while their original positions are remembered. */
function createCopy(written: unknown) {
  const left: Record<string, unknown> = isPlain(written) ? structuredClone(written) : {};
  const taken: string[] = isPlain(written) ? [] : [''];
  /** For each array that lost items: the original indexes of the remaining ones. */
  const stood = new WeakMap<object, number[]>();
  const placeOf = (pointer: string): string => {
    let value: unknown = left;
    return tokensOf(pointer).reduce((place, token) => {
      const before = Array.isArray(value) ? stood.get(value)?.[Number(token)] : undefined;
      value = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[token] : undefined;
      return pointerTo(place, before ?? token);
    }, '');
  };
  return {
    left,
    taken,
    placeOf,
    /** Removes the value at a JSON pointer of the copied document. */
    take: (pointer: string) => {
      const [parent, name = ''] = [valueAt(left, parentOf(pointer)), tokensOf(pointer).at(-1)];
      taken.push(placeOf(pointer));
      if (Array.isArray(parent)) {
        const places = stood.get(parent) ?? parent.map((_, index) => index);
        stood.set(parent, places);
        parent.splice(Number(name), 1);
        places.splice(Number(name), 1);
      } else if (isPlain(parent)) delete parent[name];
    },
    /** Adds the values of the skeleton (minimal valid document) where required properties are missing. */
    fill: (skeleton: Readonly<Record<string, unknown>>) => {
      const fill = (target: Record<string, unknown>, source: Readonly<Record<string, unknown>>, at: string) => {
        for (const [key, part] of Object.entries(source)) {
          const here = pointerTo(at, key);
          const own = target[key];
          if (own === undefined) {
            target[key] = structuredClone(part);
            taken.push(here);
          } else if (isPlain(part) && isPlain(own)) fill(own, part, here);
        }
      };
      fill(left, skeleton, '');
    },
  };
}

/** Returns the pointer itself, or its nearest ancestor that exists. */
function nearest(document: unknown, pointer: string): string {
  return pointer === '' || valueAt(document, pointer) !== undefined ? pointer : nearest(document, parentOf(pointer));
}

/**
 * Turns an invalid document into a valid one: removes as little as possible, and adds required values from the skeleton
 * (minimal valid document). One error thus does not hide the others.
 */
export function salvage<T>(check: Check<T>, written: unknown, skeleton: T & object): Salvaged<T> {
  const { left, taken, placeOf, take, fill } = createCopy(written);
  const damage: Damage = {
    written,
    placeOf,
    isTaken: (pointer) => taken.some((place) => isWithin(pointer, place)),
    isWhole: (pointer) => !taken.some((place) => isWithin(pointer, place) || isWithin(place, pointer)),
  };
  for (let round = 0; round < ROUNDS; round++) {
    fill(skeleton as Record<string, unknown>);
    const checked = check(left);
    if (checked.ok) return { document: checked.value, damage };
    const wrong = checked.issues
      .filter(({ severity }) => severity === 'error')
      .map(({ pointer }) => nearest(left, pointer));
    if (wrong.includes('')) break;
    // Items are removed from the end of an array first, so that earlier indexes stay valid.
    for (const pointer of [...new Set(wrong)].sort((a, b) => latestFirst.compare(b, a))) take(pointer);
  }
  taken.push('');
  return { document: skeleton, damage };
}
