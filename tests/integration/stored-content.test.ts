import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtApp } from '#web/pages/built-app.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { forget, wholeValues, write } from '../fuzz/stored/damage.ts';
import { openAsked } from '../fuzz/stored/open.ts';
import { REALM } from '../fuzz/stored/realm.ts';
import { type Asked, runStored } from '../fuzz/stored/stored.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const deepList = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

let server: TestServer;
let asked: Asked;
beforeAll(async () => {
  await buildIfStale();
  server = await openTestServer();
  asked = await openAsked(server, { source: await builtApp(dist), dist });
});
afterAll(() => server?.close());

/** Overwrites a stored value without validation; the returned function restores it. */
async function damaged(table: string, key: Record<string, string | number>, value: (whole: string) => string) {
  const all = [...(await wholeValues(asked.db)).values()].flat();
  const found = all.find(
    ({ place }) => place.table === table && place.type === 'jsonb' && JSON.stringify(place.key) === JSON.stringify(key),
  );
  if (!found) throw new Error(`There is no ${table} ${JSON.stringify(key)}`);
  await write(asked.db, found.place, value(found.value ?? 'null'));
  return () => write(asked.db, found.place, found.value);
}

/** Sets a field of a document. */
const withField = (pointer: string, value: unknown) => (whole: string) => {
  const document = JSON.parse(whole) as Record<string, unknown>;
  const names = pointer.split('/').slice(1);
  const last = names.pop() as string;
  const holder = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, document);
  holder[last] = value;
  return JSON.stringify(document);
};

const titles = ['Marked1x', 'Marked2x', 'Marked3x', 'Marked5x'];

test.each([
  ['an object as a title’s categories', '/categories', { not: 'a list' }],
  ['a text as a title’s year', '/year', 'words'],
  ['a number as a title’s translations', '/translations', 7],
  ['a list as a title’s duration', '/duration', [1]],
  ['a text as a title’s picture', '/picture', 'pictures/1.svg'],
  ['an invalid language among a title’s audio tracks', '/audioTracks', ['en', 'no such value']],
])(
  'with %s in the database, the page shows the title without the damaged field, and all other titles @keep-01',
  async (_what, pointer, value) => {
    const restore = await damaged('contents', { id: 4 }, withField(pointer, value));
    for (const page of ['/', '/grid', '/search?query=marked', '/video/4']) {
      const answer = await asked.page(page);
      const html = await answer.text();
      expect([page, answer.status]).toEqual([page, 200]);
      expect(html).toContain('Marked4x');
      if (page !== '/video/4') for (const title of titles) expect(html).toContain(title);
    }
    await restore();
  },
);

test('out-of-range timestamps in the database affect only their own event @keep-01', async () => {
  const set = (column: string, value: string) =>
    inRealm(asked.db, REALM, async (tx) => {
      await sql`update contents set ${sql.ref(column)} = ${value}::timestamptz where realm = ${REALM} and id = 51`.execute(
        tx,
      );
      await sql`update realms set revision = revision + 1 where realm = ${REALM}`.execute(tx);
    });
  await set('published_at', 'infinity');
  await set('starts_at', '-infinity');
  const home = await (await asked.page('/')).text();
  for (const title of ['Marked52x', 'Marked53x']) expect(home).toContain(title);
  expect((await asked.page('/search?query=marked')).status).toBe(200);
  await set('published_at', '1970-01-01T00:00:00Z');
  await set('starts_at', '2026-01-05T20:00:00Z');
});

test('a damaged consent term in the database does not affect the other terms and sign-up @keep-01', async () => {
  const restore = await damaged('definitions', { kind: 'consent', name: 'terms' }, withField('/terms/1', { text: {} }));
  await forget(asked.db, true);
  const answer = await asked.page('/signup');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('MarkedTermax');
  expect(html).toContain('MarkedTermcx');
  await forget(asked.db, false);
  await restore();
});

test('removes a list of 4,000 nested levels before processing a page, and renders the elements beside it @keep-01', async () => {
  const restore = await damaged('definitions', { kind: 'page', name: 'more' }, (whole) => {
    const page = JSON.parse(whole) as { elements: unknown[] };
    page.elements[1] = { $type: 'gridBlock', $zone: 'list', attributes: { elements: 'DEEP' } };
    return JSON.stringify(page).replace('"DEEP"', deepList(4000));
  });
  const warn = vi.spyOn(server.context.log, 'warn');
  const told = () => warn.mock.calls.flatMap(([, line]) => (String(line).includes('32 levels') ? [line] : []));
  for (const page of ['/section/more', '/section/more', '/browse']) {
    const answer = await asked.page(page);
    expect(answer.status).toBe(200);
    if (page !== '/browse') expect(await answer.text()).toContain('MarkedDx');
  }
  // The fault is logged once, however often the page is read.
  expect(told()).toHaveLength(1);
  expect(await server.context.metrics.registry.metrics()).toMatch(/playbill_diagnostics_total [1-9]/);
  warn.mockRestore();
  await restore();
});

test('serves a realm whose settings lack a required field, without an earlier valid version @keep-01', async () => {
  for (const [pointer, value] of [
    ['/hosts', null],
    ['/logos/small', 7],
    ['/languages', {}],
    ['/name', null],
  ] as const) {
    const restore = await damaged('realms', {}, withField(pointer, value));
    await forget(asked.db, true);
    const answer = await asked.page('/');
    expect([pointer, answer.status]).toEqual([pointer, 200]);
    expect(await answer.text()).toContain('Marked1x');
    await forget(asked.db, false);
    await restore();
  }
});

test('sixty random mutations of stored rows hide only the mutated rows @keep-01', async () => {
  const seed = 20_261_123;
  const { mutations, losses } = await runStored(asked, { count: 60, seed, most: 2 });
  expect(losses).toEqual([]);
  expect(mutations).toBe(60);
});
