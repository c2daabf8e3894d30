import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Labels, RealmSettings } from '#schemas/wire/site/realm.ts';
import { editors } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { openStudio } from '../../../../tests/support/studio.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Writes a document without validation, as a bug might. */
async function overwrite(kind: string, name: string, document: unknown): Promise<void> {
  await server.database.query(
    "update definitions set document = $3 where realm = 'north' and kind = $1 and name = $2",
    [kind, name, JSON.stringify(document)],
  );
  await server.database.query("update realms set revision = revision + 1 where realm = 'north'");
}

async function ask<T>(path: string): Promise<T> {
  const answer = await server.call(path, { headers: bearer(await server.guest()) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

const warn = vi.fn<(fields: object, line: string) => void>();
beforeEach(() => {
  warn.mockReset();
  vi.spyOn(server.context.log, 'warn').mockImplementation(warn as never);
});
const reported = () => warn.mock.calls.map(([, line]) => line);

test('serves the newest valid revision of a page and logs the invalid newer revision once @realm-04', async () => {
  const edda = await openStudio(server, editors.edda);
  const { published } = await edda('GET', 'documents/page/more');
  const source = (published?.source ?? '').replace('"More"', '"Newer"');
  const { revision } = await edda('PUT', 'documents/page/more/draft', { source, base: 1 });
  await edda('POST', 'documents/page/more/publish', { base: revision });
  await edda('PUT', 'documents/page/more/draft', {
    source: source.replace('Newer', 'Draft'),
    base: (revision ?? 0) + 1,
  });
  await overwrite('page', 'more', { version: '1.0', title: 'Broken', elements: { no: 'list' } });
  for (let times = 0; times < 3; times++) {
    const page = await ask<{ title: string; elements: unknown[] }>('/api/v1/view?type=section&id=more');
    expect(page.title).toBe('Newer');
    expect(page.elements).toHaveLength(1);
  }
  expect((await ask<{ contentList: unknown[] }>('/api/v4/content/more/bucket/7')).contentList).toHaveLength(10);
  expect(reported()).toEqual(['pages/more.json: /elements: expected a list, found an object']);
});

test('serves a page in the database that has more elements than the schema allows @realm-04', async () => {
  const element = () => ({ $type: 'textBlock', $zone: 'list', attributes: { text: 'x' } });
  await overwrite('page', 'more', { version: '1.0', title: 'Long', elements: Array.from({ length: 501 }, element) });
  expect((await openAnswer('/api/v1/view?type=section&id=more')).title).toBe('Long');
  expect(reported()).toEqual([]);
});

test('serves the newest valid menu, theme, form and labels instead of newer invalid revisions @realm-04', async () => {
  const before = await ask<RealmSettings>('/api/v2/realm-settings/realm/north');
  await overwrite('menu', 'web', { version: '1.0', platform: 'WEB', layout: 'SIDEWAYS', items: 'none' });
  await overwrite('theme', 'theme', null);
  await overwrite('form', 'login', { version: '1.0' });
  await overwrite('labels', 'en_US', { version: '1.0', locale: 'en_US', labels: { greeting: 7 } });
  expect(await ask('/api/v2/realm-settings/realm/north')).toEqual(before);
  const { menus } = await ask<{ menus: { layout: string; items: { label: string }[] }[] }>('/api/v2/menu-items');
  expect(menus).toMatchObject([{ layout: 'TOP', items: [{ label: 'Hello' }] }]);
  expect((await ask<Labels>('/api/v2/label/north')).translations['en_US']?.['greeting']).toBe('Hello');
  const documents = new Set(reported().map((line) => line.split(':')[0]));
  expect(documents).toEqual(new Set(['menus/web.json', 'theme.json', 'forms/login.json', 'labels/en_US.json']));
});

/** Requests a page without validating the response, because the page exceeds the limit of the contract. */
async function openAnswer(path: string): Promise<{ title: string }> {
  const { config } = server.context;
  config.checkAnswers = false;
  try {
    return await ask(path);
  } finally {
    config.checkAnswers = true;
  }
}
