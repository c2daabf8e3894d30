import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import { editors, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { headOf, MORE, openStudio, seen, type Studio, text } from '../../../../tests/support/studio.ts';

let server: TestServer;
let edda: Studio;
let otto: Studio;
beforeAll(async () => {
  server = await openTestServer();
  edda = await openStudio(server, editors.edda);
  otto = await openStudio(server, editors.otto);
});
afterAll(() => server.close());

describe('access to the studio’s endpoints', () => {
  const calls = Object.entries<Endpoint>(endpoints).filter(([, { session }]) => session === 'editor');
  const addressOf = (name: string) =>
    name.replace('{kind}', 'page').replace('{name}', 'more').replace('{revision}', '1');

  test.each(calls.map(([name]) => name))('only editors may call the endpoint %s @edit-05', async (name) => {
    const [method = '', path = ''] = addressOf(name).split(' ');
    const asViewer = await server.call(path, { method, headers: await signIn(server, viewer) });
    expect(asViewer.status).toBe(403);
    const guest = await server.call(path, { method, headers: bearer(await server.guest()) });
    expect(guest.status).toBe(403);
    const nobody = await server.call(path, { method });
    expect(nobody.status).toBe(401);
    expect(nobody.headers.get('cache-control')).toBe('private, no-store');
  });

  test('the access test covers at least twelve endpoints that are only for editors', () => {
    expect(calls.length).toBeGreaterThanOrEqual(12);
  });

  test('an editor of one realm can neither read nor change another realm @realm-02', async () => {
    const before = await seen(server, 'more', 'south');
    const south = await openStudio(server, editors.edda, 'south');
    await edda('PUT', `${MORE}/draft`, { source: text('Of the north'), base: await headOf(edda) });
    expect((await south('GET', MORE)).draft).toBeUndefined();
    await edda('POST', `${MORE}/publish`, { base: await headOf(edda) });
    expect((await seen(server, 'more')).page.title).toBe('Of the north');
    expect(await seen(server, 'more', 'south')).toEqual(before);
    expect((await south('GET', `${MORE}/history`)).revisions).toMatchObject([{ state: 'LOADED' }]);
  });
});

describe('drafts of pages and other documents', () => {
  test('stores a draft byte for byte, even if it is invalid, and reports the errors in the draft @edit-05', async () => {
    const source = '{ "version": "1.0",\n\t"title": "Half", oops';
    const saved = await edda('PUT', `${MORE}/draft`, { source, base: await headOf(edda) });
    expect(saved).toMatchObject({
      status: 200,
      diagnostics: [{ severity: 'error', document: 'pages/more.json', pointer: '', rule: 'syntax' }],
    });
    expect(saved.diagnostics?.[0]?.expected).toBe('JSON at line 2, column 19');
    expect((await edda('GET', MORE)).draft).toMatchObject({
      revision: saved.revision,
      source,
      state: 'DRAFT',
      savedBy: editors.edda.name,
      savedAt: '2026-07-11T12:00:00.000Z',
    });
  });

  test('saving an unchanged draft creates no new revision @edit-05', async () => {
    const first = await edda('PUT', `${MORE}/draft`, { source: text('Same'), base: await headOf(edda) });
    const again = await edda('PUT', `${MORE}/draft`, { source: text('Same'), base: first.revision });
    expect(again.revision).toBe(first.revision);
  });

  test('viewers see the published page, not the draft @edit-05', async () => {
    const before = await seen(server, 'more');
    await edda('PUT', `${MORE}/draft`, { source: text('Secret plan'), base: await headOf(edda) });
    await edda('PUT', 'documents/page/surprise/draft', { source: text('Secret plan'), base: 0 });
    expect(await seen(server, 'more')).toEqual(before);
    expect((await seen(server, 'surprise')).status).toBe(404);
    const headers = bearer(await server.guest());
    const init = await server.call('/api/v1/init?section=more', { headers });
    expect(await init.text()).not.toContain('Secret plan');
  });

  test('creates a new page as a draft, and rejects a page name that is invalid as a file name @edit-05', async () => {
    const draft = (path: string) => edda('PUT', `documents/${path}/draft`, { source: '{}', base: 0 });
    expect((await draft('page/brand-new')).status).toBe(200);
    expect((await draft('page/a%20b')).status).toBe(400);
    expect((await draft('theme/second')).status).toBe(404);
    expect((await draft('realm/second')).status).toBe(404);
    expect((await draft('catalogue/all')).status).toBe(404);
    const { documents } = await edda('GET', 'documents');
    const found = documents?.find(({ name }) => name === 'brand-new');
    expect(found).toMatchObject({ kind: 'page', draft: { savedBy: editors.edda.name } });
    expect(found).not.toHaveProperty('revision');
  });

  test('a discarded draft is no longer the page’s draft, but stays in the page’s history @edit-05', async () => {
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('Bin me'), base: await headOf(edda) });
    expect((await otto('DELETE', `${MORE}/draft`, { base: (revision ?? 0) - 1 })).status).toBe(409);
    expect((await otto('DELETE', `${MORE}/draft`, { base: revision })).status).toBe(204);
    const after = await edda('GET', MORE);
    expect(after).not.toHaveProperty('draft');
    expect((await edda('GET', `${MORE}/history`)).revisions?.slice(0, 2)).toMatchObject([
      { state: 'DISCARDED', of: revision, savedBy: editors.otto.name },
      { state: 'DRAFT', revision },
    ]);
    expect((await edda('GET', `${MORE}/history/${revision}`)).source).toBe(text('Bin me'));
    // A new draft that follows a discarded one starts from the published revision.
    const again = await edda('PUT', `${MORE}/draft`, { source: text('Anew'), base: after.published?.revision });
    expect(again.status).toBe(200);
    expect((await edda('DELETE', `${MORE}/draft`, { base: again.revision })).status).toBe(204);
    expect((await edda('DELETE', `${MORE}/draft`, { base: after.published?.revision })).status).toBe(404);
  });

  test('stores at most 500 drafts of a page, and all its published revisions @edit-05', async () => {
    await server.database.query(
      `insert into revisions (realm, kind, name, revision, state, source, author, saved_at)
       select 'north', 'page', 'busy', n, case when n = 3 then 'PUBLISHED' else 'DRAFT' end, 'x', 'test', now()
       from generate_series(1, 600) n`,
    );
    await edda('PUT', 'documents/page/busy/draft', { source: 'y', base: 600 });
    const kept = await server.database.query<{ revision: number; state: string }>(
      "select revision::int, state from revisions where name = 'busy' order by revision",
    );
    expect(kept.filter(({ state }) => state === 'DRAFT')).toHaveLength(500);
    expect(kept[0]).toEqual({ revision: 3, state: 'PUBLISHED' });
    expect(kept.at(-1)?.revision).toBe(601);
  });

  test('rejects a draft with invalid characters or of excessive size @edit-05', async () => {
    const status = async (source: string) => (await edda('PUT', `${MORE}/draft`, { source, base: 0 })).status;
    expect(await status('a\u0000b')).toBe(400);
    expect(await status('half \ud800')).toBe(400);
    expect(await status('x'.repeat(2_000_001))).toBe(400);
    expect(await status('x'.repeat(8_000_001))).toBe(413);
  });
});

