import { type Chunk, getRequiredPieces } from './query-parts.ts';

/** Minimum length of a word for which similar words are tried. Shorter words have too many similar ones. */
const SHORTEST_TYPO = 4;
/** A word of at least this length may have two misspellings. */
const LONG = 8;
/** Minimum prefix length in descriptions; shorter prefixes match nearly everything. */
const BEGINNING = 3;
/** Maximum word length in the dictionary. */
const LONGEST = 40;
/** A query with more words than this is not searched for neighbouring words written as one. */
const MOST_WORDS_JOINED = 4;

/** A dictionary word and its edit distance. */
export interface Likely {
  word: string;
  distance: number;
}

/**
 * The PostgreSQL tsqueries of a search, from the strictest to the widest. Each finds everything that the previous ones
 * find.
 */
export interface Terms {
  /** Matches the exact words in the title's name. */
  whole: string;
  /** Matches the words in the title's name, exactly or as prefixes. */
  name: string;
  /** Also matches the names of the series and season, and names in other languages. */
  names: string;
  /** Matches the words in any indexed field. */
  anywhere: string;
}

/** For each typed word, the similar words of the dictionary. */
export type SimilarWords = ReadonlyMap<string, readonly string[]>;

/** How a word of the query becomes part of a tsquery: as the exact word, or as a prefix. */
interface Look {
  exact: (term: string) => string;
  begun: (term: string) => string;
  meant: SimilarWords;
}

// Terms contain only letters, digits, + and #, so quoting needs no escaping.
const quoted = (term: string) => `'${term.slice(0, 100)}'`;
const all = (parts: readonly string[]) => (parts.length > 1 ? `( ${parts.join(' & ')} )` : (parts[0] ?? ''));
const either = (parts: readonly string[]) => {
  const different = [...new Set(parts)];
  return different.length > 1 ? `( ${different.join(' | ')} )` : (different[0] ?? '');
};
const inSequence = (parts: readonly string[]) => (parts.length > 1 ? `( ${parts.join(' <-> ')} )` : (parts[0] ?? ''));

const look = (weights: string, meant: SimilarWords): Look => ({
  exact: (term) => (weights ? `${quoted(term)}:${weights}` : quoted(term)),
  begun: (term) => {
    if (weights) return `${quoted(term)}:*${weights}`;
    return term.length >= BEGINNING ? `${quoted(term)}:*` : `( ${quoted(term)} | ${quoted(term)}:*AB )`;
  },
  meant,
});

const wholeName: Look = {
  exact: (term) => `${quoted(term)}:A`,
  begun: (term) => `${quoted(term)}:A`,
  meant: new Map(),
};

/** tsquery for the words of a chunk in any spelling. */
function chunkTerms(chunk: Chunk, how: Look): string {
  if (chunk.signed !== undefined) return how.begun(chunk.signed);
  if (chunk.isPhrase) return phraseTerms(chunk, how);
  const words = chunk.words.map(({ term, pieces, stems }) =>
    either([
      how.begun(term),
      // In writing systems without spaces, a word is found inside longer texts by its letter pairs.
      ...(pieces.length > 0 && how !== wholeName
        ? [inSequence(getRequiredPieces(pieces).map((one) => pairTerm(one, how)))]
        : []),
      ...stems.map(how.exact),
      ...(how.meant.get(term) ?? []).map(how.exact),
    ]),
  );
  // A prefix of one or two letters matches nearly everything, so the words of such a chunk (AC/DC) must follow each
  // other exactly.
  const isShort = chunk.words.some(({ term, pieces }) => term.length < BEGINNING && pieces.length === 0);
  const apart = isShort ? inSequence(chunk.words.map(({ term }) => how.exact(term))) : all(words);
  return either([
    chunk.words.length > 1 ? apart : all(words),
    ...(chunk.joined === undefined ? [] : [how.begun(chunk.joined)]),
    ...chunk.elided.map(how.exact),
  ]);
}

const pairTerm = (piece: string, how: Look) => ([...piece].length > 1 ? how.exact(piece) : how.begun(piece));

/** tsquery for a phrase: the words follow each other exactly. */
function phraseTerms(chunk: Chunk, how: Look): string {
  return inSequence(
    chunk.words.flatMap(({ term, pieces }) =>
      pieces.length > 0 ? getRequiredPieces(pieces).map((one) => pairTerm(one, how)) : [how.exact(term)],
    ),
  );
}

/** Two neighbouring words are also searched as one word: “spider man” finds Spiderman. */
function withJoined(chunks: readonly Chunk[], how: Look): string {
  const parts = chunks.map((chunk) => chunkTerms(chunk, how));
  const plain = (chunk: Chunk | undefined) => {
    const word =
      chunk?.words.length === 1 && !chunk.isPhrase && chunk.signed === undefined ? chunk.words[0] : undefined;
    return word?.pieces.length === 0 ? word.term : undefined;
  };
  const joined =
    chunks.length > MOST_WORDS_JOINED
      ? []
      : chunks.flatMap((chunk, at) => {
          const [one, other] = [plain(chunk), plain(chunks[at + 1])];
          if (one === undefined || other === undefined) return [];
          return [all([...parts.slice(0, at), how.begun(one + other), ...parts.slice(at + 2)])];
        });
  return either([all(parts), ...joined]);
}

/** Builds the tsqueries of a query. If `meant` is given, they also match the similar words in it. */
export function buildTsQueries(chunks: readonly Chunk[], meant: SimilarWords = new Map()): Terms {
  return {
    whole: withJoined(chunks, wholeName),
    name: withJoined(chunks, look('A', meant)),
    names: withJoined(chunks, look('AB', meant)),
    anywhere: withJoined(chunks, look('', meant)),
  };
}

/** Whether a word of the query is checked for misspellings: it is neither too short nor too long, and not a number. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= SHORTEST_TYPO && word.length <= LONGEST && !/^\d+$/.test(word);

const sorted = (word: string) => [...word].sort().join('');

/** Tells whether a dictionary word may have been meant: one edit, two swapped letters, or two edits in a long word. */
export const isLikely = (typed: string, { word, distance }: Likely): boolean =>
  distance <= 1 || (distance === 2 && (typed.length >= LONG || sorted(word) === sorted(typed)));
