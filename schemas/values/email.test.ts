import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['user@playbill.test', 'user@bücher.test', 'user@例え.jp', 'user@مثال.test'])(
  'accepts the email address %s',
  (address) => {
    expect(isEmail(address)).toBe(true);
  },
);

test.each([
  'user@bücher',
  'bücher@playbill.test',
  'user@bücher.test/path',
  'user@bücher.test:25',
  'user@evil@bücher.test',
  'user@bü cher.test',
  'user@-ü-.',
])('rejects %s as an email address', (address) => {
  expect(isEmail(address)).toBe(false);
});
