import { ProblemError } from '../../platform/http/problems.ts';

/** Selected values per facet. */
export type FacetSelection = ReadonlyMap<string, ReadonlySet<string>>;

const MOST_VALUES = 100;
const LONGEST = 200;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new ProblemError('BAD_REQUEST', ['facet: expected values in percent-encoding'], { cause });
  }
}

/**
 * Parses `name:value,value`, one text per facet. A comma within a value is written as %2C.
 * @throws ProblemError 400 without a name or value
 */
export function readFacets(texts: readonly string[]): FacetSelection {
  const ticked = new Map<string, Set<string>>();
  for (const text of texts) {
    const at = text.indexOf(':');
    const name = text.slice(0, Math.max(at, 0));
    const values = text
      .slice(at + 1)
      .split(',')
      .filter(Boolean)
      .map(decoded);
    const isValid =
      values.length > 0 && values.length <= MOST_VALUES && values.every(({ length }) => length <= LONGEST);
    if (name === '' || !isValid) throw new ProblemError('BAD_REQUEST', ['facet: expected name:value,value']);
    const before = ticked.get(name) ?? [];
    ticked.set(name, new Set([...before, ...values]));
  }
  return ticked;
}

/** Formats a selection for the API, one text per facet. */
export const writeFacets = (ticked: FacetSelection): string[] =>
  [...ticked].map(
    ([name, values]) => `${name}:${[...values].map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',')}`,
  );
