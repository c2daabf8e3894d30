import type { Tx } from '../../platform/db/scope.ts';
import { type Chunk, splitChunks, getTypoCandidates, splitQuotes } from './query-parts.ts';
import {
  type SearchChoice,
  findBySearch,
  type FoundTitles,
  findLikelyWords,
  parseSearchQuery,
} from './search.store.ts';
import { buildTsQueries } from './terms.ts';

/** If a search has fewer results than this, it also tries similar words (misspellings). */
export const MIN_EXACT_RESULTS = 6;

/** Result of a query without searchable words, such as one of only punctuation. */
const nothing: FoundTitles = {
  all: 0,
  total: 0,
  titleTotal: 0,
  titles: [],
  until: 0,
  fighters: [],
  isFighter: false,
  news: [],
  programmes: [],
  types: new Map(),
  categories: new Map(),
};

/**
 * Searches a realm in the viewer's language. If few results match, similar words are tried too; this does not depend on
 * the selected facets, so that a selection only narrows the result.
 * @param onlyNames searches names only, for suggestions
 */
export async function searchTitles(
  tx: Tx,
  realm: string,
  query: string,
  { onlyNames = false, ...choice }: SearchChoice & { onlyNames?: boolean },
): Promise<FoundTitles> {
  const texts = splitQuotes(query);
  const { folded, terms } = await parseSearchQuery(tx, query, texts);
  const chunks = splitChunks(texts, terms);
  if (chunks.length === 0) return nothing;
  const found = await findChunks(tx, realm, { folded, chunks, onlyNames }, choice);
  // If no name contains the special characters of the query, they are ignored: “glass++” becomes “glass”.
  if (found.all > 0 || chunks.every(({ signed }) => signed === undefined)) return found;
  return findChunks(tx, realm, { folded, chunks: splitChunks(texts, terms, { isSigned: false }), onlyNames }, choice);
}

async function findChunks(
  tx: Tx,
  realm: string,
  { folded, chunks, onlyNames }: { folded: string; chunks: readonly Chunk[]; onlyNames: boolean },
  choice: SearchChoice,
): Promise<FoundTitles> {
  const terms = buildTsQueries(chunks);
  const wanted = { folded, ...terms, ...(onlyNames && { anywhere: terms.name }) };
  const found = await findBySearch(tx, realm, wanted, choice);
  if (found.all >= (onlyNames ? 1 : MIN_EXACT_RESULTS)) return found;
  const likely = await findLikelyWords(tx, realm, getTypoCandidates(chunks));
  if (![...likely.values()].some(({ length }) => length > 0)) return found;
  const meant = buildTsQueries(chunks, likely);
  return findBySearch(tx, realm, { ...wanted, meant: onlyNames ? { ...meant, anywhere: meant.names } : meant }, choice);
}
