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
  ['tracks of two languages', [['en'], ['es', 'Español']], ['English', 'Spanish']],
  ['tracks with three-letter language codes', [['eng'], ['spa']], ['English', 'Spanish']],
  ['tracks with language and country', [['pt-BR'], ['pt_PT']], ['Brazilian Portuguese', 'European Portuguese']],
  ['tracks without a language', [['und'], [''], ['UND'], [' ']], ['Track 1', 'Track 2', 'Track 3', 'Track 4']],
  [
    'tracks with a name but no language',
    [
      ['und', 'Stadium'],
      ['', 'Commentary'],
    ],
    ['Stadium', 'Commentary'],
  ],
  ['tracks with a private language code', [['qaa'], ['qaa', 'Original']], ['qaa', 'Original']],
  ['tracks with an invalid language code', [['x-klingon'], ['no such code', 'Klingon']], ['x-klingon', 'Klingon']],
  ['a track without spoken words', [['zxx']], ['No linguistic content']],
  [
    'two named tracks of one language',
    [
      ['en', 'English'],
      ['en', 'Commentary'],
    ],
    ['English · English', 'English · Commentary'],
  ],
  [
    'two tracks of one language with the same name',
    [
      ['en', 'A'],
      ['en', 'A'],
    ],
    ['English · A · 1', 'English · A · 2'],
  ],
  ['two tracks of one language without a name', [['es'], ['spa']], ['Spanish · 1', 'Spanish · 2']],
  ['three tracks with the same invalid code', [['x'], ['x'], ['x']], ['x · 1', 'x · 2', 'x · 3']],
  [
    'tracks whose name equals the language code',
    [
      ['en', 'en'],
      ['en', 'en'],
    ],
    ['English · 1', 'English · 2'],
  ],
])('the audio and subtitle menus show for %s the names $2 @play-06', (_, tracks, names) =>
  expect(named(tracks)).toEqual(names),
);

test('shows the languages of tracks in the viewer’s language', () =>
  expect(named([['es']], 'ar')).toEqual(['الإسبانية']));
