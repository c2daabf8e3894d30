import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editors, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { openStudio, type Studio } from '../../../../tests/support/studio.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
let edda: Studio;
beforeAll(async () => {
  server = await openTestServer();
  edda = await openStudio(server, editors.edda);
});
afterAll(() => server.close());

async function view(query: string, realm = 'north') {
  const headers = bearer(await server.guest(realm));
  const answer = await server.call(`/api/v1/view?${query}`, { headers, realm });
  return (await answer.json()) as { elements: { $type: string; attributes: Record<string, unknown> }[] };
}
const kinds = async (query = 'type=home', realm = 'north') =>
  new Set((await view(query, realm)).elements.map(({ $type }) => $type));

test('a kind of page element can be disabled for one realm, stays disabled after a load, and can be enabled again @def-16', async () => {
  expect(await kinds()).toContain('bucket');
  const off = await edda('PUT', 'kinds/bucket', { on: false });
  expect(off).toMatchObject({ kind: 'bucket', on: false, switchedBy: editors.edda.name });
  expect(await kinds()).toEqual(new Set(['textBlock', 'cardList']));
  expect(await kinds('type=series&id=2001')).toEqual(new Set(['hero', 'series']));
  expect(await kinds('type=home', 'south')).toContain('bucket');
  const { folder, remove } = await writeRealm('north');
  await loadRealm(server.context, folder, { moved: true }).finally(remove);
  expect(await kinds()).not.toContain('bucket');
  const listed = (await edda('GET', 'kinds')).kinds;
  expect(listed?.find(({ kind }) => kind === 'bucket')?.on).toBe(false);
  expect(listed?.find(({ kind }) => kind === 'hero')).toEqual({ kind: 'hero', on: true });
  expect(await edda('PUT', 'kinds/bucket', { on: true })).toMatchObject({ kind: 'bucket', on: true });
  expect(await kinds()).toContain('bucket');
});

test('rejects enabling or disabling an unknown kind of page element @def-16', async () => {
  expect((await edda('PUT', 'kinds/carousel', { on: false })).status).toBe(404);
  expect((await edda('PUT', 'kinds/constructor', { on: false })).status).toBe(404);
  expect((await edda('PUT', 'kinds/hero', {})).status).toBe(400);
});

test('serves the fallback elements instead of a page element whose kind is disabled, and logs this once @def-16', async () => {
  const warn = vi.spyOn(server.context.log, 'warn');
  const { elements } = realmFiles('north')['pages/more.json'] as { elements: Record<string, unknown>[] };
  const newer = {
    ...elements[0],
    $type: 'hero',
    $zone: 'header',
    attributes: { heroId: 1, title: 'x', background: {} },
    fallback: elements,
  };
  const source = JSON.stringify({ version: '1.0', title: 'More', elements: [newer] });
  const { revision } = await edda('PUT', 'documents/page/more/draft', { source, base: 1 });
  expect(await edda('POST', 'documents/page/more/publish', { base: revision })).toMatchObject({ status: 200 });
  await edda('PUT', 'kinds/hero', { on: false });
  await view('type=section&id=more');
  const [row] = (await view('type=section&id=more')).elements;
  expect(row?.$type).toBe('bucket');
  expect(row?.attributes['contentList']).toHaveLength(10);
  const paging = row?.attributes['paging'] as { lastSeen: string } | undefined;
  const headers = bearer(await server.guest());
  const next = await server.call(`/api/v4/content/more/bucket/7?lastSeen=${paging?.lastSeen}`, { headers });
  expect(next.status).toBe(200);
  const reported = warn.mock.calls.filter(([fields]) => JSON.stringify(fields).includes('switched-off'));
  expect(reported.map(([, line]) => line)).toEqual([
    'pages/more.json: /elements/0/$type: expected a kind that is switched on for this realm, found "hero", shown as bucket',
  ]);
  warn.mockRestore();
});
