import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { openTrial, type Trial } from '#web/check/trial-realm.ts';
import { checkFolder } from '#server/authoring/folder/check-folder.ts';
import { addLanguage } from '#server/authoring/languages/add-language.ts';
import type { TranslationFile } from '#server/authoring/languages/translation-file.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import { findingLine } from '#schemas/diagnostic.ts';
import { newRealm } from '../../scripts/realm/new-realm.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const HOST = 'http://kino.localhost';

let scratch: string;
let folder: string;
let trial: Trial;
let host: ReturnType<typeof createHost>;

const edit = async <T>(file: string, change: (document: T) => T) => {
  const place = path.join(folder, file);
  await writeFile(place, JSON.stringify(change(JSON.parse(await readFile(place, 'utf8')) as T)));
};

/** Properties of titles that viewers read. */
const read = /^(?:title|description|shortDescription|longDescription|categories)$/;

/** Marks all readable texts of a catalogue as translated. */
function inGerman(value: unknown, isRead = false): unknown {
  if (typeof value === 'string') return isRead ? `«${value}»` : value;
  if (Array.isArray(value)) return value.map((part) => inGerman(part, isRead));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, inGerman(part, read.test(key))]),
  );
}

/** Creates a German realm by following the guide. A translated label is its source text within « and ». */
beforeAll(async () => {
  const { buildIfStale } = await import('../../scripts/build.ts');
  await buildIfStale();
  scratch = mkdtempSync(path.join(os.tmpdir(), 'playbill-german-'));
  folder = path.join(scratch, 'kino');
  await newRealm(folder, { name: 'Kino' });
  await addLanguage(folder, 'de_DE');
  await edit<TranslationFile>('translate/de_DE.json', (file) => ({
    ...file,
    texts: file.texts.map((entry) => ({ ...entry, text: `«${entry.source}»` })),
  }));
  await addLanguage(folder, 'de_DE');
  await edit<object>('realm.json', (realm) => ({
    ...realm,
    languages: ['de_DE'],
    defaultLocale: 'de_DE',
    search: { enabled: true },
  }));
  await edit<object>('catalogue/films.json', (catalogue) => inGerman(catalogue) as object);
  await Promise.all(['en_US', 'ar'].map((locale) => rm(path.join(folder, `labels/${locale}.json`))));
  const quiet = () => undefined;
  trial = await openTrial(quiet);
  await loadRealm(trial.context, folder);
  host = createHost({
    source: await builtApp(dist),
    realm: (request, env) => trial.app.fetch(request, (env ?? {}) as object),
    dist,
    trustProxy: 0,
    log: { warn: quiet, error: quiet },
  });
}, 300_000);
afterAll(async () => {
  await trial?.close();
  await rm(scratch, { recursive: true, force: true });
});

/** Words that are not English, or the same in any language. */
const known = new Set(['Kino', 'Deutsch', 'Englisch', 'UTC', 'kino', 'localhost', 'tv', 'login']);

/** Words in texts and accessible names of a page that are not marked as translated. */
async function untranslatedOn(address: string): Promise<{ status: number; lang: string | undefined; left: string[] }> {
  const response = await host.fetch(new Request(`${HOST}${address}`, { headers: { accept: 'text/html' } }));
  const html = (await response.text()).replaceAll(/<!--[\s\S]*?-->|<(script|style)[\s\S]*?<\/\1>/g, '');
  const names = [...html.matchAll(/ (?:aria-label|placeholder|alt|title)="([^"]*)"/g)].map(([, name = '']) => name);
  let said = [html.replaceAll(/<[^>]*>/g, ' '), ...names].join('\n');
  // A translated label may contain a translated title.
  while (/«[^«»]*»/.test(said)) said = said.replaceAll(/«[^«»]*»/g, '\n');
  const left = said.match(/\p{L}{2,}/gu) ?? [];
  return { status: response.status, lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1], left: [...new Set(left)] };
}

test('a German realm that follows the documented steps passes validation and translates every label @i18n-03', async () => {
  const { findings, coverage } = await checkFolder(folder);
  expect(findings.map(findingLine)).toEqual([]);
  expect(coverage.map(({ locale }) => locale)).toEqual(['de_DE']);
  for (const { product, realm } of coverage) {
    expect(product.translated).toBe(product.all);
    expect(realm.translated).toBe(realm.all);
  }
});

test.each([
  ['/', 200],
  ['/login', 200],
  ['/grid', 200],
  ['/search', 200],
  ['/search?query=zzzz', 200],
  ['/epg', 200],
  ['/preferences', 200],
  ['/tv-login', 200],
  ['/_offline', 200],
  ['/nowhere/at/all', 404],
] as const)('the page %s of a German realm contains no English word @i18n-03', async (address, expected) => {
  const { status, lang, left } = await untranslatedOn(address);
  expect({ status, lang }).toEqual({ status: expected, lang: 'de-DE' });
  // `known` contains the remaining words: the realm's name, German texts that Intl formats, a time zone name, and parts
  // of addresses.
  expect(left.filter((word) => !known.has(word))).toEqual([]);
});
