import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

const emoji = '🐙';

test.each([
  ['7 characters', 'abcdefg', 'fieldTooShort'],
  ['8 characters', 'zqxw kjv', undefined],
  ['128 characters', 'ab '.repeat(42) + 'xy', undefined],
  ['129 characters', 'ab '.repeat(43), 'fieldTooLong'],
  ['a million characters', 'ab'.repeat(500_000), 'fieldTooLong'],
  ['seven signs of two halves each', emoji.repeat(7), 'fieldTooShort'],
  ['eight different signs of two halves each', `${emoji}🦀🐡🦑🐋🦭🐚🪸`, undefined],
  ['nothing but spaces', ' '.repeat(9), 'passwordIsCommon'],
  ['one letter many times', 'aaaaaaaaaaaa', 'passwordIsCommon'],
  ['a word that everybody guesses', 'password1', 'passwordIsCommon'],
  ['the same in capitals', 'PASSWORD1', 'passwordIsCommon'],
  ['words with spaces around them', ' tall green door ', undefined],
  ['a sign that ends texts elsewhere', 'abc\0defgh', 'secretFieldIsInvalid'],
  ['half a sign', `abcdefgh\ud83d`, 'secretFieldIsInvalid'],
])('checks a new password of %s: %s @auth-12', (_what, password, label) => {
  expect(findPasswordFault(password, [])?.label).toBe(label);
});

test.each([
  ['the email address', 'Nina.New@playbill.test'],
  ['the part of the address before the @, with a year', 'nina.new2026'],
  ['the name of the realm', 'The North Realm!'],
  ['the id of the realm, with digits', 'northern-lights123'],
  ['the name of the account', 'nina newcomer'],
])('rejects %s as a new password @auth-12', (_what, password) => {
  const words = ['northern-lights', 'The North realm', 'nina.new@playbill.test', 'Nina Newcomer'];
  expect(findPasswordFault(password, words)?.label).toBe('passwordIsContextWord');
  expect(findPasswordFault(`${password} of mine`, words)).toBeUndefined();
});
