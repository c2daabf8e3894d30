import { afterAll, beforeAll, expect, test } from 'vitest';
import { editors, type FolderFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { START, openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { seen } from '../../../../tests/support/studio.ts';
import { RealmFolderError } from '../folder/bundle.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const load = async (changes: FolderFiles) => {
  const { folder, remove } = await writeRealm('north', changes);
  await loadRealm(server.context, folder, { moved: true }).finally(remove);
};

/** Requests the last load as an editor. */
async function asEdda() {
  const headers = await signIn(server, editors.edda);
  return async () => {
    const answer = await server.call('/api/v2/last-load', { headers });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
}

test('shows editors the errors of a rejected load until a load succeeds; viewers see the previous version @realm-04', async () => {
  const lastLoad = await asEdda();
  expect(await lastLoad()).toEqual({ status: 200, findings: [] });
  const broken = { 'pages/more.json': '{"version":"1.0"', 'theme.json': '{"version":"1.0"}' };
  await expect(load(broken)).rejects.toThrow(RealmFolderError);
  expect(await lastLoad()).toMatchObject({
    status: 200,
    failedAt: new Date(START).toISOString(),
    findings: [
      { document: 'pages/more.json', pointer: '', rule: 'syntax', expected: 'JSON at line 1, column 17' },
      { document: 'theme.json', rule: 'required', fix: expect.stringContaining('Add the property') },
      { document: 'theme.json', rule: 'required' },
      { document: 'theme.json', rule: 'required' },
    ],
  });
  expect((await seen(server, 'more')).status).toBe(200);
  await load({});
  expect(await lastLoad()).toEqual({ status: 200, findings: [] });
});

test('does not show editors rejected loads of other realms or of folders with an unreadable realm.json @realm-02 @realm-04', async () => {
  const lastLoad = await asEdda();
  await expect(load({ 'realm.json': '{' })).rejects.toThrow(RealmFolderError);
  const south = await writeRealm('south', { 'theme.json': '[]' });
  await expect(loadRealm(server.context, south.folder, { moved: true })).rejects.toThrow(RealmFolderError);
  await south.remove();
  const unknown = await writeRealm('nobody', { 'theme.json': '[]' });
  await expect(loadRealm(server.context, unknown.folder)).rejects.toThrow(RealmFolderError);
  await unknown.remove();
  expect(await lastLoad()).toEqual({ status: 200, findings: [] });
});

test('shows the result of the last load of a realm folder only to editors @realm-04', async () => {
  const headers = await signIn(server, viewer);
  expect((await server.call('/api/v2/last-load', { headers })).status).toBe(403);
  expect((await server.call('/api/v2/last-load')).status).toBe(401);
});
