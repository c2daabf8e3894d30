import fc from 'fast-check';
import { pointerTo } from '#schemas/issue.ts';
import { hostile } from './hostile.ts';
import type { GeneratedElement, GeneratedPage } from './pages.ts';

/** The kinds of mutations that the fuzzer applies to a value. */
export type MutationName =
  | 'drop'
  | 'rename'
  | 'retype'
  | 'null'
  | 'huge'
  | 'unicode'
  | 'wrong enum'
  | 'deep'
  | 'prototype'
  | 'hostile';

/** A page with one mutated value, and the place of that value. */
export interface Mutant {
  page: GeneratedPage;
  mutation: MutationName;
  /** Index of the mutated element. */
  place: number;
  /** JSON pointer of the mutated value, or of its parent if the value was removed. */
  pointer: string;
}

type Holder = Record<string | number, unknown>;

interface Spot {
  holder: Holder;
  key: string | number;
  /** JSON pointer of the object or list that holds the value. */
  pointer: string;
}

/** Every value within an element that can be mutated. */
function spotsIn(value: unknown, pointer: string): Spot[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.keys(value).flatMap((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const holder = value as Holder;
    return [{ holder, key, pointer }, ...spotsIn(holder[key], pointerTo(pointer, key))];
  });
}

/** A value nested in `levels` lists or objects. */
const deep = (levels: number, [open, close]: readonly [string, string]): unknown =>
  JSON.parse(`${open.repeat(levels)}1${close.repeat(levels)}`);

type Change = (spot: Spot, seed: number) => string;

const set =
  (value: (seed: number, found: unknown) => unknown): Change =>
  ({ holder, key, pointer }, seed) => {
    holder[key] = value(seed, holder[key]);
    return pointerTo(pointer, key);
  };

const otherTypes = [7, 'words', true, [], {}, [null], { not: 'this' }, -1, 1e308, ''];
const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const changes: Record<MutationName, Change> = {
  drop: ({ holder, key, pointer }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return pointer;
  },
  rename: ({ holder, key, pointer }) => {
    if (Array.isArray(holder)) return pointer;
    holder[`${key}x`] = holder[key];
    delete holder[key];
    return pointer;
  },
  retype: set((seed, found) => {
    const others = otherTypes.filter((value) => typeOf(value) !== typeOf(found));
    return structuredClone(others[seed % others.length]);
  }),
  null: set(() => null),
  huge: set((seed, found) =>
    typeof found === 'number'
      ? [1e21, -1e21, Number.MAX_SAFE_INTEGER + 2][seed % 3]
      : typeof found === 'string'
        ? 'x'.repeat(120_000)
        : Array.from({ length: 3000 }, () => found),
  ),
  unicode: set((seed, found) =>
    typeof found === 'string'
      ? ['\u0000', '\uFFFE\u202E\u2066', '𝕏'.repeat(50), 'e\u0301'.repeat(99)][seed % 4]
      : found,
  ),
  'wrong enum': set((_seed, found) => (typeof found === 'string' ? `${found}_X` : found)),
  deep: set((seed) => deep(40 + (seed % 5) * 1000, seed % 2 === 0 ? ['{"in":', '}'] : ['[', ']'])),
  prototype: ({ holder, key, pointer }) => {
    Object.defineProperty(holder, '__proto__', { value: { [key]: 1 }, enumerable: true, configurable: true });
    return pointerTo(pointer, '__proto__');
  },
  hostile: set((seed) => hostile[seed % hostile.length]),
};

const names = Object.keys(changes) as MutationName[];

/** Random choice of the mutation and its place; any number is valid. */
interface Chance {
  mutation: MutationName;
  spot: number;
  seed: number;
}

const chance = {
  mutation: fc.constantFrom(...names),
  spot: fc.nat(100_000),
  seed: fc.nat(100_000),
};

/** Mutates one value within `value` in place and returns the JSON pointer of the mutation. */
function damage(value: unknown, at: string, { mutation, spot, seed }: Chance): string {
  const spots = spotsIn(value, at);
  return changes[mutation](spots[spot % spots.length] as Spot, seed);
}

/**
 * Copies by JSON: structuredClone keeps shared references, so a mutation would appear in every place that shares the
 * object.
 */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Mutates one value of one element in a copy of a page. */
export const mutants = (pages: fc.Arbitrary<GeneratedPage>): fc.Arbitrary<{ whole: GeneratedPage; mutant: Mutant }> =>
  fc.record({ whole: pages, place: fc.nat(1000), ...chance }).map(({ whole, place: anywhere, ...chosen }) => {
    const page = copyOf(whole);
    const place = anywhere % page.elements.length;
    const pointer = damage(page.elements[place] as GeneratedElement, pointerTo('/elements', place), chosen);
    return { whole, mutant: { page, mutation: chosen.mutation, place, pointer } };
  });

/** A document of any kind, and a copy of it with one mutated value. */
export interface DamagedPair {
  whole: Record<string, unknown>;
  damaged: Record<string, unknown>;
  mutation: MutationName;
  /** JSON pointer of the mutated value, or of its parent if the value was removed. */
  pointer: string;
}

/** Mutates one value anywhere in a copy of a document. */
export const damagedPairs = (documents: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<DamagedPair> =>
  fc.record({ whole: documents, ...chance }).map(({ whole, ...chosen }) => {
    const damaged = copyOf(whole);
    return { whole, damaged, mutation: chosen.mutation, pointer: damage(damaged, '', chosen) };
  });
