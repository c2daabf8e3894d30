import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import { editors, realmFiles, viewer } from '../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import { openStudio, type Studio } from '../../../tests/support/studio.ts';

let server: TestServer;
let edda: Studio;
let otto: Studio;
beforeAll(async () => {
  server = await openTestServer();
  edda = await openStudio(server, editors.edda);
  otto = await openStudio(server, editors.otto);
});
afterAll(() => server.close());

const MORE = 'documents/page/more';
const stored = realmFiles('north')['pages/more.json'] as { elements: object[] };
const more = (title: string, elements: unknown[] = stored.elements) => ({ version: '1.0', title, elements });
const text = (title: string) => JSON.stringify(more(title));

/** What a guest gets of a page. */
async function seen(id: string, realm = 'north') {
  const headers = bearer(await server.guest(realm));
  const answer = await server.call(`/api/v1/view?type=section&id=${id}`, { headers, realm });
  return { status: answer.status, page: (await answer.json()) as { title: string; elements: unknown[] } };
}

/** The newest revision that an editor sees. */
async function headOf(path = MORE): Promise<number> {
  const { published, draft } = await edda('GET', path);
  return Math.max(published?.revision ?? 0, draft?.revision ?? 0);
}

describe('who may', () => {
  const calls = Object.entries<Endpoint>(endpoints).filter(([, { editor }]) => editor);
  const addressOf = (name: string) =>
    name.replace('{kind}', 'page').replace('{name}', 'more').replace('{revision}', '1');

  test.each(calls.map(([name]) => name))('%s is for editors alone @edit-05', async (name) => {
    const [method = '', path = ''] = addressOf(name).split(' ');
    const asViewer = await openStudio(server, viewer);
    expect((await asViewer(method, path.replace('/api/v2/studio/', ''))).status).toBe(403);
    const guest = await server.call(path, { method, headers: bearer(await server.guest()) });
    expect(guest.status).toBe(403);
    const nobody = await server.call(path, { method });
    expect(nobody.status).toBe(401);
    expect(nobody.headers.get('cache-control')).toBe('private, no-store');
  });

  test('there are editors’ calls to hold to that', () => {
    expect(calls.length).toBeGreaterThanOrEqual(12);
  });

  test('an editor of one realm sees and changes nothing of another @realm-02', async () => {
    const before = await seen('more', 'south');
    const south = await openStudio(server, editors.edda, 'south');
    await edda('PUT', `${MORE}/draft`, { source: text('Of the north'), base: await headOf() });
    expect((await south('GET', MORE)).draft).toBeUndefined();
    await edda('POST', `${MORE}/publish`, { base: await headOf() });
    expect((await seen('more')).page.title).toBe('Of the north');
    expect(await seen('more', 'south')).toEqual(before);
    expect((await south('GET', `${MORE}/history`)).revisions).toMatchObject([{ state: 'LOADED' }]);
  });
});

