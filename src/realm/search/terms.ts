/** Words of a query that are looked for; nobody types more, and each costs. */
const MOST_WORDS = 16;
/** Shorter words have too many that are like them. */
const SHORTEST_TYPO = 4;
/** Words of that length may have two letters wrong. */
const LONG = 8;
/** A word that is only begun is looked for in descriptions from so many letters on: shorter beginnings are in all of them. */
const BEGINNING = 3;
/** Longer words are in no dictionary. */
const LONGEST = 40;

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

/** The words of a folded query. They hold nothing but letters and digits, so they can stand in a tsquery as they are. */
export const wordsOf = (folded: string): string[] =>
  [...new Set(folded.split(' '))].filter(Boolean).slice(0, MOST_WORDS);

const quoted = (word: string) => `'${word.slice(0, 100)}'`;
const all = (parts: readonly string[]) => parts.join(' & ');
const inText = (word: string) =>
  word.length >= BEGINNING ? `${quoted(word)}:*` : `( ${quoted(word)} | ${quoted(word)}:*AB )`;

/** What finds all of the words. */
export const termsOf = (words: readonly string[]): Terms => ({
  whole: all(words.map((word) => `${quoted(word)}:A`)),
  name: all(words.map((word) => `${quoted(word)}:*A`)),
  names: all(words.map((word) => `${quoted(word)}:*AB`)),
  anywhere: all(words.map(inText)),
});

/** Whether a word may have been meant as another, and how many letters of it are compared at most. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= SHORTEST_TYPO && word.length <= LONGEST && !/^\d+$/.test(word);

const sorted = (word: string) => [...word].sort().join('');

/** Whether somebody who typed a word may have meant the other: one letter wrong, two exchanged, or two wrong in a long word. */
export const isLikely = (typed: string, { word, distance }: Likely): boolean =>
  distance <= 1 || (distance === 2 && (typed.length >= LONG || sorted(word) === sorted(typed)));

/** What finds the words or those that may have been meant: anywhere, and in the names alone. */
export function mistypedTerms(
  words: readonly string[],
  meant: ReadonlyMap<string, readonly string[]>,
): { anywhere: string; names: string } {
  const either = (word: string, weights: string) => {
    const others = (meant.get(word) ?? []).map((one) => `${quoted(one)}${weights && `:${weights}`}`);
    return `( ${[weights ? `${quoted(word)}:*${weights}` : inText(word), ...others].join(' | ')} )`;
  };
  return { anywhere: all(words.map((word) => either(word, ''))), names: all(words.map((word) => either(word, 'AB'))) };
}
