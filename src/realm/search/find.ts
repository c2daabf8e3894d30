import type { Tx } from '../db/scope.ts';
import { type Choice, findBySearch, foldQuery, type Found, likelyWords } from './search.store.ts';
import { mistypedTerms, termsOf, wordsOf } from './terms.ts';

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
  const folded = await foldQuery(tx, query);
  const words = wordsOf(folded);
  if (words.length === 0) return nothing;
  const terms = termsOf(words);
  const wanted = { folded, ...terms, ...(onlyNames && { anywhere: terms.name }) };
  const found = await findBySearch(tx, realm, wanted, choice);
  if (found.all >= (onlyNames ? 1 : FEW)) return found;
  const likely = await likelyWords(tx, realm, words);
  if (![...likely.values()].some(({ length }) => length > 0)) return found;
  const meant = mistypedTerms(words, likely);
  return findBySearch(tx, realm, { ...wanted, meant: onlyNames ? { ...meant, anywhere: meant.names } : meant }, choice);
}
