import { expect, test } from 'vitest';
import { sanitiseMemberName } from './room.ts';

test.each([
  ['keeps a plain name', 'Nina', 'Nina'],
  ['collapses white space', '  Nina \n\t New  ', 'Nina New'],
  ['replaces a character that reverses the text direction', 'Nina\u202Egnp.exe', 'Nina gnp.exe'],
  ['returns an empty name for invisible characters', '\u200B\u200E\u0000', ''],
  ['keeps HTML markup as plain text', '<b>Nina</b>', '<b>Nina</b>'],
  ['keeps Arabic letters', 'مريم', 'مريم'],
  ['cuts a name after 30 characters', 'x'.repeat(60), 'x'.repeat(30)],
  ['counts an emoji as one character', '😀'.repeat(40), '😀'.repeat(30)],
  ['removes a space at the end of a cut name', `${'x'.repeat(29)} y`, 'x'.repeat(29)],
  ['composes a letter and its accent', 'e\u0301', 'é'],
])('sanitises the name of a member of a watch-together room: %s @live-06', (_what, told, shown) =>
  expect(sanitiseMemberName(told)).toBe(shown),
);
