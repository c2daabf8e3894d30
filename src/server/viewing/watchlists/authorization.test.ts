import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEndpoints } from '#schemas/wire/viewing/list-endpoints.ts';
import type { Watchlists } from '#schemas/wire/viewing/lists.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

/**
 * Callers: the owner; `reader`, who has the list's secret; `other`, a viewer who guesses; a guest; `abroad`, a viewer
 * of another realm on that realm's host; `smuggler`, the same viewer on this realm's host.
 */
const callers = ['owner', 'reader', 'other', 'guest', 'abroad', 'smuggler'] as const;
type Caller = (typeof callers)[number];

const titles = { content: [{ id: '101', contentType: 'VOD' }] };
const inIt = { content: [{ id: '100', contentType: 'VOD' }] };

/**
 * For each endpoint the expected status codes, in the order of `callers`. Each call uses a new shared list that
 * contains title 100. `{owner}` in paths is replaced by the owner names that the caller knows or guesses.
 */
const rows: Readonly<Record<keyof typeof listEndpoints, { answers: string; path: string; body?: object }>> = {
  'GET /api/v2/favourite/vods': { answers: '200 200 200 403 200 401', path: '/api/v2/favourite/vods' },
  'GET /api/v2/favourite/ids': { answers: '200 200 200 403 200 401', path: '/api/v2/favourite/ids' },
  'PUT /api/v2/favourite/vods/{id}': { answers: '204 204 204 403 204 401', path: '/api/v2/favourite/vods/102' },
  'DELETE /api/v2/favourite/vods/{id}': {
    answers: '204 204 204 403 204 401',
    path: `/api/v2/favourite/vods/${ids.free}`,
  },
  'GET /api/v3/user/watchlist': { answers: '200 200 200 403 200 401', path: '/api/v3/user/watchlist' },
  'POST /api/v3/user/watchlist': {
    answers: '201 201 201 403 201 401',
    path: '/api/v3/user/watchlist',
    body: { name: 'Another' },
  },
  'PUT /api/v3/user/watchlist/{id}': {
    answers: '204 404 404 403 404 401',
    path: '/api/v3/user/watchlist/{list}',
    body: { name: 'Mine now' },
  },
  'POST /api/v3/user/watchlist/{owner}/{watchlistId}/save': {
    answers: '409 204 404 403 404 401',
    path: '/api/v3/user/watchlist/{owner}/{list}/save',
  },
  'DELETE /api/v3/user/watchlist/{owner}/{watchlistId}': {
    answers: '204 204 404 403 404 401',
    path: '/api/v3/user/watchlist/{owner}/{list}',
  },
  'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}': {
    answers: '200 200 404 403 404 401',
    path: '/api/v3/user/watchlist/{owner}/{list}/adjacentTo/100',
  },
  'GET /api/v4/user/watchlist/{id}': {
    answers: '200 200 404 403 404 401',
    path: '/api/v4/user/watchlist/{list}?owner={owner}',
  },
  'POST /api/v4/user/watchlist/{id}': {
    answers: '204 404 404 403 404 401',
    path: '/api/v4/user/watchlist/{list}',
    body: inIt,
  },
  'PUT /api/v4/user/watchlist/{id}/share': {
    answers: '200 404 404 403 404 401',
    path: '/api/v4/user/watchlist/{list}/share',
  },
  'DELETE /api/v4/user/watchlist/{id}/share': {
    answers: '204 404 404 403 404 401',
    path: '/api/v4/user/watchlist/{list}/share',
  },
  'POST /api/v4/user/watchlist/{id}/content': {
    answers: '201 404 404 403 404 401',
    path: '/api/v4/user/watchlist/{list}/content',
    body: titles,
  },
  'DELETE /api/v4/user/watchlist/{id}/content/{type}/{contentId}': {
    answers: '204 404 404 403 404 401',
    path: '/api/v4/user/watchlist/{list}/content/VOD/100',
  },
};

