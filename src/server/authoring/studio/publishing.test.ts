import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { editors, realmFiles } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import {
  headOf,
  MORE,
  more,
  moreElements,
  openStudio,
  seen,
  type Studio,
  text,
} from '../../../../tests/support/studio.ts';

let server: TestServer;
let edda: Studio;
let otto: Studio;
beforeAll(async () => {
  server = await openTestServer();
  edda = await openStudio(server, editors.edda);
  otto = await openStudio(server, editors.otto);
});
afterAll(() => server.close());

describe('publishing a draft', () => {
  beforeEach(async () => {
    const draft = (await edda('GET', MORE)).draft;
    if (draft) await edda('DELETE', `${MORE}/draft`, { base: draft.revision });
  });

  test('shows a published draft to viewers at once, and records the author and the time @edit-05', async () => {
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('Published'), base: await headOf(edda) });
    const made = await otto('POST', `${MORE}/publish`, { base: revision, note: 'For the weekend' });
    expect(made).toMatchObject({ status: 200, diagnostics: [] });
    expect((await seen(server, 'more')).page.title).toBe('Published');
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

  /** Counts how often the checks read the complete realm while `work` runs. */
  async function countChecks(work: () => Promise<void>): Promise<number> {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await work();
      return sent.mock.calls.filter(([text]) => String(text).startsWith('select "id", "kind", "tags" from "contents"'))
        .length;
    } finally {
      sent.mockRestore();
    }
  }

  test('validates an unchanged page once for the publication dialog, the saved draft and the publication together @edit-05', async () => {
    const source = text('Checked once');
    const base = await headOf(edda);
    const checks = await countChecks(async () => {
      expect(await edda('POST', 'check', { kind: 'page', name: 'more', source })).toMatchObject({ diagnostics: [] });
      const { revision, diagnostics } = await edda('PUT', `${MORE}/draft`, { source, base });
      expect(diagnostics).toEqual([]);
      expect(await edda('POST', `${MORE}/publish`, { base: revision })).toMatchObject({ status: 200, diagnostics: [] });
    });
    expect(checks).toBe(1);
  });

  test('validates an unchanged page again when another document of the realm has changed since @edit-05', async () => {
    const source = JSON.stringify(more('t:checkedTwice'));
    const path = 'documents/labels/en_US';
    const { published } = await edda('GET', path);
    const withLabel = published?.source.replace('"labels": {', '"labels": { "checkedTwice": "Twice",') ?? '';
    const publishLabels = async (labels: string) => {
      const { revision } = await otto('PUT', `${path}/draft`, { source: labels, base: await headOf(otto, path) });
      expect((await otto('POST', `${path}/publish`, { base: revision })).status).toBe(200);
    };
    await publishLabels(withLabel);
    const { revision, diagnostics } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf(edda) });
    expect(diagnostics?.filter(({ severity }) => severity === 'error')).toEqual([]);
    await publishLabels(published?.source ?? '');
    const refused = await edda('POST', `${MORE}/publish`, { base: revision });
    expect(refused).toMatchObject({
      status: 422,
      details: { diagnostics: [{ pointer: '/title', rule: 'reference' }] },
    });
  });

  test('viewers see published labels at once, although labels are cached @edit-05', async () => {
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

  test('publishes a page of a later minor schema version, ignoring unknown properties @def-07 @edit-04', async () => {
    const element = { $type: 'textBlock', $version: '1.99', $zone: 'list', attributes: { text: 'x', invented: 1 } };
    const source = JSON.stringify({ ...more('Later', [element]), version: '1.99', invented: true });
    const { revision } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf(edda) });
    const made = await edda('POST', `${MORE}/publish`, { base: revision });
    expect(made.status).toBe(200);
    expect(made.diagnostics?.map(({ severity, pointer }) => `${severity} ${pointer}`).sort()).toEqual([
      'warning /elements/0/$version',
      'warning /elements/0/attributes/invented',
      'warning /invented',
      'warning /version',
    ]);
    const { page } = await seen(server, 'more');
    expect(page).toMatchObject({ title: 'Later', elements: [{ $type: 'textBlock', attributes: { text: 'x' } }] });
  });

  test.each([
    ['malformed JSON', '{', '', 'syntax'],
    ['an unknown property', JSON.stringify({ ...more('x'), colour: 'red' }), '/colour', 'additionalProperties'],
    [
      'an unknown kind of page element',
      JSON.stringify(more('x', [{ $type: 'carousel', $zone: 'list', attributes: {} }])),
      '/elements/0/$type',
      'unknown-kind',
    ],
    ['a reference to a label that does not exist', JSON.stringify(more('t:nothing')), '/title', 'reference'],
    [
      'a reference to a title that does not exist',
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
      'a reference to a picture that does not exist',
      JSON.stringify(
        more('x', [
          {
            $type: 'hero',
            $zone: 'header',
            attributes: {
              heroId: 1,
              title: 'x',
              background: {
                imageUrl: '/images/north/pictures/no.svg',
                portraitImageUrl: '/images/north/pictures/1.svg',
              },
            },
          },
        ]),
      ),
      '/elements/0/attributes/background/imageUrl',
      'reference',
    ],
    ['an unpaired surrogate', '{"version":"1.0","elements":[],"title":"\\ud800"}', '', 'character'],
  ])(
    'rejects publishing a draft with %s, reports where the error is, and changes nothing @edit-05',
    async (_name, source, pointer, rule) => {
      const before = await seen(server, 'more');
      const { revision } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf(edda) });
      const refused = await edda('POST', `${MORE}/publish`, { base: revision });
      expect(refused).toMatchObject({ status: 422, code: 'DEFINITION_INVALID' });
      expect(refused.details?.diagnostics).toMatchObject([{ document: 'pages/more.json', pointer, rule }]);
      expect(await seen(server, 'more')).toEqual(before);
      expect((await edda('GET', MORE)).draft?.revision).toBe(revision);
      const checked = await edda('POST', 'check', { kind: 'page', name: 'more', source });
      expect(checked.diagnostics).toEqual(refused.details?.diagnostics);
    },
  );

  test('rejects publishing labels without a label to which a page refers @edit-05', async () => {
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

  test('validates menus, forms and themes before publication by the same rules as pages @edit-05', async () => {
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

  test('publishes a valid draft although another document in the realm is invalid @edit-05', async () => {
    const broken = JSON.stringify({ version: '1.0', elements: [null, 7, { $type: 'bucket' }] });
    await server.database.query("insert into definitions values ('north', 'page', 'broken', $1)", [broken]);
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('Beside'), base: await headOf(edda) });
    expect((await edda('POST', `${MORE}/publish`, { base: revision })).status).toBe(200);
  });

  test('rejects publishing a page that has no draft @edit-05', async () => {
    expect((await edda('POST', `${MORE}/publish`, { base: await headOf(edda) })).status).toBe(400);
    expect((await edda('POST', 'documents/page/none/publish', { base: 0 })).status).toBe(400);
    expect((await edda('POST', 'documents/page/none/publish', { base: 3 })).status).toBe(404);
    expect((await edda('GET', 'documents/page/none')).status).toBe(404);
    expect((await edda('GET', 'documents/page/none/history')).status).toBe(404);
  });
});

