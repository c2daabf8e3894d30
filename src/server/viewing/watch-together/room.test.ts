import { expect, test } from 'vitest';
import { sanitiseMemberName } from './room.ts';

test.each([
  ['Nina', 'Nina'],
  ['  Nina \n\t New  ', 'Nina New'],
  ['Nina\u202Egnp.exe', 'Nina gnp.exe'],
  ['\u200B\u200E\u0000', ''],
  ['<b>Nina</b>', '<b>Nina</b>'],
  ['مريم', 'مريم'],
  ['x'.repeat(60), 'x'.repeat(30)],
  ['😀'.repeat(40), '😀'.repeat(30)],
  [`${'x'.repeat(29)} y`, 'x'.repeat(29)],
  ['e\u0301', 'é'],
])('sanitises the name of a member of a watch-together room from %j to %j @live-06', (told, shown) =>
  expect(sanitiseMemberName(told)).toBe(shown),
);