let server: TestServer;
let headers: Record<Caller, Record<string, string>>;
beforeAll(async () => {
  server = await openTestServer({ rateLimitFactor: 100 });
  await loadAccounts(server, 'north', { watchlistsEnabled: true });
  await loadAccounts(server, 'south', { watchlistsEnabled: true });
  const abroad = bearer(await newViewer(server, 'south'));
  headers = {
    owner: bearer(await newViewer(server)),
    reader: bearer(await newViewer(server)),
    other: bearer(await newViewer(server)),
    guest: bearer(await server.guest()),
    abroad,
    smuggler: abroad,
  };
});
afterAll(() => server.close());

const send = (caller: Caller, method: string, path: string, body?: object) => {
  const init = body ? json(body) : {};
  const realm = caller === 'abroad' ? 'south' : 'north';
  return server.call(path, { ...init, realm, method, headers: { ...init.headers, ...headers[caller] } });
};

interface Shared {
  list: number;
  secret: string;
}

/** Creates a shared list of the owner with title 100. */
async function share(): Promise<Shared> {
  const made = await send('owner', 'POST', '/api/v3/user/watchlist', { name: 'Shared' });
  const { id: list } = (await made.json()) as { id: number };
  await send('owner', 'POST', `/api/v4/user/watchlist/${list}/content`, inIt);
  const opened = await send('owner', 'PUT', `/api/v4/user/watchlist/${list}/share`);
  return { list, secret: ((await opened.json()) as { ownerExternalId: string }).ownerExternalId };
}

/** Reads everything that the database stores about the owner's lists. */
async function stored(): Promise<string> {
  const account = `(select account_id from watchlists where name = 'Shared' order by id limit 1)`;
  return JSON.stringify([
    await server.database.query(`select * from watchlists where account_id = ${account} order by id`),
    await server.database.query(
      `select i.* from watchlist_items i join watchlists w on w.id = i.watchlist_id and w.realm = i.realm
       where w.account_id = ${account} order by watchlist_id, content_id`,
    ),
    await server.database.query(`select * from favourites where account_id = ${account} order by content_id`),
  ]);
}

/** Owner names that a caller tries: the secret if known, guesses otherwise. */
async function words(caller: Caller, { secret }: Shared): Promise<string[]> {
  if (caller === 'owner') return ['me'];
  if (caller === 'reader' || caller === 'guest' || caller === 'smuggler' || caller === 'abroad') return [secret];
  return ['me', 'null', '1', 'A'.repeat(32), (await share()).secret];
}

test.each(Object.entries(rows))(
  '%s answers owner, other users and guests with the expected status; only the owner changes lists @list-03 @door-19',
  async (name, { answers, path, body }) => {
    const [method = ''] = name.split(' ');
    const found: string[] = [];
    for (const caller of callers) {
      const shared = await share();
      await send('owner', 'PUT', `/api/v2/favourite/vods/${ids.free}`);
      const tries = await words(caller, shared);
      const before = await stored();
      const statuses = new Set<number>();
      for (const owner of tries) {
        const address = path.replace('{list}', String(shared.list)).replace('{owner}', owner);
        statuses.add((await send(caller, method, address, body)).status);
      }
      found.push(`${caller} ${[...statuses].join('|')}`);
      if (caller !== 'owner') expect([caller, await stored()]).toEqual([caller, before]);
    }
    expect(found).toEqual(answers.split(' ').map((status, index) => `${callers[index]} ${status}`));
  },
);

test('never shows lists or favourites of other accounts @list-03 @door-19', async () => {
  await share();
  await send('owner', 'PUT', `/api/v2/favourite/vods/${ids.free}`);
  for (const caller of ['other', 'abroad'] as const) {
    const answer = await send(caller, 'GET', '/api/v3/user/watchlist?rpp=100');
    const { watchlists } = (await answer.json()) as Watchlists;
    expect(watchlists.filter(({ name }) => name !== 'Another')).toEqual([]);
    const favourites = await send(caller, 'GET', '/api/v2/favourite/ids');
    expect(((await favourites.json()) as { ids: number[] }).ids).not.toContain(ids.free);
  }
});

test('the tests of access to watchlists cover every watchlist endpoint @door-19', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(listEndpoints).toSorted());
});
