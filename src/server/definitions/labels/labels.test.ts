import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Labels } from '#schemas/wire/site/realm.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';
import { formatText } from './format.ts';
import { chooseLocale } from './locale.ts';
import { lastResort } from './base.ts';
import { productLangOf } from './merge.ts';
import { icuMessageOf } from '#schemas/labels/icu.ts';

describe('choice of a locale @i18n-01', () => {
  const realm = { languages: ['en_US', 'es_ES', 'pt_PT', 'ar'], defaultLocale: 'en_US' };
  test.each([
    ['without an Accept-Language header', 'en_US', undefined],
    ['for the Accept-Language header “”', 'en_US', ''],
    ['for the Accept-Language header “es-ES”', 'es_ES', 'es-ES'],
    ['for the Accept-Language header “es_ES”', 'es_ES', 'es_ES'],
    ['for the Accept-Language header “ES-mx”', 'es_ES', 'ES-mx'],
    ['for the Accept-Language header “fr, es;q=0.8, pt;q=0.9”', 'pt_PT', 'fr, es;q=0.8, pt;q=0.9'],
    ['for the Accept-Language header “es;q=0, pt”', 'pt_PT', 'es;q=0, pt'],
    ['for the Accept-Language header “fr”', 'en_US', 'fr'],
    ['for the Accept-Language header “*”', 'en_US', '*'],
    ['for the Accept-Language header “fr;q=1, *;q=0.1, ar;q=0.5”', 'ar', 'fr;q=1, *;q=0.1, ar;q=0.5'],
    ['for the Accept-Language header “ar-EG”', 'ar', 'ar-EG'],
    ['for the Accept-Language header “;;;,,q=1,es”', 'es_ES', ';;;,,q=1,es'],
    ['for the Accept-Language header “es;q=nonsense”', 'es_ES', 'es;q=nonsense'],
  ])('%s, selects the realm’s locale %s', (_header, expected, header) => {
    expect(chooseLocale(header, realm)).toBe(expected);
  });

  const ofTheWorld = { languages: ['en_US', 'es_ES', 'es_419', 'zh_Hans', 'zh-Hant', 'de_DE'], defaultLocale: 'en_US' };
  test.each([
    ['es-419', 'es_419'],
    ['es-MX', 'es_419'],
    ['es-ES', 'es_ES'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh', 'zh_Hans'],
    ['zh-Hans-SG', 'zh_Hans'],
    ['de-AT', 'de_DE'],
    ['de-CH-1996', 'de_DE'],
    ['zh-\u0000', 'zh_Hans'],
  ])('for the Accept-Language header “%s”, selects the locale %s by script and region @i18n-03', (header, expected) => {
    expect(chooseLocale(header, ofTheWorld)).toBe(expected);
  });
});

describe('formatting labels with values @i18n-01', () => {
  test.each([
    ['Hi {{name}}', 'with name “Vera”', 'Hi Vera', { name: 'Vera' }, 'en_US'],
    ['Hi {{name}}', 'without values', 'Hi {{name}}', {}, 'en_US'],
    ['{count, plural, one {# season} other {# seasons}}', 'with count “1”', '1 season', { count: 1 }, 'en_US'],
    ['{count, plural, =0 {none} one {# season} other {# seasons}}', 'with count “0”', 'none', { count: 0 }, 'en_US'],
    [
      '{count, plural, one {# season} other {# seasons}}',
      'with count “1200”',
      '1,200 seasons',
      { count: 1200 },
      'en_US',
    ],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'with n “22”', '22nd', { n: 22 }, 'en_US'],
    ['{who, select, a {A} other {all}} of {{n}}', 'with who “b” and n “3”', 'all of 3', { who: 'b', n: 3 }, 'en_US'],
    ['{count, plural, one {# season} other {seasons}}', 'without values', 'seasons', {}, 'en_US'],
    ['It’s 5 o’clock', 'without values', 'It’s 5 o’clock', {}, 'en_US'],
    ["We can't", 'without values', "We can't", {}, 'en_US'],
  ])('formats the label “%s” %s as “%s”', (text, _values, expected, values, locale) => {
    expect(formatText(text, values, locale)).toBe(expected);
  });

  test('parses a label as an ICU message only if the label contains ICU syntax', () => {
    expect(icuMessageOf('Hi {{name}}, how are you')).toBeUndefined();
    expect(icuMessageOf('{n, number}')).toBeDefined();
    expect(icuMessageOf('{n, plural, broken')).toBeUndefined();
  });
});

