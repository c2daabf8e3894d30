import { dictionary } from '@zxcvbn-ts/language-common';
import type { FieldFault } from '#schemas/values/rules.ts';

/** Characters that a password has (NIST SP 800-63B-4, section 3.1.1.2), whatever a form's definition says. */
export const SHORTEST = 8;
export const LONGEST = 128;

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** One character and nothing else. */
const monotonous = /^(.)\1*$/su;

/** Whether it is among the first that anybody guesses. */
const isGuessed = (password: string) => monotonous.test(password) || common.has(password.toLowerCase());

/** Half of a character, which would become another one when it is stored, and what no keyboard types. */
const isBroken = (password: string) => !password.isWellFormed() || password.includes('\0');

/** What is wrong with a password that somebody chooses; undefined where nothing is. */
export function passwordFault(password: string): FieldFault['fault'] | undefined {
  const { length } = [...password];
  if (length < SHORTEST) return { kind: 'invalid', label: 'fieldTooShort', values: { min: SHORTEST } };
  if (length > LONGEST) return { kind: 'invalid', label: 'fieldTooLong', values: { max: LONGEST } };
  if (isBroken(password)) return { kind: 'invalid', label: 'secretFieldIsInvalid' };
  return isGuessed(password) ? { kind: 'invalid', label: 'passwordIsCommon' } : undefined;
}
