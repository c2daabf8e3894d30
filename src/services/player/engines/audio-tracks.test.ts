import { expect, test } from 'vitest';
import { distinctSound, indexOfSound, mainLanguage } from './audio-tracks.ts';

test('lists equal audio tracks of several codecs once, and also a language that exists in one codec only @play-06', () => {
  const english = { name: 'English', lang: 'en' };
  const spanish = { name: 'Español', lang: 'es' };
  const commentary = { ...english, name: 'Commentary' };
  const all = distinctSound([{ ...english }, commentary, spanish, { ...english }]);
  expect(all.map(({ name }) => name)).toEqual(['English', 'Commentary', 'Español']);
  expect(indexOfSound(all, { ...spanish })).toBe(2);
  expect(indexOfSound(all, undefined)).toBe(-1);
});

const set = (lang: string, role?: string) => ({ contentType: 'audio', lang, Role: role ? [{ value: role }] : [] });
test.each([
  ['the first language', [{ contentType: 'video' }, set('en'), set('es')], 'en'],
  [
    'the language with the role “main”',
    [set('es', 'dub'), { mimeType: 'audio/mp4', lang: 'en', Role: [{ value: 'main' }] }],
    'en',
  ],
  ['no language of a manifest without audio', [{ contentType: 'video' }], undefined],
])('chooses %s as the default audio language of a DASH manifest @play-06', (_what, AdaptationSet, expected) => {
  expect(mainLanguage({ Period: [{ AdaptationSet }] })).toBe(expected);
});
