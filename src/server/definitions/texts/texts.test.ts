import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
});
afterAll(() => server.close());

test('returns the realm’s text pages in the viewer’s language, or an empty list if the realm has none @i18n-01', async () => {
  const texts = async (realm: string) =>
    (await server.call('/api/v2/texts', { realm, headers: { 'accept-language': 'es' } })).json();
  expect(await texts('north')).toEqual({
    texts: [
      { key: 'terms', title: 'Hola', text: '<p>Be kind.</p>' },
      { key: 'privacy', text: 'Only English' },
    ],
  });
  expect(await texts('south')).toEqual({ texts: [] });
});

const keys = ['greeting', 'only', 'signIn', 'nothing', 'toString'];
const inQuery = new URLSearchParams(keys.map((key) => ['keys', key])).toString();

test.each([
  ['POST /api/v2/translation-keys', () => server.call('/api/v2/translation-keys', json({ keys }))],
  ['POST /api/v2/translations', () => server.call('/api/v2/translations', json({ keys }))],
  ['GET /api/v2/translations', () => server.call(`/api/v2/translations?${inQuery}`)],
])(
  '%s returns the requested labels in each language that has them, without fallbacks to other languages @i18n-01',
  async (_name, ask) => {
    expect(await (await ask()).json()).toEqual({
      translations: {
        en_US: { greeting: 'Hello', only: 'Only English', signIn: 'Sign in' },
        es_ES: { greeting: 'Hola', signIn: 'Iniciar sesión' },
      },
    });
  },
);

test('GET /api/v2/translations returns all labels if the request contains no label keys @i18n-01', async () => {
  const { translations } = (await (await server.call('/api/v2/translations')).json()) as {
    translations: Record<string, Record<string, string>>;
  };
  expect(translations['en_US']).toMatchObject({ greeting: 'Hello', signIn: 'Sign in' });
  expect(translations['es_ES']).not.toHaveProperty('only');
});

test('rejects a request for more than 500 label keys', async () => {
  const many = Array.from({ length: 501 }, (_, index) => `key${index}`);
  expect((await server.call('/api/v2/translation-keys', json({ keys: many }))).status).toBe(400);
});
