import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '#schemas/values/password.ts';
import type { FieldFault } from '#schemas/values/rules.ts';

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
  if (length < PASSWORD_SHORTEST)
    return { kind: 'invalid', label: 'fieldTooShort', values: { min: PASSWORD_SHORTEST } };
  if (length > PASSWORD_LONGEST) return { kind: 'invalid', label: 'fieldTooLong', values: { max: PASSWORD_LONGEST } };
  if (isBroken(password)) return { kind: 'invalid', label: 'secretFieldIsInvalid' };
  return isGuessed(password) ? { kind: 'invalid', label: 'passwordIsCommon' } : undefined;
}
