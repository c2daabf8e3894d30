import { expect, test } from 'vitest';
import { canonical, trackLanguages } from './language-choices.ts';

const realm = ['en_US', 'es_ES', 'pt_PT', 'es_MX'];

test('offers the realm’s languages for audio and subtitles, without duplicates and countries @acct-03', () => {
  expect(trackLanguages(realm, '', 'en-US')).toEqual([
    { value: 'en', name: 'English' },
    { value: 'es', name: 'Spanish' },
    { value: 'pt', name: 'Portuguese' },
  ]);
});

test.each`
  chosen     | found
  ${'es'}    | ${'en es pt'}
  ${'spa'}   | ${'en es pt'}
  ${'sv'}    | ${'en es pt sv'}
  ${'pt_BR'} | ${'en es pt pt-BR'}
`('includes a language chosen in a player, such as $chosen @acct-03', ({ chosen, found }) => {
  const values = trackLanguages(realm, chosen as string, 'en-US').map(({ value }) => value);
  expect(values.join(' ')).toBe(found);
  expect(values).toContain(canonical(chosen as string));
});

test('names languages in the page’s language, and unnamed codes by themselves @acct-03', () => {
  expect(trackLanguages(['en_US'], 'xqq', 'es-ES').map(({ name }) => name)).toEqual(['inglés', 'xqq']);
});