describe('two editors of the same page', () => {
  test('rejects saving a draft that is not based on the newest revision (optimistic locking) @edit-05', async () => {
    const base = await headOf(edda);
    const first = await edda('PUT', `${MORE}/draft`, { source: text('Edda’s'), base });
    const second = await otto('PUT', `${MORE}/draft`, { source: text('Otto’s'), base });
    expect(second).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      details: { theirs: { revision: first.revision, source: text('Edda’s'), savedBy: editors.edda.name } },
    });
    expect((await otto('GET', MORE)).draft?.source).toBe(text('Edda’s'));
    // An editor who has seen the other version may overwrite it.
    const { theirs } = second.details ?? {};
    expect((await otto('PUT', `${MORE}/draft`, { source: text('Both'), base: theirs?.revision })).status).toBe(200);
    expect((await edda('POST', `${MORE}/publish`, { base: first.revision })).status).toBe(409);
  });

  test('accepts one of several concurrent saves based on the same revision and answers the others with 409 @edit-05', async () => {
    const base = await headOf(edda);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? edda : otto)('PUT', `${MORE}/draft`, { source: text(`At once ${index}`), base }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    for (const { status, details } of answers)
      if (status === 409) expect(details?.theirs?.revision).toBe(winner?.revision);
  });

  test('accepts one of several concurrent publications of a page and rejects the others @edit-05', async () => {
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('Twice?'), base: await headOf(edda) });
    const answers = await Promise.all([
      edda('POST', `${MORE}/publish`, { base: revision }),
      otto('POST', `${MORE}/publish`, { base: revision }),
      otto('POST', `${MORE}/roll-back`, { to: 1, base: revision }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { revisions } = await edda('GET', `${MORE}/history`);
    expect(revisions?.filter((one) => one.revision > (revision ?? 0))).toHaveLength(1);
  });
});