describe('GET /api/v2/label', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const labels = async (locale: string, realm = 'north') =>
    (await (await server.call(`/api/v2/label/${realm}`, { headers: { 'accept-language': locale } })).json()) as Labels;

  test('returns built-in and realm labels in the requested language; the realm’s labels take precedence @i18n-01', async () => {
    const { defaultLocale, selectedLocale, translations, messages } = await labels('es');
    expect({ defaultLocale, selectedLocale }).toEqual({ defaultLocale: 'en_US', selectedLocale: 'es_ES' });
    expect(translations['es_ES']).toMatchObject({ greeting: 'Hola', only: 'Only English', token: 'Hi {{name}}' });
    expect(translations['es_ES']?.['signIn']).not.toBe('Sign in');
    expect(Object.keys(messages['es_ES'] ?? {})).toEqual(expect.arrayContaining(['cards', 'seasonCount']));
    expect(messages['es_ES']).not.toHaveProperty('token');
    expect(translations['es_ES']).toHaveProperty('cards');
  });

  test('allows shared caches to store the labels, separately by language and realm @i18n-01', async () => {
    const answer = await server.call('/api/v2/label/north');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=300');
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  });

  test('returns the labels of the realm in the path, and 404 for an unknown realm @i18n-01', async () => {
    expect((await server.call('/api/v2/label/south')).status).toBe(200);
    expect((await server.call('/api/v2/label/nowhere')).status).toBe(404);
  });

  test('returns the labels of the realm in the query parameter, by default those of the request’s realm @i18n-01', async () => {
    const asked = async (path: string) => {
      const answer = await server.call(path, { headers: { 'accept-language': 'es' } });
      return answer.ok ? ((await answer.json()) as Labels) : answer.status;
    };
    expect(await asked('/api/v2/label?realm=north')).toEqual(await labels('es'));
    expect(await asked('/api/v2/label')).toEqual(await labels('es'));
    expect(await asked('/api/v2/label?realm=south')).toEqual(await labels('es', 'south'));
    expect(await asked('/api/v2/label?realm=nowhere')).toBe(404);
  });
});

describe('a label that is missing in the viewer’s language @i18n-01', () => {
  let server: TestServer;
  const editor = { email: 'editor@playbill.test', password: 'correct horse', name: 'Edda Editor', role: 'editor' };
  beforeAll(async () => {
    server = await openTestServer();
    const accounts = [{ ...viewer, name: 'Vera Viewer', role: 'viewer' }, editor];
    const { folder, remove } = await writeRealm('north', { 'demo/accounts.json': { version: '1.0', accounts } });
    await loadRealm(server.context, folder, { moved: true });
    await remove();
  });
  afterAll(() => server.close());

  const firstText = async ({ email, password }: { email: string; password: string }, locale: string) => {
    const login = await server.call('/api/v2/login', json({ id: email, secret: password }));
    const headers = { ...bearer((await login.json()) as Tokens), 'accept-language': locale };
    const page = (await (await server.call('/api/v1/view?type=home', { headers })).json()) as {
      elements: { attributes: { title: string; text: string } }[];
    };
    return page.elements[0]?.attributes;
  };

  test('shows viewers the label’s text in the realm’s default language, and editors the label’s key', async () => {
    expect(await firstText(viewer, 'es')).toEqual({ title: 'Hola', text: 'Only English' });
    expect(await firstText(editor, 'es')).toEqual({ title: 'Hola', text: 'only' });
    expect(await firstText(editor, 'en')).toEqual({ title: 'Hello', text: 'Only English' });
  });
});

describe('language of the built-in labels that a viewer sees @i18n-03', () => {
  const german = Object.fromEntries(Object.keys(lastResort).map((key) => [key, 'Wort']));
  const some = Object.fromEntries(Object.entries(german).slice(0, 10));
  test.each<[string, Record<string, Record<string, string>>, string, string, string | undefined]>([
    ['is English if a German realm translates none of them', {}, 'de_DE', 'de_DE', 'en-US'],
    ['is English if a German realm translates few of them', { de_DE: some }, 'de_DE', 'de_DE', 'en-US'],
    [
      'is the realm’s default language if the realm has few labels in the viewer’s language',
      { de_DE: some },
      'de_DE',
      'es_ES',
      'es-ES',
    ],
    ['is the viewer’s language if the realm translates most of them', { de_DE: german }, 'de_DE', 'en_US', undefined],
    [
      'is the viewer’s language if the product includes a translation into that language or a variant',
      {},
      'pt_BR',
      'en_US',
      undefined,
    ],
  ])('the language of most built-in labels %s', (_what, realm, locale, defaultLocale, expected) => {
    expect(productLangOf(realm, locale, defaultLocale)).toBe(expected);
  });
});
