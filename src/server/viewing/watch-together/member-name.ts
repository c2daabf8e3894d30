import { LONGEST_NAME } from '#schemas/watch-together.ts';

/** What is seen by nobody or turns the text around it: controls, formatting, line ends, private use (Unicode, 4.5). */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/** A name as it is shown to others: one line of visible characters, cut between them. Empty where nothing is left. */
export function memberName(told: string): string {
  const plain = told.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}
