import { expect, test } from 'vitest';
import { canonical, trackLanguages } from './language-choices.ts';

const realm = ['en_US', 'es_ES', 'pt_PT', 'es_MX'];

test('offers each of the realm’s languages once, without its country, as a preference for audio and subtitles @acct-03', () => {
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
`('the language preferences include a language chosen in a player, such as $chosen @acct-03', ({ chosen, found }) => {
  const values = trackLanguages(realm, chosen as string, 'en-US').map(({ value }) => value);
  expect(values.join(' ')).toBe(found);
  expect(values).toContain(canonical(chosen as string));
});

test('shows the names of languages in the page’s language, and unnamed language codes unchanged @acct-03', () => {
  expect(trackLanguages(['en_US'], 'xqq', 'es-ES').map(({ name }) => name)).toEqual(['inglés', 'xqq']);
});
