import { expect, test } from 'vitest';
import { rules as fullName } from './fullName.ts';
import { cleanLine } from './line.ts';
import { rules as name } from './name.ts';
import { rules as text } from './text.ts';

test.each([
  ['a line break', 'Nina\r\nNew', 'Nina New'],
  ['a line separator', 'Nina\u2028New', 'Nina New'],
  ['a right-to-left override', 'Nina\u202Egnp.exe', 'Nina gnp.exe'],
  ['an isolate that is never closed', '\u2067Nina', 'Nina'],
  ['a null character', 'Ni\0na', 'Ni na'],
  ['spaces at the ends', '  Nina  ', 'Nina'],
])('removes %s from a line of text @form-06', (_what, typed, cleaned) => {
  expect(cleanLine(typed)).toBe(cleaned);
  for (const rules of [fullName, name, text]) expect(rules.clean(typed, {} as never)).toBe(cleaned);
});

test('does not remove the joiner characters of Persian words and of emoji from a line of text', () => {
  for (const typed of ['می\u200Cخواهم', '👩\u200D🚀', 'Zoë', '東京 物語']) expect(cleanLine(typed)).toBe(typed);
});
