import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { newProfile, send, switchTo, withProfiles } from '../../../../tests/support/profiles.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { profileDataTables } from './profiles.store.ts';

type Pair = Pick<Tokens, 'authorisationToken' | 'refreshToken'>;

let server: TestServer;
let own: Tokens & { email: string };
let dad: Pair;
let dadId: string;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { ...withProfiles, watchlistsEnabled: true });
});
beforeEach(async () => {
  const first = await newViewer(server);
  dadId = await newProfile(server, first, { displayName: 'Dad', type: 'ADULT' });
  // Switching the profile replaces the session, so the owner of the main profile signs in again to get another one.
  dad = await switchTo(server, first, dadId);
  const login = await server.call('/api/v2/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: first.email, secret: 'a long password' }),
  });
  own = { ...((await login.json()) as Tokens), email: first.email };
});
afterAll(() => server.close());

const get = async (tokens: Pair, path: string) => (await send(server, tokens, `GET ${path}`)).json() as Promise<never>;

/** Stores one item of each kind and returns the watchlist's id. */
async function keepAll(tokens: Pair): Promise<number> {
  const done = async (name: string, body?: object) => {
    const answer = await send(server, tokens, name, body);
    expect(answer.ok, `${name} ${answer.status}`).toBe(true);
    return answer;
  };
  await done(`POST /api/v2/customer/history/vod/${ids.free}`, { progress: 10 });
  await done(`PUT /api/v2/favourite/vods/${ids.free}`);
  await done('PUT /api/v2/user/preferences', { autoAdvance: false });
  await done(`PUT /api/v4/event/${ids.coming}/reminder`, { timeZone: 'UTC' });
  await done(`DELETE /api/v2/customer/up-next/${ids.episode}`);
  const { id } = (await (await done('POST /api/v3/user/watchlist', { name: 'Mine' })).json()) as { id: number };
  await done(`POST /api/v4/user/watchlist/${id}/content`, {
    content: [{ id: String(ids.free), contentType: 'VOD' }],
  });
  return id;
}

/** Everything stored for a profile, as the API returns it. */
const shown = async (tokens: Pair, list: number) => ({
  history: ((await get(tokens, '/api/v2/customer/history/vod')) as { vods: unknown[] }).vods.length,
  progress: ((await get(tokens, `/api/v4/vod/${ids.free}`)) as { watchProgress?: number }).watchProgress,
  favourites: ((await get(tokens, '/api/v2/favourite/ids')) as { ids: number[] }).ids,
  marked: ((await get(tokens, '/api/v2/favourite/vods')) as { events: unknown[] }).events.length,
  autoAdvance: ((await get(tokens, '/api/v2/user/preferences')) as { autoAdvance: boolean }).autoAdvance,
  reminder: ((await get(tokens, `/api/v4/event/${ids.coming}/reminder`)) as { isSet: boolean }).isSet,
  lists: ((await get(tokens, '/api/v3/user/watchlist')) as { watchlists: unknown[] }).watchlists.length,
  list: (await send(server, tokens, `GET /api/v4/user/watchlist/${list}`)).status,
});
const all = {
  history: 1,
  progress: 10,
  favourites: [ids.free],
  marked: 1,
  autoAdvance: false,
  reminder: true,
  lists: 1,
  list: 200,
};
const nothing = {
  history: 0,
  progress: undefined,
  favourites: [],
  marked: 0,
  autoAdvance: true,
  reminder: false,
  lists: 0,
  list: 404,
};

test('profiles that store the same items (favourites, history) do not see each other’s data @acct-02 @list-07', async () => {
  const list = await keepAll(dad);
  expect(await shown(dad, list)).toEqual(all);
  expect(await shown(own, list)).toEqual(nothing);
  const other = await keepAll(own);
  expect(await shown(own, other)).toEqual(all);
  expect(await shown(dad, list)).toEqual(all);
});

