import { expect, test } from 'vitest';
import { bestInLanguage } from './language-match.ts';

const offer = (...names: string[]) =>
  names.map((line, id) => {
    const [name = '', detail] = line.split('/');
    return { id, name, detail };
  });

test.each([
  ['the same tag', ['en', 'es', 'fr'], 'es', undefined, 1],
  ['a region that is there', ['pt', 'pt-BR', 'pt-PT'], 'pt-PT', undefined, 2],
  ['the language without a region before another region', ['pt-BR', 'pt'], 'pt-PT', undefined, 1],
  ['another region before nothing', ['en', 'pt-BR'], 'pt_PT', undefined, 1],
  ['a region for a language', ['en', 'es-419'], 'es', undefined, 1],
  ['three letters for two', ['eng', 'spa'], 'es', undefined, 1],
  ['Latin America for a country of it', ['es-ES', 'es', 'es-419'], 'es-MX', undefined, 2],
  ['a country of Latin America for all of it', ['es-ES', 'es-AR'], 'es_419', undefined, 1],
  ['no Latin America for Spain', ['es-419', 'es'], 'es-ES', undefined, 1],
  ['the right script', ['zh-Hans', 'zh-Hant'], 'zh-TW', undefined, 1],
  ['another script before nothing', ['en', 'zh-Hans'], 'zh-TW', undefined, 1],
  ['none in another language', ['en', 'fr'], 'es', undefined, undefined],
  ['one without a detail', ['en/Commentary', 'en'], 'en', undefined, 1],
  ['the wished detail', ['en', 'en/Commentary'], 'en', 'Commentary', 1],
  ['the language before the detail', ['en/Commentary', 'es'], 'es', 'Commentary', 1],
  ['what is no tag, by its name', ['Original sound', 'en'], 'original sound', undefined, 0],
  ['nothing of nothing', [], 'en', undefined, undefined],
  ['the undetermined for nobody', ['und'], 'en', undefined, undefined],
] as const)(
  'selects the audio or subtitle track that matches a requested language best: %s @play-16',
  (_, names, wished, detail, expected) => expect(bestInLanguage(offer(...names), wished, detail)?.id).toBe(expected),
);
