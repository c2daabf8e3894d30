import { pointerTo } from '#schemas/issue.ts';
import type { Check } from '#schemas/check-document.ts';
import { valueAt } from '#schemas/value-at.ts';

/** What was taken out of a document, so that the rest of it could be looked at. */
export interface Damage {
  /** The document as it was written; undefined when it could not be read at all. */
  written: unknown;
  /** Where a place of what is left stands in what was written. */
  placeOf: (pointer: string) => string;
  /** Whether a place of what was written is, or lies in, something that was taken out or was never there. */
  isTaken: (pointer: string) => boolean;
  /** Whether nothing was taken out of the part of what was written at a place. */
  isWhole: (pointer: string) => boolean;
}

/** A valid document, and what it lacks of what was written. */
export interface Salvaged<T> {
  document: T;
  damage: Damage;
}

/** Taking a part out may leave what it stands in without something that it needs, and so on up to the top. */
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

/** A copy of a document that parts are taken out of, and that remembers where the others stood. */
function createCopy(written: unknown) {
  const left: Record<string, unknown> = isPlain(written) ? structuredClone(written) : {};
  const taken: string[] = isPlain(written) ? [] : [''];
  /** Where the items of a list stood that has lost some. */
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
    /** Takes out what stands at a place, or what it would stand in. */
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
    /** Puts something harmless where something is needed. */
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

/** The place itself, or the nearest around it at which there is something. */
function nearest(document: unknown, pointer: string): string {
  return pointer === '' || valueAt(document, pointer) !== undefined ? pointer : nearest(document, parentOf(pointer));
}

/**
 * Makes a valid document of an invalid one: takes out what its check refuses, as little as possible, and puts the
 * skeleton's parts where something is needed. So one mistake hides no other.
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
    // From the end, so that no place moves before its turn.
    for (const pointer of [...new Set(wrong)].sort((a, b) => latestFirst.compare(b, a))) take(pointer);
  }
  taken.push('');
  return { document: skeleton, damage };
}
