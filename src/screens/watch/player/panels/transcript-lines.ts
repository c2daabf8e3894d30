import type { TextCue } from '#renderers/ports/player.ts';

/** Words without case and accents, for comparing. */
const plain = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The lines that have all of some words, whatever their case and accents; all lines for no words. */
export function linesWith(lines: readonly TextCue[], words: string): readonly TextCue[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return wanted.length === 0 ? lines : lines.filter(({ text }) => wanted.every((word) => plain(text).includes(word)));
}

/** The line that is said at a position, or was last; undefined before the first. In the order of time. */
export const lineAt = (lines: readonly TextCue[], position: number): TextCue | undefined =>
  lines.findLast(({ start }) => start <= position);
