import { expect, test } from 'vitest';
import { readLoadWords } from './load-words.ts';

test.each([
  [['folder'], undefined, []],
  [['folder', '--ours'], 'ours', []],
  [['--theirs', 'folder'], 'theirs', []],
  [
    ['folder', '--theirs', 'pages/home.json', 'theme.json'],
    undefined,
    [
      ['pages/home.json', 'theirs'],
      ['theme.json', 'theirs'],
    ],
  ],
  [['folder', '--theirs', '--ours', 'theme.json'], 'theirs', [['theme.json', 'ours']]],
])(
  'from the command-line arguments %j of a load, determines the side that wins conflicts, per file @realm-01',
  (words, everywhere, files) => {
    expect(readLoadWords(words)).toEqual({
      folder: 'folder',
      load: { take: { everywhere, files: new Map(files as [string, 'ours'][]) }, moved: false, isDryRun: false },
    });
  },
);

test('parses the command-line options for a dry run and for a moved folder @realm-01', () => {
  expect(readLoadWords(['folder', '--dry-run', '--moved']).load).toMatchObject({ moved: true, isDryRun: true });
});

test.each([
  [[], 'A folder is missing.'],
  [['folder', 'other'], 'other is not expected here.'],
  [['folder', '--dry-run', 'other'], 'other is not expected here.'],
  [['folder', '--ours', '--theirs'], '--ours and --theirs cannot both stand for everything.'],
  [['folder', '--ours', 'a', '--theirs', 'a'], 'A file can be named once only.'],
  [['folder', '--mine'], 'Unknown option'],
])('rejects the invalid command-line arguments %j of a load with the usage text @realm-01', (words, why) => {
  expect(() => readLoadWords(words)).toThrow(why);
  expect(() => readLoadWords(words)).toThrow('npm run realm -- load <folder>');
});
