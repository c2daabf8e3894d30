import { expect, test } from 'vitest';
import { rules as fullName } from './fullName.ts';
import { cleanLine } from './line.ts';
import { rules as name } from './name.ts';
import { rules as text } from './text.ts';

test.each([
  ['a line break', 'Nina\r\nNew', 'Nina New'],
  ['a Unicode line separator', 'Nina\u2028New', 'Nina New'],
  ['a right-to-left override', 'Nina\u202Egnp.exe', 'Nina gnp.exe'],
  ['an unclosed Unicode direction isolate', '\u2067Nina', 'Nina'],
  ['the character U+0000', 'Ni\0na', 'Ni na'],
  ['leading and trailing spaces', '  Nina  ', 'Nina'],
])('removes %s from a text of one line @form-06', (_what, typed, cleaned) => {
  expect(cleanLine(typed)).toBe(cleaned);
  for (const rules of [fullName, name, text]) expect(rules.clean(typed, {} as never)).toBe(cleaned);
});

test('does not remove the joiner characters of Persian words and of emoji from a text of one line', () => {
  for (const typed of ['می\u200Cخواهم', '👩\u200D🚀', 'Zoë', '東京 物語']) expect(cleanLine(typed)).toBe(typed);
});
