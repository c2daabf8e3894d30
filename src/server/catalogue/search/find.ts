import type { Tx } from '../../platform/db/scope.ts';
import { type Chunk, chunksOf, loneWords, splitQuotes } from './query-parts.ts';
import { type Choice, findBySearch, type Found, likelyWords, readQuery } from './search.store.ts';
import { termsOf } from './terms.ts';

/** Where fewer have the words as typed, those that may have been meant are looked for too. */
export const FEW = 6;

/** What stands in for a search of which nothing is left, such as one of punctuation alone. */
const nothing: Found = {
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
 * Finds what a realm has for what somebody typed, in the viewer's language and whatever they typed. Where few things have
 * the words, mistyped ones are forgiven; that does not depend on what is ticked, so that ticking only narrows.
 * @param onlyNames looks in the names alone, as suggestions do
 */
export async function find(
  tx: Tx,
  realm: string,
  query: string,
  { onlyNames = false, ...choice }: Choice & { onlyNames?: boolean },
): Promise<Found> {
  const texts = splitQuotes(query);
  const { folded, terms } = await readQuery(tx, query, texts);
  const chunks = chunksOf(texts, terms);
  if (chunks.length === 0) return nothing;
  const found = await findChunks(tx, realm, { folded, chunks, onlyNames }, choice);
  // Where no name has the signs that were typed, they mean nothing: “glass++” is “glass”.
  if (found.all > 0 || chunks.every(({ signed }) => signed === undefined)) return found;
  return findChunks(tx, realm, { folded, chunks: chunksOf(texts, terms, { isSigned: false }), onlyNames }, choice);
}

async function findChunks(
  tx: Tx,
  realm: string,
  { folded, chunks, onlyNames }: { folded: string; chunks: readonly Chunk[]; onlyNames: boolean },
  choice: Choice,
): Promise<Found> {
  const terms = termsOf(chunks);
  const wanted = { folded, ...terms, ...(onlyNames && { anywhere: terms.name }) };
  const found = await findBySearch(tx, realm, wanted, choice);
  if (found.all >= (onlyNames ? 1 : FEW)) return found;
  const likely = await likelyWords(tx, realm, loneWords(chunks));
  if (![...likely.values()].some(({ length }) => length > 0)) return found;
  const meant = termsOf(chunks, likely);
  return findBySearch(tx, realm, { ...wanted, meant: onlyNames ? { ...meant, anywhere: meant.names } : meant }, choice);
}
