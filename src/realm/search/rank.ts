import { fold } from './fold.ts';

/** A title as search knows it, every text folded. */
export interface Entry {
  id: number;
  title: string;
  /** The series, the kinds of film, what it is about: found too, but after titles. */
  about: string;
  /** Before others that fit as well: whole series before their episodes. */
  weight: number;
}

const startsWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`);

/** How well a title fits, best first; undefined when it does not. Every word of the query must be found. */
export function fit({ title, about }: Pick<Entry, 'title' | 'about'>, query: string): number | undefined {
  if (title === query) return 0;
  if (title.startsWith(`${query} `)) return 1;
  if (title.startsWith(query)) return 2;
  const words = query.split(' ');
  if (words.every((word) => startsWord(title, word))) return startsWord(title, query) ? 3 : 4;
  // A part within a word counts from three letters on: shorter ones are in everything.
  if (words.every((word) => startsWord(title, word) || (word.length > 2 && title.includes(word)))) return 5;
  return words.every((word) => startsWord(title, word) || startsWord(about, word)) ? 6 : undefined;
}

/** Numbers of the titles that a query finds, best first. */
export function search(entries: readonly Entry[], query: string, count: number): number[] {
  const folded = fold(query);
  if (folded === '') return [];
  return entries
    .flatMap((entry, index) => {
      const place = fit(entry, folded);
      return place === undefined ? [] : [{ id: entry.id, keys: [place, entry.weight, index] as const }];
    })
    .sort(({ keys: a }, { keys: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .slice(0, count)
    .map(({ id }) => id);
}
