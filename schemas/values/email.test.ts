import { expect, test } from 'vitest';
import { isEmail, rules, toAsciiEmail } from './email.ts';

test.each([
  ['user@bücher.test', 'user@xn--bcher-kva.test'],
  ['user@BÜCHER.test', 'user@xn--bcher-kva.test'],
  ['user@例え.jp', 'user@xn--r8jz45g.jp'],
  ['user@مثال.test', 'user@xn--mgbh0fb.test'],
  ['user@playbill.test', 'user@playbill.test'],
])('takes %s, and writes its domain as mail servers do', (address, ascii) => {
  expect(isEmail(address)).toBe(true);
  expect(toAsciiEmail(address)).toBe(ascii);
  expect(rules.clean(` ${address} `, {} as never)).toBe(ascii);
});

test.each([
  'user@bücher',
  'bücher@playbill.test',
  'user@bücher.test/path',
  'user@bücher.test:25',
  'user@evil@bücher.test',
  'user@bü cher.test',
  'user@-ü-.',
])('refuses %s, which is no address', (address) => {
  expect(isEmail(address)).toBe(false);
});