test('deletes data of one profile without touching another’s @acct-02 @list-07', async () => {
  const list = await keepAll(dad);
  const other = await keepAll(own);
  await send(server, own, 'DELETE /api/v2/customer/history/vod');
  await send(server, own, `DELETE /api/v2/favourite/vods/${ids.free}`);
  await send(server, own, 'PUT /api/v2/user/preferences', { autoAdvance: true });
  await send(server, own, `DELETE /api/v4/event/${ids.coming}/reminder`);
  for (const id of [list, other]) await send(server, own, `DELETE /api/v3/user/watchlist/me/${id}`);
  expect(await shown(own, other)).toEqual(nothing);
  expect(await shown(dad, list)).toEqual(all);
});

test('rejects changes to a watchlist of another profile of the same account @acct-02', async () => {
  const list = await keepAll(dad);
  for (const [name, body] of [
    [`PUT /api/v3/user/watchlist/${list}`, { name: 'Stolen' }],
    [`POST /api/v4/user/watchlist/${list}`, { content: [{ id: String(ids.free), contentType: 'VOD' }] }],
    [`POST /api/v4/user/watchlist/${list}/content`, { content: [{ id: '102', contentType: 'VOD' }] }],
    [`PUT /api/v4/user/watchlist/${list}/share`, undefined],
    [`DELETE /api/v3/user/watchlist/me/${list}`, undefined],
  ] as const)
    expect((await send(server, own, name, body)).status, name).toBe(404);
});

test('lets another profile save a shared watchlist @acct-02', async () => {
  const list = await keepAll(dad);
  const opened = await send(server, dad, `PUT /api/v4/user/watchlist/${list}/share`);
  const { ownerExternalId } = (await opened.json()) as { ownerExternalId: string };
  const saved = await send(server, own, `POST /api/v3/user/watchlist/${ownerExternalId}/${list}/save`);
  expect(saved.status).toBe(204);
  expect(await get(own, '/api/v3/user/watchlist')).toMatchObject({
    watchlists: [{ ownership: 'SHARED', saved: true }],
  });
  expect(await get(dad, '/api/v3/user/watchlist')).toMatchObject({ watchlists: [{ ownership: 'OWNED' }] });
});

test('deletes a profile with all its data and nothing of other profiles @acct-02', async () => {
  const list = await keepAll(own);
  await keepAll(dad);
  const opened = await send(server, own, `PUT /api/v4/user/watchlist/${list}/share`);
  const { ownerExternalId } = (await opened.json()) as { ownerExternalId: string };
  await send(server, dad, `POST /api/v3/user/watchlist/${ownerExternalId}/${list}/save`);
  const rows = async (profile: string) => {
    const counts: Record<string, number> = {};
    for (const table of profileDataTables) {
      const [row] = await server.database.query<{ n: number }>(
        `select count(*)::int as n from ${table} where profile_id = $1`,
        [profile],
      );
      counts[table] = row?.n ?? 0;
    }
    return counts;
  };
  // Every table must have a row of the profile before the deletion, or the test would prove nothing.
  expect(Object.values(await rows(dadId)).every((count) => count > 0)).toBe(true);
  expect((await send(server, own, `DELETE /api/v1/profile/${dadId}`)).status).toBe(204);
  expect(new Set(Object.values(await rows(dadId)))).toEqual(new Set([0]));
  expect(await shown(own, list)).toMatchObject({ ...all, lists: 1 });
  expect((await send(server, dad, 'GET /api/v2/favourite/ids')).status).toBe(401);
});

test('database tables with a profile id have the id in the primary key and lose a deleted profile’s rows @acct-02', async () => {
  const columns = await server.database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'profile_id' order by 1`,
  );
  // The table `sessions` is not emptied with the profile: its sessions are ended, and purged after they expire.
  expect(columns.map(({ name }) => name)).toEqual([...profileDataTables, 'sessions'].toSorted());
  const keyed = await server.database.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'p' and exists (select from unnest(conkey) key
       join pg_attribute on attrelid = conrelid and attnum = key where attname = 'profile_id') order by 1`,
  );
  // The table of watchlists has its own id as primary key, so it is the only one without the profile id in it.
  expect(keyed.map(({ name }) => name)).toEqual(profileDataTables.filter((name) => name !== 'watchlists').toSorted());
});
