import type { TextCue } from '#renderers/ports/player.ts';

/** Text without case and diacritics, for search. */
const plain = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Lines that contain all words, ignoring case and diacritics; all lines for an empty search. */
export function linesWith(lines: readonly TextCue[], words: string): readonly TextCue[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return wanted.length === 0 ? lines : lines.filter(({ text }) => wanted.every((word) => plain(text).includes(word)));
}

/** The line at a position, or the last one before it; undefined before the first. Lines must be sorted by time. */
export const lineAt = (lines: readonly TextCue[], position: number): TextCue | undefined =>
  lines.findLast(({ start }) => start <= position);
