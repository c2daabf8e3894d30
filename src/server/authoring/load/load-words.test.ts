import { expect, test } from 'vitest';
import { readLoadWords } from './load-words.ts';

test.each([
  ['“folder”', 'no side', ['folder'], undefined, []],
  ['“folder --ours”', 'our side for all files', ['folder', '--ours'], 'ours', []],
  ['“--theirs folder”', 'their side for all files', ['--theirs', 'folder'], 'theirs', []],
  [
    '“folder --theirs pages/home.json theme.json”',
    'their side for two files',
    ['folder', '--theirs', 'pages/home.json', 'theme.json'],
    undefined,
    [
      ['pages/home.json', 'theirs'],
      ['theme.json', 'theirs'],
    ],
  ],
  [
    '“folder --theirs --ours theme.json”',
    'their side for all files except one',
    ['folder', '--theirs', '--ours', 'theme.json'],
    'theirs',
    [['theme.json', 'ours']],
  ],
])(
  'the command-line arguments %s of a load select %s in conflicts @realm-01',
  (_arguments, _sides, words, everywhere, files) => {
    expect(readLoadWords(words)).toEqual({
      folder: 'folder',
      load: { take: { everywhere, files: new Map(files as [string, 'ours'][]) }, moved: false, isDryRun: false },
    });
  },
);

test('parses the command-line options for a dry run and for a moved folder @realm-01', () => {
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
  'rejects the invalid command-line arguments %s of a load with the usage text @realm-01',
  (_arguments, words, why) => {
    expect(() => readLoadWords(words)).toThrow(why);
    expect(() => readLoadWords(words)).toThrow('npm run realm -- load <folder>');
  },
);
