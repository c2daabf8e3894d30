import { StripeApiError } from './stripe-error.ts';

/** Largest number of objects in a list. */
const LIMIT_MAX = 100;
const LIMIT_DEFAULT = 10;

const readLimit = (text: string | undefined) => Math.min(LIMIT_MAX, Math.max(1, Number(text ?? LIMIT_DEFAULT) || 1));

/** Makes a page of a list, newest object first, from `starting_after` on. */
export function createListObject(
  url: string,
  objects: readonly { id: string }[],
  query: Readonly<Record<string, string | undefined>>,
): object {
  const newestFirst = [...objects].reverse();
  const limit = readLimit(query['limit']);
  const start = newestFirst.findIndex(({ id }) => id === query['starting_after']) + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
}

const CLAUSE = /^(?:metadata\[(?<q>["'])(?<key>[^"']+)\k<q>\]|(?<field>\w+)):(?<q2>["'])(?<value>[^"']*)\k<q2>$/;

/**
 * Makes the test of Stripe's search language, as far as clauses `metadata['key']:'value'` and `field:'value'` that are
 * joined by AND go.
 * @throws StripeApiError 400 for other queries
 */
export function parseSearch(query: string | undefined): (object: object) => boolean {
  const clauses = (query ?? '').split(/\s+AND\s+/i).map((text) => CLAUSE.exec(text.trim())?.groups);
  if (clauses.includes(undefined))
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message: `We were unable to parse your search query: ${query}`,
      param: 'query',
    });
  return (object) =>
    clauses.every((clause) => {
      const fields = object as Record<string, unknown>;
      const metadata = (fields['metadata'] ?? {}) as Record<string, unknown>;
      const found = clause?.['key'] === undefined ? fields[clause?.['field'] ?? ''] : metadata[clause['key']];
      return found === clause?.['value'];
    });
}

/** Makes the answer of a search: one page with all objects found, newest first. */
export const createSearchObject = (url: string, objects: readonly object[]): object => ({
  object: 'search_result',
  url,
  has_more: false,
  next_page: null,
  data: [...objects].reverse().slice(0, LIMIT_MAX),
});
