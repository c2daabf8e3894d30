import { allBits, type Bits, both, countBoth, either, hasBit, noBits } from './bits.ts';
import type { GridIndex } from './grid-index.ts';
import type { Ticked } from './read-facets.ts';

/** A value of a facet and how many titles would be found with it, whatever else of the same facet is ticked. */
export interface FacetValue {
  value: string;
  count: number;
}

type Facets = GridIndex['facets'];

/** Titles that have any of the values. */
const anyOf = (values: ReadonlyMap<string, Bits> | undefined, ticked: ReadonlySet<string>, size: number): Bits =>
  [...ticked].reduce((found, value) => either(found, values?.get(value) ?? noBits(size)), noBits(size));

/** Of the titles that are shown those that have what is ticked: any value of each facet. What is no facet here filters nothing. */
export function matching(facets: Facets, size: number, ticked: Ticked, shown: Bits = allBits(size)): Bits {
  return [...ticked].reduce(
    (found, [name, values]) => (facets.has(name) ? both(found, anyOf(facets.get(name), values, size)) : found),
    shown,
  );
}

/**
 * The values of a facet by how many titles they would find. What is ticked of the facet itself does not count: ticking
 * another value widens it. Values that find nothing are left out unless
 * they are ticked: then they can be taken away.
 */
export function valuesOf(facets: Facets, size: number, ticked: Ticked, name: string, shown?: Bits): FacetValue[] {
  const others = new Map([...ticked].filter(([facet]) => facet !== name));
  const found = matching(facets, size, others, shown);
  const values = facets.get(name) ?? new Map<string, Bits>();
  const chosen = [...(ticked.get(name) ?? [])];
  return [...new Set([...chosen, ...values.keys()])]
    .map((value) => ({ value, count: countBoth(found, values.get(value) ?? noBits(size)) }))
    .filter(({ value, count: many }) => many > 0 || chosen.includes(value));
}

/** Where in an order a list begins or goes on. */
export interface Stretch {
  /** Places in the order to go through. */
  order: Int32Array;
  backwards: boolean;
  /** How far into the order the page before came. */
  from: number;
  length: number;
}

/** The next titles of a set in an order, and how far the order was gone through. */
export function takeFrom(
  found: Bits,
  { order, backwards, from, length }: Stretch,
): { positions: number[]; until: number } {
  const positions: number[] = [];
  let step = from;
  for (; step < order.length && positions.length < length; step += 1) {
    const position = order[backwards ? order.length - 1 - step : step] ?? 0;
    if (hasBit(found, position)) positions.push(position);
  }
  return { positions, until: step };
}
