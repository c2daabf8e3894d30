import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAccounts } from '../../../tests/support/accounts-realm.ts';
import { json, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north');
});
afterAll(() => server.close());

test('the realm’s texts come in the viewer’s language; a realm may have none @i18n-01', async () => {
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

test('labels by key come in every language of the realm, each only with its own words @i18n-01', async () => {
  const answer = await server.call(
    '/api/v2/translation-keys',
    json({ keys: ['greeting', 'only', 'signIn', 'nothing', 'toString'] }),
  );
  expect(await answer.json()).toEqual({
    translations: {
      en_US: { greeting: 'Hello', only: 'Only English', signIn: 'Sign in' },
      es_ES: { greeting: 'Hola', signIn: 'Iniciar sesión' },
    },
  });
});

test('a list of keys without end is refused', async () => {
  const keys = Array.from({ length: 501 }, (_, index) => `key${index}`);
  expect((await server.call('/api/v2/translation-keys', json({ keys }))).status).toBe(400);
});
