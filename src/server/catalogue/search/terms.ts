import { type Chunk, leavesOf } from './query-parts.ts';

/** Shorter words have too many that are like them. */
const SHORTEST_TYPO = 4;
/** Words of that length may have two letters wrong. */
const LONG = 8;
/** A word that is only begun is looked for in descriptions from so many letters on: shorter beginnings are in all of them. */
const BEGINNING = 3;
/** Longer words are in no dictionary. */
const LONGEST = 40;
/** In queries of so many words two neighbours may have been meant as one. */
const MOST_WORDS_JOINED = 4;

/** A word of the dictionary and how many letters are to be changed to get to it. */
export interface Likely {
  word: string;
  distance: number;
}

/** What is looked for, as PostgreSQL's tsquery, from the best place to the last. Each finds what those before it find. */
export interface Terms {
  /** Whole words of the name. */
  whole: string;
  /** Words of the name, or their beginnings. */
  name: string;
  /** Those of the series, the season and other languages' names too. */
  names: string;
  /** Anywhere. */
  anywhere: string;
}

/** What may have been meant by a word, by the word. */
export type Meant = ReadonlyMap<string, readonly string[]>;

/** How a term is looked for: as it is, and where it may be only the beginning of a word. */
interface Look {
  exact: (term: string) => string;
  begun: (term: string) => string;
  meant: Meant;
}

// Terms hold letters, digits, + and # alone, so they can stand in quotes as they are.
const quoted = (term: string) => `'${term.slice(0, 100)}'`;
const all = (parts: readonly string[]) => (parts.length > 1 ? `( ${parts.join(' & ')} )` : (parts[0] ?? ''));
const either = (parts: readonly string[]) => {
  const different = [...new Set(parts)];
  return different.length > 1 ? `( ${different.join(' | ')} )` : (different[0] ?? '');
};
const inSequence = (parts: readonly string[]) => (parts.length > 1 ? `( ${parts.join(' <-> ')} )` : (parts[0] ?? ''));

const look = (weights: string, meant: Meant): Look => ({
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

/** What finds the words of a chunk, in whatever form they are written. */
function chunkTerms(chunk: Chunk, how: Look): string {
  if (chunk.signed !== undefined) return how.begun(chunk.signed);
  if (chunk.isPhrase) return phraseTerms(chunk, how);
  const words = chunk.words.map(({ term, pieces, stems }) =>
    either([
      how.begun(term),
      // A word of a script without spaces is found inside of others by its letters, two by two.
      ...(pieces.length > 0 && how !== wholeName
        ? [inSequence(leavesOf(pieces).map((one) => pairTerm(one, how)))]
        : []),
      ...stems.map(how.exact),
      ...(how.meant.get(term) ?? []).map(how.exact),
    ]),
  );
  // The beginnings of one or two letters are in everything, so such words are looked for in their order: AC/DC.
  const isShort = chunk.words.some(({ term, pieces }) => term.length < BEGINNING && pieces.length === 0);
  const apart = isShort ? inSequence(chunk.words.map(({ term }) => how.exact(term))) : all(words);
  return either([
    chunk.words.length > 1 ? apart : all(words),
    ...(chunk.joined === undefined ? [] : [how.begun(chunk.joined)]),
    ...chunk.elided.map(how.exact),
  ]);
}

const pairTerm = (piece: string, how: Look) => ([...piece].length > 1 ? how.exact(piece) : how.begun(piece));

/** What finds the words of a chunk one behind the other, as they are. */
function phraseTerms(chunk: Chunk, how: Look): string {
  return inSequence(
    chunk.words.flatMap(({ term, pieces }) =>
      pieces.length > 0 ? leavesOf(pieces).map((one) => pairTerm(one, how)) : [how.exact(term)],
    ),
  );
}

/** Two neighbours that may have been meant as one word: “spider man” finds Spiderman. */
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

/** What finds all of a query, or with `meant` what may have been meant by its words as well. */
export function termsOf(chunks: readonly Chunk[], meant: Meant = new Map()): Terms {
  return {
    whole: withJoined(chunks, wholeName),
    name: withJoined(chunks, look('A', meant)),
    names: withJoined(chunks, look('AB', meant)),
    anywhere: withJoined(chunks, look('', meant)),
  };
}

/** Whether a word may have been meant as another, and how many letters of it are compared at most. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= SHORTEST_TYPO && word.length <= LONGEST && !/^\d+$/.test(word);

const sorted = (word: string) => [...word].sort().join('');

/** Whether the word that was typed may have been meant as the other: one letter wrong, two exchanged, or two wrong in a long word. */
export const isLikely = (typed: string, { word, distance }: Likely): boolean =>
  distance <= 1 || (distance === 2 && (typed.length >= LONG || sorted(word) === sorted(typed)));
