import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '#schemas/values/password.ts';
import type { FieldFault } from '#schemas/values/rules.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** One character and nothing else. */
const monotonous = /^(.)\1*$/su;

/** Whether it is among the first that anybody guesses. */
const isGuessed = (password: string) => monotonous.test(password) || common.has(password.toLowerCase());

/** The letters and digits of a text in lower case, without the digits at its end: what a guess is built from. */
const toStem = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{N}+$/u, '');

/**
 * Whether a password is one of the words around it, such as the email address or the realm's name, also with digits behind it
 * (NIST SP 800-63B-4, section 3.1.1.2: context-specific words).
 */
function isContextWord(password: string, words: readonly string[]): boolean {
  const stem = toStem(password);
  return stem !== '' && words.flatMap((word) => [word, word.split('@')[0] ?? '']).some((word) => toStem(word) === stem);
}

/** Half of a character, which would become another one when it is stored, and what no keyboard types. */
const isBroken = (password: string) => !password.isWellFormed() || password.includes('\0');

/**
 * What is wrong with a new password; undefined where nothing is.
 * @param words that the password must not be: the account's email address and name, the realm's id and name
 */
export function passwordFault(password: string, words: readonly string[]): FieldFault['fault'] | undefined {
  const { length } = [...password];
  if (length < PASSWORD_SHORTEST)
    return { kind: 'invalid', label: 'fieldTooShort', values: { min: PASSWORD_SHORTEST } };
  if (length > PASSWORD_LONGEST) return { kind: 'invalid', label: 'fieldTooLong', values: { max: PASSWORD_LONGEST } };
  if (isBroken(password)) return { kind: 'invalid', label: 'secretFieldIsInvalid' };
  if (isContextWord(password, words)) return { kind: 'invalid', label: 'passwordIsContextWord' };
  return isGuessed(password) ? { kind: 'invalid', label: 'passwordIsCommon' } : undefined;
}
