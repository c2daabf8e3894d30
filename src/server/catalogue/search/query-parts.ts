/** Chunks of a query that are looked for, and words of a chunk. A longer query is cut, since each chunk costs. */
const MOST_CHUNKS = 16;
/** Pairs of letters of a word without spaces. */
const MOST_PIECES = 32;

/** What a text of the query is found by, as the database's search_terms says it (migration 0042). */
export interface Term {
  /** Number of the text in the query. */
  part: number;
  chunk: number;
  word: number;
  kind: 'word' | 'pair' | 'whole' | 'joined' | 'elided' | 'stem' | 'signed';
  term: string;
}

/** A word of a query. */
export interface Word {
  term: string;
  /** Where its script has no spaces: its letters two by two, and single words of other scripts between them. */
  pieces: readonly string[];
  /** Arabic: without its article. */
  stems: readonly string[];
}

/** The text between two spaces of a query, or between two quotes. */
export interface Chunk {
  /** Whether its words are looked for one behind the other, as they are. */
  isPhrase: boolean;
  words: readonly Word[];
  joined?: string | undefined;
  elided: readonly string[];
  /** The word with the signs of its name, as c++. */
  signed?: string | undefined;
}

/** The texts of a query: text in quotes is a phrase. A quote that is not closed yet is none. */
export function splitQuotes(query: string): { text: string; isPhrase: boolean }[] {
  const parts = query.replace(/[“”„‟«»＂]/gu, '"').split('"');
  // With an even number of parts the last quote is open.
  return parts
    .map((text, index) => ({ text, isPhrase: index % 2 === 1 && index < parts.length - 1 }))
    .filter(({ text }) => text.trim() !== '');
}

/** The pieces that have to follow each other: the last letter of a word is in the pair before it already. */
export function leavesOf(pieces: readonly string[]): readonly string[] {
  const most = pieces.slice(0, MOST_PIECES);
  const last = most.at(-1) ?? '';
  return most.length > 1 && most.length === pieces.length && [...last].length === 1 && most.at(-2)?.endsWith(last)
    ? most.slice(0, -1)
    : most;
}

function wordsOf(terms: readonly Term[]): Word[] {
  const numbers = [...new Set(terms.filter(({ word }) => word > 0).map(({ word }) => word))].slice(0, MOST_CHUNKS);
  return numbers.flatMap((number): Word[] => {
    const of = (...kinds: Term['kind'][]) =>
      terms.filter(({ word, kind }) => word === number && kinds.includes(kind)).map(({ term }) => term);
    const [whole] = of('whole');
    const [plain] = of('word');
    if (whole !== undefined) return [{ term: whole, pieces: of('word', 'pair'), stems: [] }];
    return plain === undefined ? [] : [{ term: plain, pieces: [], stems: of('stem') }];
  });
}

/**
 * The chunks of a query, each once.
 * @param terms what the texts are found by, in order
 * @param isSigned whether the signs of a name count: “c++” is not “c”
 */
export function chunksOf(
  texts: readonly { isPhrase: boolean }[],
  terms: readonly Term[],
  { isSigned = true }: { isSigned?: boolean } = {},
): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [part, { isPhrase }] of texts.entries()) {
    const own = terms.filter((one) => one.part === part);
    // A phrase is one chunk, whatever spaces it has.
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

/** The words of a query that may be mistyped: none in quotes, none with signs. */
export const loneWords = (chunks: readonly Chunk[]): string[] => [
  ...new Set(
    chunks
      .filter(({ isPhrase, signed }) => !isPhrase && signed === undefined)
      .flatMap(({ words }) => words.map(({ term }) => term)),
  ),
];
