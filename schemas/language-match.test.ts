import { expect, test } from 'vitest';
import { bestInLanguage } from './language-match.ts';

const offer = (...names: string[]) =>
  names.map((line, id) => {
    const [name = '', detail] = line.split('/');
    return { id, name, detail };
  });

test.each([
  ['the track with the identical language tag', ['en', 'es', 'fr'], 'es', undefined, 1],
  ['the track of the requested region among several regions', ['pt', 'pt-BR', 'pt-PT'], 'pt-PT', undefined, 2],
  ['the track without a region rather than one of another region', ['pt-BR', 'pt'], 'pt-PT', undefined, 1],
  ['a track of another region if there is no better match', ['en', 'pt-BR'], 'pt_PT', undefined, 1],
  ['a track with a region if a language without a region is requested', ['en', 'es-419'], 'es', undefined, 1],
  ['the track with a three-letter code if a two-letter code is requested', ['eng', 'spa'], 'es', undefined, 1],
  ['the Latin American Spanish track for Mexican Spanish', ['es-ES', 'es', 'es-419'], 'es-MX', undefined, 2],
  ['the Argentinian Spanish track for Latin American Spanish', ['es-ES', 'es-AR'], 'es_419', undefined, 1],
  [
    'the Spanish track without a region, not the Latin American one, for Spain',
    ['es-419', 'es'],
    'es-ES',
    undefined,
    1,
  ],
  ['the track in traditional Chinese script for Taiwan', ['zh-Hans', 'zh-Hant'], 'zh-TW', undefined, 1],
  ['a track in another script if there is no better match', ['en', 'zh-Hans'], 'zh-TW', undefined, 1],
  ['no track if all are in other languages', ['en', 'fr'], 'es', undefined, undefined],
  ['the track without commentary if no commentary is requested', ['en/Commentary', 'en'], 'en', undefined, 1],
  ['the commentary track if commentary is requested', ['en', 'en/Commentary'], 'en', 'Commentary', 1],
  [
    'a track in the requested language rather than commentary in another language',
    ['en/Commentary', 'es'],
    'es',
    'Commentary',
    1,
  ],
  [
    'the track with the requested name if the request is not a language tag',
    ['Original sound', 'en'],
    'original sound',
    undefined,
    0,
  ],
  ['no track if there are none', [], 'en', undefined, undefined],
  ['no track if the only one has an undetermined language', ['und'], 'en', undefined, undefined],
] as const)(
  'selects the audio or subtitle track that best matches the requested language: %s @play-16',
  (_, names, wished, detail, expected) => expect(bestInLanguage(offer(...names), wished, detail)?.id).toBe(expected),
);
