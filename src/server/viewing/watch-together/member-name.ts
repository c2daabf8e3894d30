import { LONGEST_NAME } from '#schemas/watch-together.ts';

/** Invisible and bidirectional control characters (Unicode, 4.5). */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/** Sanitises a member's name: one line of visible characters with limited length. May be empty. */
export function memberName(told: string): string {
  const plain = told.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}