describe('drafts', () => {
  test('are kept as they were written, sound or not, and say what is wrong @edit-05', async () => {
    const source = '{ "version": "1.0",\n\t"title": "Half", oops';
    const saved = await edda('PUT', `${MORE}/draft`, { source, base: await headOf() });
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

  test('the same text again makes no new revision @edit-05', async () => {
    const first = await edda('PUT', `${MORE}/draft`, { source: text('Same'), base: await headOf() });
    const again = await edda('PUT', `${MORE}/draft`, { source: text('Same'), base: first.revision });
    expect(again.revision).toBe(first.revision);
  });

  test('viewers get nothing of them, anywhere @edit-05', async () => {
    const before = await seen('more');
    await edda('PUT', `${MORE}/draft`, { source: text('Secret plan'), base: await headOf() });
    await edda('PUT', 'documents/page/surprise/draft', { source: text('Secret plan'), base: 0 });
    expect(await seen('more')).toEqual(before);
    expect((await seen('surprise')).status).toBe(404);
    const headers = bearer(await server.guest());
    const init = await server.call('/api/v1/init?section=more', { headers });
    expect(await init.text()).not.toContain('Secret plan');
  });

  test('a document can begin as one, under a name that a folder could have @edit-05', async () => {
    const draft = (path: string) => edda('PUT', `documents/${path}/draft`, { source: '{}', base: 0 });
    expect((await draft('page/brand-new')).status).toBe(200);
    expect((await draft('page/a%20b')).status).toBe(400);
    expect((await draft('theme/second')).status).toBe(404);
    expect((await draft('realm/realm')).status).toBe(404);
    const { documents } = await edda('GET', 'documents');
    const found = documents?.find(({ name }) => name === 'brand-new');
    expect(found).toMatchObject({ kind: 'page', draft: { savedBy: editors.edda.name } });
    expect(found).not.toHaveProperty('revision');
  });

  test('a discarded one is gone, but stays in the history @edit-05', async () => {
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('Bin me'), base: await headOf() });
    expect((await otto('DELETE', `${MORE}/draft`, { base: (revision ?? 0) - 1 })).status).toBe(409);
    expect((await otto('DELETE', `${MORE}/draft`, { base: revision })).status).toBe(204);
    const after = await edda('GET', MORE);
    expect(after).not.toHaveProperty('draft');
    expect((await edda('GET', `${MORE}/history`)).revisions?.slice(0, 2)).toMatchObject([
      { state: 'DISCARDED', of: revision, savedBy: editors.otto.name },
      { state: 'DRAFT', revision },
    ]);
    expect((await edda('GET', `${MORE}/history/${revision}`)).source).toBe(text('Bin me'));
    // Who starts again starts from what is published.
    const again = await edda('PUT', `${MORE}/draft`, { source: text('Anew'), base: after.published?.revision });
    expect(again.status).toBe(200);
    expect((await edda('DELETE', `${MORE}/draft`, { base: again.revision })).status).toBe(204);
    expect((await edda('DELETE', `${MORE}/draft`, { base: after.published?.revision })).status).toBe(404);
  });

  test('no more than 500 are kept, and everything that was published @edit-05', async () => {
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

  test('a text that no database takes, or a huge one, is refused @edit-05', async () => {
    const status = async (source: string) => (await edda('PUT', `${MORE}/draft`, { source, base: 0 })).status;
    expect(await status('a\u0000b')).toBe(400);
    expect(await status('half \ud800')).toBe(400);
    expect(await status('x'.repeat(2_000_001))).toBe(400);
    expect(await status('x'.repeat(8_000_001))).toBe(413);
  });
});

describe('two editors', () => {
  test('who saves over what they have not seen is told, and nothing is overwritten @edit-05', async () => {
    const base = await headOf();
    const first = await edda('PUT', `${MORE}/draft`, { source: text('Edda’s'), base });
    const second = await otto('PUT', `${MORE}/draft`, { source: text('Otto’s'), base });
    expect(second).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      details: { theirs: { revision: first.revision, source: text('Edda’s'), savedBy: editors.edda.name } },
    });
    expect((await otto('GET', MORE)).draft?.source).toBe(text('Edda’s'));
    // Having seen it, Otto may put his on top.
    const { theirs } = second.details ?? {};
    expect((await otto('PUT', `${MORE}/draft`, { source: text('Both'), base: theirs?.revision })).status).toBe(200);
    expect((await edda('POST', `${MORE}/publish`, { base: first.revision })).status).toBe(409);
  });

  test('of many who save at once from one base one wins, the others are told @edit-05', async () => {
    const base = await headOf();
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

  test('of two who publish at once one wins, the other is told @edit-05', async () => {
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('Twice?'), base: await headOf() });
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

describe('publishing', () => {
  beforeEach(async () => {
    const draft = (await edda('GET', MORE)).draft;
    if (draft) await edda('DELETE', `${MORE}/draft`, { base: draft.revision });
  });

  test('viewers get it at once, and the history says who and when @edit-05', async () => {
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('Published'), base: await headOf() });
    const made = await otto('POST', `${MORE}/publish`, { base: revision, note: 'For the weekend' });
    expect(made).toMatchObject({ status: 200, diagnostics: [] });
    expect((await seen('more')).page.title).toBe('Published');
    const after = await edda('GET', MORE);
    expect(after).not.toHaveProperty('draft');
    expect(after.published).toEqual({
      revision: made.revision,
      state: 'PUBLISHED',
      source: text('Published'),
      savedAt: '2026-07-11T12:00:00.000Z',
      savedBy: editors.otto.name,
      of: revision,
      note: 'For the weekend',
    });
    const { documents } = await edda('GET', 'documents');
    expect(documents?.find(({ kind, name }) => kind === 'page' && name === 'more')).toMatchObject({
      title: 'Published',
      revision: made.revision,
      publishedBy: editors.otto.name,
    });
  });

  test('words change at once too, though they are kept in memory @edit-05', async () => {
    const home = async () => {
      const headers = bearer(await server.guest());
      const answer = await server.call('/api/v1/view?type=home', { headers });
      return ((await answer.json()) as { title: string }).title;
    };
    expect(await home()).toBe('Hello');
    const path = 'documents/labels/en_US';
    const { published } = await edda('GET', path);
    const source = published?.source.replace('"Hello"', '"Good morning"') ?? '';
    const { revision } = await edda('PUT', `${path}/draft`, { source, base: published?.revision });
    expect((await edda('POST', `${path}/publish`, { base: revision })).status).toBe(200);
    expect(await home()).toBe('Good morning');
  });

  test.each([
    ['broken JSON', '{', '', 'syntax'],
    ['a property too many', JSON.stringify({ ...more('x'), colour: 'red' }), '/colour', 'additionalProperties'],
    [
      'an unknown kind',
      JSON.stringify(more('x', [{ $type: 'carousel', $zone: 'list', attributes: {} }])),
      '/elements/0/$type',
      'unknown-kind',
    ],
    ['a label that does not exist', JSON.stringify(more('t:nothing')), '/title', 'reference'],
    [
      'a title that does not exist',
      JSON.stringify(
        more('x', [
          {
            $type: 'cardList',
            $zone: 'list',
            attributes: { type: 'GRID', source: { type: 'IDS', ids: [1, 99] } },
          },
        ]),
      ),
      '/elements/0/attributes/source/ids/1',
      'reference',
    ],
    [
      'a picture that does not exist',
      JSON.stringify(
        more('x', [
          {
            $type: 'hero',
            $zone: 'header',
            attributes: { heroId: 1, title: 'x', background: { imageUrl: '/images/north/pictures/no.svg' } },
          },
        ]),
      ),
      '/elements/0/attributes/background/imageUrl',
      'reference',
    ],
    ['half of a character', '{"version":"1.0","elements":[],"title":"\\ud800"}', '', 'character'],
  ])('%s is refused with its place, and nothing changes @edit-05', async (_name, source, pointer, rule) => {
    const before = await seen('more');
    const { revision } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf() });
    const refused = await edda('POST', `${MORE}/publish`, { base: revision });
    expect(refused).toMatchObject({ status: 422, code: 'DEFINITION_INVALID' });
    expect(refused.details?.diagnostics).toMatchObject([{ document: 'pages/more.json', pointer, rule }]);
    expect(await seen('more')).toEqual(before);
    expect((await edda('GET', MORE)).draft?.revision).toBe(revision);
    const checked = await edda('POST', 'check', { kind: 'page', name: 'more', source });
    expect(checked.diagnostics).toEqual(refused.details?.diagnostics);
  });

  test('a draft that takes away what others refer to is refused, where they refer to it @edit-05', async () => {
    const path = 'documents/labels/en_US';
    const { published } = await edda('GET', path);
    const labels = JSON.parse(published?.source ?? '') as { labels: Record<string, string> };
    delete labels.labels['only'];
    const { revision, diagnostics } = await edda('PUT', `${path}/draft`, {
      source: JSON.stringify(labels),
      base: published?.revision,
    });
    const place = { document: 'pages/home.json', pointer: '/elements/0/attributes/text', rule: 'reference' };
    expect(diagnostics).toMatchObject([place]);
    expect((await edda('POST', `${path}/publish`, { base: revision })).details?.diagnostics).toMatchObject([place]);
    await edda('DELETE', `${path}/draft`, { base: revision });
  });

  test('a second menu for one platform, a form and a theme are checked alike @edit-05', async () => {
    const files = realmFiles('north');
    const check = async (kind: string, name: string, document: unknown) =>
      (await edda('POST', 'check', { kind, name, source: JSON.stringify(document) })).diagnostics;
    expect(await check('menu', 'web', files['menus/web.json'])).toEqual([]);
    expect(await check('form', 'login', files['forms/login.json'])).toEqual([]);
    expect(await check('theme', 'theme', files['theme.json'])).toEqual([]);
    expect(await check('menu', 'zweb', files['menus/web.json'])).toMatchObject([{ pointer: '/platform' }]);
    expect(await check('menu', 'web', { ...(files['menus/web.json'] as object), defaultView: 'no' })).toMatchObject([
      { document: 'menus/web.json', pointer: '/defaultView' },
    ]);
    expect(await check('theme', 'theme', { ...(files['theme.json'] as object), scheme: 'grey' })).toMatchObject([
      { document: 'theme.json', pointer: '/scheme', rule: 'enum' },
    ]);
    const form = { ...(files['forms/login.json'] as object), fields: [{ id: 'id', type: 'nonsense' }] };
    expect(await check('form', 'login', form)).toMatchObject([{ document: 'forms/login.json', rule: 'unknown-kind' }]);
  });

  test('a broken document elsewhere in the realm hinders nobody @edit-05', async () => {
    const broken = JSON.stringify({ version: '1.0', elements: [null, 7, { $type: 'bucket' }] });
    await server.database.query("insert into definitions values ('north', 'page', 'broken', $1)", [broken]);
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('Beside'), base: await headOf() });
    expect((await edda('POST', `${MORE}/publish`, { base: revision })).status).toBe(200);
  });

  test('without a draft there is nothing to publish @edit-05', async () => {
    expect((await edda('POST', `${MORE}/publish`, { base: await headOf() })).status).toBe(400);
    expect((await edda('POST', 'documents/page/none/publish', { base: 0 })).status).toBe(400);
    expect((await edda('POST', 'documents/page/none/publish', { base: 3 })).status).toBe(404);
    expect((await edda('GET', 'documents/page/none')).status).toBe(404);
    expect((await edda('GET', 'documents/page/none/history')).status).toBe(404);
  });
});

