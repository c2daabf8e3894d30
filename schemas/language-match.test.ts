import { expect, test } from 'vitest';
import { bestInLanguage } from './language-match.ts';

const offer = (...names: string[]) =>
  names.map((line, id) => {
    const [name = '', detail] = line.split('/');
    return { id, name, detail };
  });

test.each([
  ['the identical tag', ['en', 'es', 'fr'], 'es', undefined, 1],
  ['the requested region among several', ['pt', 'pt-BR', 'pt-PT'], 'pt-PT', undefined, 2],
  ['the language without a region rather than another region', ['pt-BR', 'pt'], 'pt-PT', undefined, 1],
  ['another region if there is no better match', ['en', 'pt-BR'], 'pt_PT', undefined, 1],
  ['a regional tag if a language without region is requested', ['en', 'es-419'], 'es', undefined, 1],
  ['a three-letter code if a two-letter code is requested', ['eng', 'spa'], 'es', undefined, 1],
  ['Latin American Spanish for Mexico', ['es-ES', 'es', 'es-419'], 'es-MX', undefined, 2],
  ['Argentinian Spanish if Latin American Spanish is requested', ['es-ES', 'es-AR'], 'es_419', undefined, 1],
  ['Spanish without a region, not Latin American, for Spain', ['es-419', 'es'], 'es-ES', undefined, 1],
  ['traditional Chinese script for Taiwan', ['zh-Hans', 'zh-Hant'], 'zh-TW', undefined, 1],
  ['another script if there is no better match', ['en', 'zh-Hans'], 'zh-TW', undefined, 1],
  ['no track if all are in other languages', ['en', 'fr'], 'es', undefined, undefined],
  ['a plain track rather than commentary if no detail is requested', ['en/Commentary', 'en'], 'en', undefined, 1],
  ['the commentary track if commentary is requested', ['en', 'en/Commentary'], 'en', 'Commentary', 1],
  ['the requested language rather than the requested detail', ['en/Commentary', 'es'], 'es', 'Commentary', 1],
  [
    'a track by its name if the request is not a language tag',
    ['Original sound', 'en'],
    'original sound',
    undefined,
    0,
  ],
  ['no track from an empty list', [], 'en', undefined, undefined],
  ['no track of an undetermined language', ['und'], 'en', undefined, undefined],
] as const)(
  'selects the audio or subtitle track that best matches the requested language: %s @play-16',
  (_, names, wished, detail, expected) => expect(bestInLanguage(offer(...names), wished, detail)?.id).toBe(expected),
);
