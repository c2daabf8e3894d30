import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeRealm } from '../../../../tests/support/realm-folder.ts';
import { checkFolder } from '../folder/check-folder.ts';
import { lastResort } from '../../definitions/labels/base.ts';
import { addLanguage, withLanguage } from './add-language.ts';
import { languageText } from './language-command.ts';
import type { TranslationFile } from './translation-file.ts';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await writeRealm('north', {}));
});
afterEach(() => remove());

const read = async <T>(file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;
const write = (file: string, value: unknown) => writeFile(path.join(folder, file), JSON.stringify(value));
const toTranslate = () => read<TranslationFile>('translate/de_DE.json');
const german = () => read<{ labels: Record<string, string> }>('labels/de_DE.json').then(({ labels }) => labels);

/** Fills in translations as a translator would. */
async function translate(translated: (entry: TranslationFile['texts'][number]) => string): Promise<void> {
  const file = await toTranslate();
  await write('translate/de_DE.json', {
    ...file,
    texts: file.texts.map((entry) => ({ ...entry, text: translated(entry) })),
  });
}

const coverageOfGerman = async () => {
  const { findings, coverage } = await checkFolder(folder);
  return {
    findings: findings.filter(({ document }) => document === 'labels/de_DE.json'),
    german: coverage.find(({ locale }) => locale === 'de_DE'),
  };
};

describe('adding a language for which the product has no built-in labels @i18n-03', () => {
  test('writes a translation file with every label, its source text and placeholders', async () => {
    const { isNew, missing } = await addLanguage(folder, 'de_DE');
    expect(isNew).toBe(true);
    expect((await read<{ languages: string[] }>('realm.json')).languages).toContain('de_DE');
    const { texts } = await toTranslate();
    expect(texts).toHaveLength(missing.length);
    expect(texts.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(lastResort)));
    expect(texts.find(({ key }) => key === 'seasonCount')).toEqual({
      key: 'seasonCount',
      source: lastResort['seasonCount'],
      language: 'en_US',
      placeholders: ['count'],
      pluralForms: ['one', 'other'],
      text: '',
    });
    // For the realm's own labels, the source text is the realm's text in its default language.
    expect(texts.find(({ key }) => key === 'greeting')).toMatchObject({ source: 'Hello', language: 'en_US' });
  });

  test('reports with one warning that a language is only partly translated', async () => {
    const all = Object.keys(lastResort).length;
    await addLanguage(folder, 'de_DE');
    await translate(({ key }) => (key === 'signIn' ? 'Anmelden' : ''));
    const { added } = await addLanguage(folder, 'de_DE');
    expect(added).toEqual(['signIn']);
    expect(await german()).toEqual({ signIn: 'Anmelden' });
    const { findings, german: share } = await coverageOfGerman();
    expect(share?.product).toEqual({ translated: 1, all });
    expect(findings.filter(({ rule }) => rule === 'coverage')).toMatchObject([
      { severity: 'warning', expected: `the product’s ${all} labels in de_DE`, fix: expect.stringContaining('de_DE') },
    ]);
  });

  test('reports no warning for a completely translated language, and deletes its translation file', async () => {
    await addLanguage(folder, 'de_DE');
    await translate(({ source }) => source.replace(/^(?=[^{])/, 'DE '));
    const { missing } = await addLanguage(folder, 'de_DE');
    expect(missing).toEqual([]);
    expect(existsSync(path.join(folder, 'translate/de_DE.json'))).toBe(false);
    const { findings, german: share } = await coverageOfGerman();
    expect(findings).toEqual([]);
    expect(share?.product.translated).toBe(share?.product.all);
    expect(share?.realm.translated).toBe(share?.realm.all);
  });

  test('adding a language again keeps existing labels, adds new translations and lists labels that nothing uses', async () => {
    await addLanguage(folder, 'de_DE');
    await write('labels/de_DE.json', { version: '1.0', locale: 'de_DE', labels: { signIn: 'Rein', gone: 'Weg' } });
    await translate(({ key }) => (key === 'signIn' || key === 'signOut' ? 'Neu' : ''));
    const result = await addLanguage(folder, 'de_DE');
    expect(await german()).toEqual({ signIn: 'Rein', gone: 'Weg', signOut: 'Neu' });
    expect(result).toMatchObject({ isNew: false, added: ['signOut'], obsolete: ['gone'] });
    expect(languageText('x', result)).toContain('nothing uses; remove them: gone');
    const keys = (await toTranslate()).texts.map(({ key }) => key);
    expect(keys).not.toContain('signIn');
    expect(keys).toContain('search');
  });

  test('reports placeholders that a translation lacks or that do not exist in the source text', async () => {
    await addLanguage(folder, 'de_DE');
    await translate(({ key }) => ({ signedInAs: 'Angemeldet', homeLink: '{{nmae}}, Start' })[key] ?? '');
    await addLanguage(folder, 'de_DE');
    const { findings } = await coverageOfGerman();
    expect(
      findings.filter(({ rule }) => rule === 'placeholder').map(({ severity, pointer }) => `${severity} ${pointer}`),
    ).toEqual(['error /labels/homeLink', 'warning /labels/signedInAs']);
  });

  test('rejects an invalid language tag or translation file and changes nothing', async () => {
    const before = await readFile(path.join(folder, 'realm.json'), 'utf8');
    await expect(addLanguage(folder, 'de_de')).rejects.toThrow('no language tag');
    await expect(addLanguage(folder, 'zq_QQ')).rejects.toThrow('no language tag');
    await addLanguage(folder, 'de_DE');
    await write('translate/de_DE.json', { locale: 'de_DE', texts: [{ key: 'signIn', text: 5 }] });
    await expect(addLanguage(folder, 'de_DE')).rejects.toThrow('translate/de_DE.json cannot be read');
    await rm(path.join(folder, 'labels/de_DE.json'));
    await writeFile(path.join(folder, 'realm.json'), before.replace('en_US', 'EN'));
    await expect(addLanguage(folder, 'de_DE')).rejects.toThrow('nothing was changed');
  });
});

test('counts labels as translated if the product has them in a related language: es_ES for es_419 @i18n-03', async () => {
  const { missing } = await addLanguage(folder, 'es_419');
  expect(missing.map(({ key }) => key)).not.toContain('signIn');
  const { coverage } = await checkFolder(folder);
  expect(coverage.find(({ locale }) => locale === 'es_419')?.product.translated).toBe(Object.keys(lastResort).length);
});

test.each([
  ['a list of two languages', '{ "languages": ["en_US", "ar"] }', '{ "languages": ["en_US", "ar", "de"] }'],
  ['a list of one language', '{ "languages": ["ar"] }', '{ "languages": ["ar", "de"] }'],
  [
    'a list over several lines',
    '{\n  "languages": [\n    "en",\n    "ar"\n  ]\n}',
    '{\n  "languages": [\n    "en",\n    "ar",\n    "de"\n  ]\n}',
  ],
])('adds a language to the realm settings without changing the JSON formatting: %s', (_what, before, after) =>
  expect(withLanguage(before, 'de')).toBe(after),
);
