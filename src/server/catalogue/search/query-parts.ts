/** Maximum number of chunks per query, and of words per chunk, because each one adds a term to the database query. */
const MOST_CHUNKS = 16;
/** Maximum number of letter pairs per word in a writing system without spaces. */
const MOST_PIECES = 32;

/** A search term of a query text, as returned by the database function search_terms (migration 0042). */
export interface Term {
  /** Index of the quoted or unquoted text in the query that the term comes from. */
  part: number;
  chunk: number;
  word: number;
  kind: 'word' | 'pair' | 'whole' | 'joined' | 'elided' | 'stem' | 'signed';
  term: string;
}

/** A word of a query. */
export interface QueryWord {
  term: string;
  /** For writing systems without spaces: the letter pairs, and the words of other writing systems between them. */
  pieces: readonly string[];
  /** For Arabic: the word without its article. */
  stems: readonly string[];
}

/** A chunk of a query: the text between spaces, or between quotes. */
export interface Chunk {
  /** True for a quoted phrase, whose words must follow each other exactly. */
  isPhrase: boolean;
  words: readonly QueryWord[];
  joined?: string | undefined;
  elided: readonly string[];
  /** The word including its special characters, such as c++. */
  signed?: string | undefined;
}

/** Splits a query into texts; quoted text is a phrase. An unclosed quote is ignored. */
export function splitQuotes(query: string): { text: string; isPhrase: boolean }[] {
  const parts = query.replace(/[“”„‟«»＂]/gu, '"').split('"');
  // An even number of split texts means that the last quote is not closed.
  return parts
    .map((text, index) => ({ text, isPhrase: index % 2 === 1 && index < parts.length - 1 }))
    .filter(({ text }) => text.trim() !== '');
}

/**
 * The letter pairs of a word that a title must contain one after another. A single last letter is dropped, because the
 * pair before it contains it.
 */
export function getRequiredPieces(pieces: readonly string[]): readonly string[] {
  const most = pieces.slice(0, MOST_PIECES);
  const last = most.at(-1) ?? '';
  return most.length > 1 && most.length === pieces.length && [...last].length === 1 && most.at(-2)?.endsWith(last)
    ? most.slice(0, -1)
    : most;
}

function wordsOf(terms: readonly Term[]): QueryWord[] {
  const numbers = [...new Set(terms.filter(({ word }) => word > 0).map(({ word }) => word))].slice(0, MOST_CHUNKS);
  return numbers.flatMap((number): QueryWord[] => {
    const of = (...kinds: Term['kind'][]) =>
      terms.filter(({ word, kind }) => word === number && kinds.includes(kind)).map(({ term }) => term);
    const [whole] = of('whole');
    const [plain] = of('word');
    if (whole !== undefined) return [{ term: whole, pieces: of('word', 'pair'), stems: [] }];
    return plain === undefined ? [] : [{ term: plain, pieces: [], stems: of('stem') }];
  });
}

/**
 * Groups terms into chunks without duplicates.
 * @param terms search terms of the texts, in order
 * @param isSigned treats signs as part of the word: “c++” is not “c”
 */
export function splitChunks(
  texts: readonly { isPhrase: boolean }[],
  terms: readonly Term[],
  { isSigned = true }: { isSigned?: boolean } = {},
): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [part, { isPhrase }] of texts.entries()) {
    const own = terms.filter((one) => one.part === part);
    // A phrase in quotes is one chunk, even if it contains spaces.
    const groups = isPhrase ? [own] : [...Map.groupBy(own, ({ chunk }) => chunk).values()];
    for (const group of groups) {
      const of = (kind: Term['kind']) => group.filter((one) => one.kind === kind).map(({ term }) => term);
      const words = isPhrase
        ? [...Map.groupBy(group, ({ chunk }) => chunk).values()].flatMap(wordsOf).slice(0, MOST_CHUNKS)
        : wordsOf(group);
      if (words.length === 0) continue;
      const signed = isSigned && words.length === 1 ? of('signed')[0] : undefined;
      const chunk = { isPhrase, words, joined: of('joined')[0], elided: of('elided'), signed };
      chunks.set(JSON.stringify(chunk), chunk);
    }
  }
  return [...chunks.values()].slice(0, MOST_CHUNKS);
}

/** The words that are checked for misspellings: those outside quotes and without special characters. */
export const getTypoCandidates = (chunks: readonly Chunk[]): string[] => [
  ...new Set(
    chunks
      .filter(({ isPhrase, signed }) => !isPhrase && signed === undefined)
      .flatMap(({ words }) => words.map(({ term }) => term)),
  ),
];