describe('rolling back', () => {
  test('brings a text back byte for byte, and the page with it @edit-05', async () => {
    const odd = `{\n\t"title" :  "Odd",  "version":"1.0","elements": ${JSON.stringify(stored.elements)}}\n\n`;
    const publish = async (source: string) => {
      const { revision } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf() });
      return (await edda('POST', `${MORE}/publish`, { base: revision })).revision ?? 0;
    };
    const first = await publish(odd);
    const before = await seen('more');
    const second = await publish(text('Worse'));
    expect((await seen('more')).page.title).toBe('Worse');
    const back = await edda('POST', `${MORE}/roll-back`, { to: first, base: second });
    expect(back.status).toBe(200);
    expect(await seen('more')).toEqual(before);
    expect((await edda('GET', MORE)).published).toMatchObject({
      revision: back.revision,
      state: 'ROLLED_BACK',
      of: first,
      source: odd,
    });
  });

  test('is refused over what one has not seen, to nowhere, and to what is unsound by now @edit-05', async () => {
    const base = await headOf();
    expect((await edda('POST', `${MORE}/roll-back`, { to: 1, base: base - 1 })).status).toBe(409);
    expect((await edda('POST', `${MORE}/roll-back`, { to: 9999, base })).status).toBe(404);
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: '{', base });
    expect((await edda('POST', `${MORE}/roll-back`, { to: revision, base: revision })).status).toBe(422);
  });
});

test('the history comes page by page, newest first @edit-05', async () => {
  await server.database.query(
    `insert into revisions (realm, kind, name, revision, state, source, author, saved_at)
     select 'north', 'page', 'long', n, 'PUBLISHED', 'x', 'test', now() from generate_series(1, 120) n`,
  );
  const numbers: number[] = [];
  let query = '';
  for (let pages = 0; pages < 3; pages++) {
    const { revisions, paging } = await edda('GET', `documents/page/long/history${query}`);
    numbers.push(...(revisions ?? []).map(({ revision }) => revision));
    expect(paging?.moreDataAvailable).toBe(pages < 2);
    query = `?lastSeen=${paging?.lastSeen}`;
  }
  expect(numbers).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
});
