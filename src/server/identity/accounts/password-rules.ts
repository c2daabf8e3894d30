import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '#schemas/values/password.ts';
import type { FieldFault } from '#schemas/values/rules.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** Matches a text of one repeated character. */
const monotonous = /^(.)\1*$/su;

/** Whether the password is a common one or repeats one character. */
const isGuessed = (password: string) => monotonous.test(password) || common.has(password.toLowerCase());

/** Normalizes a text for comparison: letters and digits in lower case, without trailing digits. */
const toStem = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{N}+$/u, '');

/**
 * Whether a password equals a context word, such as the email address or the realm's name, also with digits appended
 * (NIST SP 800-63B-4, section 3.1.1.2: context-specific words).
 */
function isContextWord(password: string, words: readonly string[]): boolean {
  const stem = toStem(password);
  return stem !== '' && words.flatMap((word) => [word, word.split('@')[0] ?? '']).some((word) => toStem(word) === stem);
}

/**
 * Whether a password contains forbidden characters: lone surrogates, which would change when stored, or the null
 * character, which no keyboard types.
 */
const isBroken = (password: string) => !password.isWellFormed() || password.includes('\0');

/**
 * Returns why a new password is rejected; undefined if it is valid.
 * @param words texts that the password must not equal: the account's email address and name, the realm's id and name
 */
export function findPasswordFault(password: string, words: readonly string[]): FieldFault['fault'] | undefined {
  const { length } = [...password];
  if (length < PASSWORD_SHORTEST)
    return { kind: 'invalid', label: 'fieldTooShort', values: { min: PASSWORD_SHORTEST } };
  if (length > PASSWORD_LONGEST) return { kind: 'invalid', label: 'fieldTooLong', values: { max: PASSWORD_LONGEST } };
  if (isBroken(password)) return { kind: 'invalid', label: 'secretFieldIsInvalid' };
  if (isContextWord(password, words)) return { kind: 'invalid', label: 'passwordIsContextWord' };
  return isGuessed(password) ? { kind: 'invalid', label: 'passwordIsCommon' } : undefined;
}
