import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/session.ts';
import { loadAccounts } from '../../../tests/support/accounts-realm.ts';
import { ids } from '../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import { newViewer } from '../../../tests/support/sign-up.ts';

let server: TestServer;
let nina: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north');
  await loadAccounts(server, 'south');
  nina = await newViewer(server);
});
afterAll(() => server.close());

const path = (type: string, id: number) => `/api/v2/content/${type}/${id}/reviews`;
const post = (fields: object, { type = 'VOD', id = ids.free as number, who = nina, realm = 'north' } = {}) => {
  const init = json({ fields });
  return server.call(path(type, id), { ...init, realm, headers: { ...init.headers, ...bearer(who) } });
};
const own = (who = nina, realm = 'north') => server.call(path('VOD', ids.free), { headers: bearer(who), realm });

test('a review is kept, trimmed; a second one takes its place @page-06', async () => {
  expect((await own()).status).toBe(404);
  const posted = await post({ title: '  Fine ', text: 'I liked it.', rating: '' });
  expect(posted.status).toBe(201);
  expect(await posted.json()).toEqual({ fields: { title: 'Fine', text: 'I liked it.' }, postedAt: server.clock.now() });
  server.clock.advance(60_000);
  await post({ text: 'Less so the second time.' });
  expect(await (await own()).json()).toEqual({
    fields: { text: 'Less so the second time.' },
    postedAt: server.clock.now(),
  });
});

test('two posts at once leave one review @page-06', async () => {
  const answers = await Promise.all([post({ text: 'One.' }), post({ text: 'Two.' })]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await server.database.query('select * from reviews')).toHaveLength(1);
});

test('survives a load of the catalogue @page-06', async () => {
  await loadAccounts(server, 'north');
  expect((await own()).status).toBe(200);
});

test.each<[string, () => Promise<Response>, number]>([
  ['nothing', () => post({}), 400],
  ['blanks', () => post({ text: '   ' }), 400],
  ['a text without end', () => post({ text: 'x'.repeat(5001) }), 400],
  ['a title that does not exist', () => post({ text: 'Hm.' }, { id: 999_999 }), 404],
  ['a title of another kind', () => post({ text: 'Hm.' }, { type: 'SERIES' }), 404],
  ['an unknown kind', () => post({ text: 'Hm.' }, { type: 'SONG' }), 404],
])('%s is refused @page-06', async (_what, call, status) => {
  expect((await call()).status).toBe(status);
});

test('a guest cannot review @page-06', async () => {
  expect((await post({ text: 'Hm.' }, { who: await server.guest() })).status).toBe(403);
});

test('is nobody else’s and in no other realm @page-06 @realm-02', async () => {
  expect((await own(await newViewer(server))).status).toBe(404);
  expect((await own(nina, 'south')).status).toBe(401);
  expect(await server.database.query("select * from reviews where realm = 'south'", [], 'south')).toEqual([]);
});
