import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewer } from '../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import { openStudio } from '../../../tests/support/studio.ts';
import { makeEditor } from './make-editor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const first = { email: 'First@Editor.test', password: 'correct horse battery' };
const make = (email: string, password = first.password) =>
  makeEditor(server.context, 'north', email, () => Promise.resolve(password));
/** Status of a studio request, or of the studio sign-in if that is rejected. */
const mayEdit = async (account: { email: string; password: string }, realm = 'north') => {
  const { status } = await server.call('/api/v2/studio/login', {
    ...json({ id: account.email, secret: account.password }),
    realm,
  });
  return status === 201 ? (await (await openStudio(server, account, realm))('GET', 'documents')).status : status;
};

test('creates a realm’s first editor, who can sign in and edit @edit-05', async () => {
  expect(await make(first.email)).toBe('made');
  expect(await mayEdit(first)).toBe(200);
  expect(await make('first@editor.test', 'another one entirely')).toBe('unchanged');
  expect(await mayEdit(first)).toBe(200);
});

test('promotes a viewer’s account to editor in one realm only, and keeps the account’s password @edit-05 @realm-02', async () => {
  expect(await mayEdit(viewer)).toBe(403);
  expect(await make(viewer.email)).toBe('promoted');
  expect(await mayEdit(viewer)).toBe(200);
  expect(await mayEdit(viewer, 'south')).toBe(403);
});

test.each([
  ['nobody', first.password, 'nobody is no e-mail address.'],
  ['new@editor.test', 'short', 'The password needs at least 12 characters.'],
])(
  'rejects a new editor with an invalid email address or a short password: email “%s”, password “%s” @edit-05',
  async (email, password, said) => {
    await expect(make(email, password)).rejects.toThrow(said);
  },
);
