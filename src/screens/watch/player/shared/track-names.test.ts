import { expect, test } from 'vitest';
import type { Translate } from '#renderers/messages/messages.tsx';
import { trackNames } from './track-names.ts';

const t = ((_key: string, { number }: { number: number }) => `Track ${number}`) as unknown as Translate;
const named = (tracks: [name: string, detail?: string][], locale = 'en-US') => [
  ...trackNames(
    tracks.map(([name, detail], id) => ({ id, name, detail })),
    locale,
    t,
  ).values(),
];

test.each<[what: string, tracks: [string, string?][], names: string[]]>([
  ['languages', [['en'], ['es', 'Español']], ['English', 'Spanish']],
  ['languages of three letters', [['eng'], ['spa']], ['English', 'Spanish']],
  ['languages of a country', [['pt-BR'], ['pt_PT']], ['Brazilian Portuguese', 'European Portuguese']],
  ['no language', [['und'], [''], ['UND'], [' ']], ['Track 1', 'Track 2', 'Track 3', 'Track 4']],
  [
    'no language, but a name',
    [
      ['und', 'Stadium'],
      ['', 'Commentary'],
    ],
    ['Stadium', 'Commentary'],
  ],
  ['a code that stands for nothing in particular', [['qaa'], ['qaa', 'Original']], ['qaa', 'Original']],
  ['no code at all', [['x-klingon'], ['no such code', 'Klingon']], ['x-klingon', 'Klingon']],
  ['nothing that is spoken', [['zxx']], ['No linguistic content']],
  [
    'two of one language',
    [
      ['en', 'English'],
      ['en', 'Commentary'],
    ],
    ['English · English', 'English · Commentary'],
  ],
  [
    'two of one language that are named alike',
    [
      ['en', 'A'],
      ['en', 'A'],
    ],
    ['English · A · 1', 'English · A · 2'],
  ],
  ['two of one language without a name', [['es'], ['spa']], ['Spanish · 1', 'Spanish · 2']],
  ['three without anything', [['x'], ['x'], ['x']], ['x · 1', 'x · 2', 'x · 3']],
  [
    'a name that is the code',
    [
      ['en', 'en'],
      ['en', 'en'],
    ],
    ['English · 1', 'English · 2'],
  ],
])('%s: the menus of audio and subtitles show readable track names @play-06', (_, tracks, names) =>
  expect(named(tracks)).toEqual(names),
);

test('names the languages of tracks in the viewer’s language', () =>
  expect(named([['es']], 'ar')).toEqual(['الإسبانية']));
