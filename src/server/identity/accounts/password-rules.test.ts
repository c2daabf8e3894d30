import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

const emoji = '🐙';

test.each([
  ['rejects 7 characters as too short', 'abcdefg', 'fieldTooShort'],
  ['accepts 8 characters', 'zqxw kjv', undefined],
  ['accepts 128 characters', 'ab '.repeat(42) + 'xy', undefined],
  ['rejects 129 characters as too long', 'ab '.repeat(43), 'fieldTooLong'],
  ['rejects a million characters as too long', 'ab'.repeat(500_000), 'fieldTooLong'],
  ['rejects seven emoji (14 UTF-16 code units) as too short', emoji.repeat(7), 'fieldTooShort'],
  ['accepts eight different emoji', `${emoji}🦀🐡🦑🐋🦭🐚🪸`, undefined],
  ['rejects only spaces as too common', ' '.repeat(9), 'passwordIsCommon'],
  ['rejects one repeated letter as too common', 'aaaaaaaaaaaa', 'passwordIsCommon'],
  ['rejects a word from the list of common passwords', 'password1', 'passwordIsCommon'],
  ['rejects a common password in capitals', 'PASSWORD1', 'passwordIsCommon'],
  ['accepts words with leading and trailing spaces', ' tall green door ', undefined],
  ['rejects a NUL character', 'abc\0defgh', 'secretFieldIsInvalid'],
  ['rejects an unpaired surrogate', `abcdefgh\ud83d`, 'secretFieldIsInvalid'],
])('checks a new password: %s @auth-12', (_what, password, label) => {
  expect(findPasswordFault(password, [])?.label).toBe(label);
});

test.each([
  ['the email address', 'Nina.New@playbill.test'],
  ['the part of the email address before the @ plus a year', 'nina.new2026'],
  ['the name of the realm', 'The North Realm!'],
  ['the id of the realm plus digits', 'northern-lights123'],
  ['the name of the account', 'nina newcomer'],
])('rejects %s as a new password @auth-12', (_what, password) => {
  const words = ['northern-lights', 'The North realm', 'nina.new@playbill.test', 'Nina Newcomer'];
  expect(findPasswordFault(password, words)?.label).toBe('passwordIsContextWord');
  expect(findPasswordFault(`${password} of mine`, words)).toBeUndefined();
});
