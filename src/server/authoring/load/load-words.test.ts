import { expect, test } from 'vitest';
import { readLoadWords } from './load-words.ts';

test.each([
  ['“folder”', 'leaves conflicts unresolved', ['folder'], undefined, []],
  ['“folder --ours”', 'keeps the published version of all files in conflict', ['folder', '--ours'], 'ours', []],
  ['“--theirs folder”', 'takes the folder’s version of all files in conflict', ['--theirs', 'folder'], 'theirs', []],
  [
    '“folder --theirs pages/home.json theme.json”',
    'takes the folder’s version of two files in conflict',
    ['folder', '--theirs', 'pages/home.json', 'theme.json'],
    undefined,
    [
      ['pages/home.json', 'theirs'],
      ['theme.json', 'theirs'],
    ],
  ],
  [
    '“folder --theirs --ours theme.json”',
    'takes the folder’s version of all files in conflict except one',
    ['folder', '--theirs', '--ours', 'theme.json'],
    'theirs',
    [['theme.json', 'ours']],
  ],
])('the load command with the arguments %s %s @realm-01', (_arguments, _sides, words, everywhere, files) => {
  expect(readLoadWords(words)).toEqual({
    folder: 'folder',
    load: { take: { everywhere, files: new Map(files as [string, 'ours'][]) }, moved: false, isDryRun: false },
  });
});

test('parses the options --dry-run and --moved of the load command @realm-01', () => {
  expect(readLoadWords(['folder', '--dry-run', '--moved']).load).toMatchObject({ moved: true, isDryRun: true });
});

test.each<[string, string[], string]>([
  ['“”', [], 'A folder is missing.'],
  ['“folder other”', ['folder', 'other'], 'other is not expected here.'],
  ['“folder --dry-run other”', ['folder', '--dry-run', 'other'], 'other is not expected here.'],
  [
    '“folder --ours --theirs”',
    ['folder', '--ours', '--theirs'],
    '--ours and --theirs cannot both stand for everything.',
  ],
  ['“folder --ours a --theirs a”', ['folder', '--ours', 'a', '--theirs', 'a'], 'A file can be named once only.'],
  ['“folder --mine”', ['folder', '--mine'], 'Unknown option'],
])(
  'rejects the invalid arguments %s of the load command and prints the usage text @realm-01',
  (_arguments, words, why) => {
    expect(() => readLoadWords(words)).toThrow(why);
    expect(() => readLoadWords(words)).toThrow('npm run realm -- load <folder>');
  },
);