describe('rolling a page back to an earlier revision', () => {
  test('a rollback restores the text of a revision byte for byte, and viewers see that revision @edit-05', async () => {
    const odd = `{\n\t"title" :  "Odd",  "version":"1.0","elements": ${JSON.stringify(moreElements)}}\n\n`;
    const publish = async (source: string) => {
      const { revision } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf(edda) });
      return (await edda('POST', `${MORE}/publish`, { base: revision })).revision ?? 0;
    };
    const first = await publish(odd);
    const before = await seen(server, 'more');
    const second = await publish(text('Worse'));
    expect((await seen(server, 'more')).page.title).toBe('Worse');
    const back = await edda('POST', `${MORE}/roll-back`, { to: first, base: second });
    expect(back.status).toBe(200);
    expect(await seen(server, 'more')).toEqual(before);
    expect((await edda('GET', MORE)).published).toMatchObject({
      revision: back.revision,
      state: 'ROLLED_BACK',
      of: first,
      source: odd,
    });
  });

  test('rejects a rollback to an unknown or invalid revision, or by an editor who has not seen the newest revision @edit-05', async () => {
    const base = await headOf(edda);
    expect((await edda('POST', `${MORE}/roll-back`, { to: 1, base: base - 1 })).status).toBe(409);
    expect((await edda('POST', `${MORE}/roll-back`, { to: 9999, base })).status).toBe(404);
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: '{', base });
    expect((await edda('POST', `${MORE}/roll-back`, { to: revision, base: revision })).status).toBe(422);
  });
});

test('returns the history of a page in parts (pagination), newest revision first @edit-05', async () => {
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
