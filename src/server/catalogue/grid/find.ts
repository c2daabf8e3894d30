import { allBits, type Bits, intersectBits, countIntersection, unionBits, hasBit, noBits } from './bits.ts';
import type { GridIndex } from './grid-index.ts';
import type { FacetSelection } from './read-facets.ts';

/**
 * A facet's value with the number of titles that it would find. Other selected values of the same facet do not reduce
 * the number.
 */
export interface FacetValue {
  value: string;
  count: number;
}

type Facets = GridIndex['facets'];

/** Titles that have any of the values. */
const anyOf = (values: ReadonlyMap<string, Bits> | undefined, ticked: ReadonlySet<string>, size: number): Bits =>
  [...ticked].reduce((found, value) => unionBits(found, values?.get(value) ?? noBits(size)), noBits(size));

/** Titles that match the selection: any value within a facet, all facets together. Unknown facets are ignored. */
export function findMatches(facets: Facets, size: number, ticked: FacetSelection, shown: Bits = allBits(size)): Bits {
  return [...ticked].reduce(
    (found, [name, values]) => (facets.has(name) ? intersectBits(found, anyOf(facets.get(name), values, size)) : found),
    shown,
  );
}

/**
 * Counts the titles per facet value. The facet's own selection is ignored, because selecting another value widens it.
 * Values without titles are left out unless selected, so that they can be deselected.
 */
export function countValues(
  facets: Facets,
  size: number,
  ticked: FacetSelection,
  name: string,
  shown?: Bits,
): FacetValue[] {
  const others = new Map([...ticked].filter(([facet]) => facet !== name));
  const found = findMatches(facets, size, others, shown);
  const values = facets.get(name) ?? new Map<string, Bits>();
  const chosen = [...(ticked.get(name) ?? [])];
  return [...new Set([...chosen, ...values.keys()])]
    .map((value) => ({ value, count: countIntersection(found, values.get(value) ?? noBits(size)) }))
    .filter(({ value, count: many }) => many > 0 || chosen.includes(value));
}

/** A section of the sorted titles that a page is read from. */
export interface SortSlice {
  /** Title positions in sort order. */
  order: Int32Array;
  backwards: boolean;
  /** Number of entries in `order` that the previous pages have read already. */
  from: number;
  length: number;
}

/** Takes the next titles of a set in sort order, and returns how far the order was read. */
export function takeTitles(
  found: Bits,
  { order, backwards, from, length }: SortSlice,
): { positions: number[]; until: number } {
  const positions: number[] = [];
  let step = from;
  for (; step < order.length && positions.length < length; step += 1) {
    const position = order[backwards ? order.length - 1 - step : step] ?? 0;
    if (hasBit(found, position)) positions.push(position);
  }
  return { positions, until: step };
}
