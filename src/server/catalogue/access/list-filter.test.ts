import { type SqlBool, sql } from 'kysely';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessLevels } from '#schemas/access.ts';
import { realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { loadRealm } from '../../app/load-realm.ts';
import type { AccessTitle, Circumstances } from './barriers.ts';
import { decideAccess } from './decide-access.ts';
import { isListed, type ListFilter, emptyListFilter, createListFilter, listedConditions } from './list-filter.ts';

const ratings = [undefined, '7', '12', 'PG-13', 'MA15+'];
const adult = ['12', 'PG-13', 'MA15+'];

/** Test titles: one for each combination of access level, geoblocking and age rating. */
const cases = accessLevels
  .flatMap((access) => [true, false].map((geoblocked) => ({ access, geoblocked })))
  .flatMap((title) => ratings.map((rating) => ({ ...title, ...(rating !== undefined && { rating }) })))
  .map((title, index) => ({ ...title, id: 8000 + index }));

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as { videos: object[] };
  const common = { duration: 600, publishedAt: '2026-01-01', media: 'film', tags: ['cases'] };
  catalogue.videos.push(...cases.map((title) => ({ ...common, ...title, title: `Case ${title.id}` })));
  const { folder } = await writeRealm('north', { 'catalogue/all.json': catalogue });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
});
afterAll(() => server.close());

const base: Circumstances = {
  isGuest: true,
  entitlements: [],
  licences: [],
  now: 0,
  country: 'SE',
  blockedCountries: ['KP', 'FR'],
};
const people: [string, Circumstances][] = [
  ['a guest', base],
  ['a viewer', { ...base, isGuest: false }],
  ['a guest where titles are blocked', { ...base, country: 'KP' }],
  ['a viewer where titles are blocked', { ...base, isGuest: false, country: 'FR' }],
  ['a guest of a realm that blocks nowhere', { ...base, country: 'KP', blockedCountries: [] }],
];
const displays = ['SHOW', 'HIDE', undefined] as const;
const questions = people.flatMap(([name, who]) =>
  displays.flatMap((displayGeoblocked) =>
    displays.flatMap((displayContentAvailableOnSignIn) =>
      [false, true].map((notForChildren) => {
        const switches = { displayGeoblocked, displayContentAvailableOnSignIn };
        return { name, who, switches, leaving: { ...createListFilter(who, switches), notForChildren } };
      }),
    ),
  ),
);

const numbers = (titles: readonly { id: number }[]) => titles.map(({ id }) => id).sort((a, b) => a - b);

/** Selects the listed titles with the SQL conditions. */
const found = (tx: Tx, leaving: ListFilter) =>
  tx
    .selectFrom('contents as c')
    .select(['c.id', 'c.kind', 'c.access', 'c.geoblocked', 'c.body'])
    .where(sql<SqlBool>`${sql.join([sql`c.tags @> array['cases']`, ...listedConditions(leaving)], sql` and `)}`)
    .execute();

test('the list filter in SQL selects the same titles as the list filter in memory, for every viewer and option', async () => {
  await inRealm(server.context.db, 'north', async (tx) => {
    const titles = (await found(tx, emptyListFilter)).map((row) => ({ ...row, event: null }) satisfies AccessTitle);
    expect(numbers(titles)).toEqual(numbers(cases));
    expect(questions).toHaveLength(90);
    for (const { name, who, switches, leaving } of questions) {
      const what = `${name} ${JSON.stringify(switches)}${leaving.notForChildren ? ' with a child' : ''}`;
      const bySql = numbers(await found(tx, leaving));
      const byRule = titles.filter((title) => isListed(title, leaving));
      expect(bySql, what).toEqual(numbers(byRule));
      const byDecision = titles.filter((title) => {
        const { accessLevel, geoBlocked } = decideAccess(title, who);
        return (
          !(switches.displayGeoblocked === 'HIDE' && geoBlocked) &&
          !(switches.displayContentAvailableOnSignIn === 'HIDE' && accessLevel === 'GRANTED_ON_SIGN_IN') &&
          !(leaving.notForChildren && adult.includes(title.body.rating ?? ''))
        );
      });
      expect(bySql, what).toEqual(numbers(byDecision));
    }
  });
});
