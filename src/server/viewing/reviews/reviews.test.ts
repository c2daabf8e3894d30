import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

const form = (contentId: number, more: object = {}) => ({
  $type: 'reviewForm',
  $zone: 'list',
  attributes: {
    contentId,
    contentType: 'VOD',
    title: 'Write a review',
    submitLabel: 'Post',
    allowed: true,
    fields: [
      { id: 'title', type: 'text', label: 'Headline', required: false, maxLength: 40, messages: {} },
      { id: 'text', type: 'text', label: 'Text', required: true, minLength: 3, messages: {} },
    ],
    ...more,
  },
});
const reviewed = {
  'pages/reviews.json': {
    version: '1.0',
    title: 'Reviews',
    elements: [
      form(ids.free),
      form(ids.onSignIn, { allowed: false }),
      { $type: 'gridBlock', $zone: 'list', attributes: { elements: [form(ids.denied)] } },
    ],
  },
};

let server: TestServer;
let nina: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', {}, reviewed);
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

test('stores a review without surrounding spaces, and replaces it by the account’s second review @page-06', async () => {
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

test('concurrent reviews of one title by one account leave one review @page-06', async () => {
  const answers = await Promise.all([post({ text: 'One.' }), post({ text: 'Two.' })]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await server.database.query('select * from reviews')).toHaveLength(1);
});

test('reviews survive a reload of the catalogue @page-06', async () => {
  await loadAccounts(server, 'north', {}, reviewed);
  expect((await own()).status).toBe(200);
});

test.each<[string, () => Promise<Response>, number]>([
  ['without any text', () => post({}), 400],
  ['with only spaces as text', () => post({ text: '   ' }), 400],
  ['with a text of 5001 characters', () => post({ text: 'x'.repeat(5001) }), 400],
  ['with a text shorter than the form’s minimum', () => post({ text: 'Hm' }), 400],
  ['with a headline longer than the form’s maximum', () => post({ title: 'x'.repeat(41), text: 'Well.' }), 400],
  ['of a title whose form does not allow reviews', () => post({ text: 'Well.' }, { id: ids.onSignIn }), 403],
  ['of a title for which no page has a review form', () => post({ text: 'Well.' }, { id: ids.blocked }), 403],
  ['of a title that does not exist', () => post({ text: 'Hm.' }, { id: 999_999 }), 404],
  ['of a title id that exists only for another kind of title', () => post({ text: 'Hm.' }, { type: 'SERIES' }), 404],
  ['of an unknown kind of title', () => post({ text: 'Hm.' }, { type: 'SONG' }), 404],
])('rejects a review %s @page-06', async (_what, call, status) => {
  expect((await call()).status).toBe(status);
});

test('reports the invalid field of a review, and ignores fields that the review form does not have @page-06', async () => {
  const { details } = (await (await post({ title: 'Fine' })).json()) as Problem;
  expect(details).toMatchObject({ missingFields: ['text'], fields: [{ pointer: '/text', field: 'text' }] });
  const posted = await post({ text: 'Well made.', admin: 'yes' }, { id: ids.denied });
  expect(await posted.json()).toMatchObject({ fields: { text: 'Well made.' } });
});

test('rejects reviews that guests send @page-06', async () => {
  expect((await post({ text: 'Hm.' }, { who: await server.guest() })).status).toBe(403);
});

test('reviews are private to the account and realm @page-06 @realm-02', async () => {
  expect((await own(await newViewer(server))).status).toBe(404);
  expect((await own(nina, 'south')).status).toBe(401);
  expect(await server.database.query("select * from reviews where realm = 'south'", [], 'south')).toEqual([]);
});
