import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { browserOf, lookAt, newSupporter } from '../../../../tests/support/impersonation.ts';
import { asChild, withProfiles } from '../../../../tests/support/profiles.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { readAccessToken } from '../../identity/sessions/access-token.ts';

const events = [6001, 6002, 6003, 6004];
const DENIED = 6009;
/** The realm's maximum number of events that are played at once. */
const MOST = 3;
const catalogue = {
  'catalogue/channels.json': {
    version: '1.0',
    events: [...events, DENIED].map((id) => ({
      id,
      title: `Channel ${id}`,
      rating: '0',
      access: id === DENIED ? 'DENIED' : 'GRANTED',
      startsAt: '2026-07-11T00:00:00Z',
      duration: 86_400,
      media: 'film',
    })),
  },
};

let server: TestServer;
let nina: Tokens & { email: string };
beforeAll(async () => {
  server = await openTestServer({ rateLimitFactor: 0 });
  const settings = { ...withProfiles, streams: { limit: 4 }, multiView: { enabled: true, max: MOST } };
  await loadAccounts(server, 'north', settings, catalogue);
  await loadAccounts(server, 'south', {}, catalogue);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-07-11T12:00:00Z');
  nina = await newViewer(server);
});

const send = (
  who: Pick<Tokens, 'authorisationToken'>,
  add: number[],
  remove: number[] = [],
  path = '/api/v1/multiviewHeartbeat',
) => {
  const init = json({ partitionDataToAdd: add.map(String), partitionDataToDelete: remove.map(String) });
  return server.call(path, { ...init, headers: { ...init.headers, ...bearer(who) } });
};
/** Reads the partitions (multi-view events) from the access token in a response. */
async function carried(answer: Response) {
  const { authorisationToken } = (await answer.json()) as Tokens;
  return (await readAccessToken(server.context, authorisationToken, 'north'))?.claims.partitions;
}
const problem = async (answer: Response) => {
  const { status, messages, details } = (await answer.json()) as Problem;
  return { status, message: messages[0], partitions: details?.partitions, streams: details?.streams?.length };
};
const manifest = (token: string, id: number) => {
  const init = json({ partition: String(id) });
  const headers = { ...init.headers, ...bearer({ authorisationToken: token }) };
  return server.call(`/api/v5/manifest/event/${id}`, { ...init, headers });
};

test('adds and removes multi-view events on both endpoints, and issues a token with the events @multi-02', async () => {
  const answer = await send(nina, [6001, 6002]);
  expect(answer.status).toBe(201);
  expect(await carried(answer)).toEqual(['6001', '6002']);
  expect(await carried(await send(nina, [6003], [6001], '/api/v1/token/partition'))).toEqual(['6002', '6003']);
  expect(await carried(await send(nina, []))).toEqual(['6002', '6003']);
  expect(await carried(await send(nina, [], [6002, 6003]))).toBeUndefined();
});

test('a multi-view event without a heartbeat for a minute ends, which is reported once @multi-02', async () => {
  await send(nina, [6001, 6002]);
  server.clock.advance(59_000);
  expect((await send(nina, [])).status).toBe(201);
  server.clock.advance(60_000);
  expect(await problem(await send(nina, []))).toMatchObject({
    status: 409,
    message: 'multiViewLost',
    partitions: ['6001', '6002'],
  });
  expect(await problem(await send(nina, []))).toMatchObject({ status: 409, message: 'multiViewLost', partitions: [] });
  expect(await carried(await send(nina, [6002]))).toEqual(['6002']);
});

test('each multi-view event counts towards the stream limit, and can be ended without the others @multi-02 @play-18', async () => {
  const init = json({ type: 'video', id: ids.free });
  const headers = { ...init.headers, ...bearer(nina) };
  const begin = () => server.call('/api/v2/playback-sessions', { ...init, headers });
  expect((await begin()).status).toBe(201);
  expect((await begin()).status).toBe(201);
  expect(await problem(await send(nina, [6001, 6002, 6003]))).toMatchObject({
    status: 409,
    message: 'streamLimitReached',
    streams: 2,
  });
  expect((await send(nina, [6001, 6002])).status).toBe(201);
  expect((await begin()).status).toBe(409);
  const { sessions } = (await (await server.call('/api/v2/playback-sessions', { headers })).json()) as {
    sessions: { id: string; contentId: number }[];
  };
  const first = sessions.find(({ contentId }) => contentId === 6001);
  await server.call(`/api/v2/playback-sessions/${first?.id}`, { method: 'DELETE', headers });
  expect(await problem(await send(nina, []))).toMatchObject({ message: 'multiViewLost', partitions: ['6001'] });
  expect(await carried(await send(nina, []))).toEqual(['6002']);
});

test('rejects too many or inaccessible multi-view events and starts none of them @multi-02', async () => {
  expect(await problem(await send(nina, events))).toMatchObject({ status: 409, message: 'tooManyViews' });
  expect(await problem(await send(nina, [6001, DENIED]))).toMatchObject({ status: 403, message: 'purchaseNeeded' });
  expect(await problem(await send(nina, [ids.coming]))).toMatchObject({ status: 404 });
  expect(await problem(await send(nina, []))).toMatchObject({ message: 'multiViewLost' });
  const south = await newViewer(server, 'south');
  const init = json({ partitionDataToAdd: ['6001'], partitionDataToDelete: [] });
  const off = await server.call('/api/v1/multiviewHeartbeat', {
    ...init,
    realm: 'south',
    headers: { ...init.headers, ...bearer(south) },
  });
  expect(await problem(off)).toMatchObject({ status: 403, message: 'multiViewOff' });
});

test('multi-view starts only events that both the token and the session contain @multi-02', async () => {
  const { authorisationToken } = (await (await send(nina, [6001])).json()) as Tokens;
  expect((await manifest(authorisationToken, 6001)).status).toBe(200);
  expect(await problem(await manifest(authorisationToken, 6002))).toMatchObject({
    status: 409,
    message: 'multiViewLost',
  });
  expect(await problem(await manifest(nina.authorisationToken, 6001))).toMatchObject({ message: 'multiViewLost' });
  await send(nina, [], [6001]);
  expect(await problem(await manifest(authorisationToken, 6001))).toMatchObject({ message: 'multiViewLost' });
});

test("a guest's multi-view events are stored in the token only, up to the realm's limit @multi-02", async () => {
  const guest = await server.guest();
  const first = await send(guest, [6001, 6002]);
  const { authorisationToken } = (await first.clone().json()) as Tokens;
  expect(await carried(first)).toEqual(['6001', '6002']);
  const held = { ...guest, authorisationToken };
  expect(await carried(await send(held, [6003], [6001]))).toEqual(['6002', '6003']);
  expect(await problem(await send(held, [6003, 6004]))).toMatchObject({ message: 'tooManyViews' });
  expect((await manifest(authorisationToken, 6002)).status).toBe(200);
  expect((await manifest(authorisationToken, 6003)).status).toBe(409);
});

test('a change of multi-view events sets the access cookie and keeps the refresh token @multi-02', async () => {
  const cookies = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const browser = {
    'x-playbill-session': 'cookie',
    origin: 'http://north.localhost',
    'content-type': 'application/json',
  };
  const began = cookies(await server.call('/api/v2/session', { method: 'POST', headers: browser }));
  const answer = await server.call('/api/v1/multiviewHeartbeat', {
    ...json({ partitionDataToAdd: ['6001'], partitionDataToDelete: [] }),
    headers: { ...browser, cookie: began.join('; ') },
  });
  expect(await answer.json()).toEqual({ partitions: ['6001'], expiresIn: 600 });
  const set = cookies(answer);
  expect(set.map((line) => line.split('=')[0])).toEqual(['playbill-access']);
  const kept = began.filter((line) => !line.startsWith('playbill-access')).concat(set);
  // A token keeps its partitions (multi-view events) when it is renewed.
  server.clock.advance(560_000);
  const renewed = cookies(
    await server.call('/api/v2/session', { method: 'POST', headers: { ...browser, cookie: kept.join('; ') } }),
  );
  const token = renewed.find((line) => line.startsWith('playbill-access='))?.slice('playbill-access='.length) ?? '';
  expect((await readAccessToken(server.context, token, 'north'))?.claims.partitions).toEqual(['6001']);
});

test('the token with multi-view events keeps profile and expiry of the previous one @multi-02 @acct-03', async () => {
  const child = await asChild(server, nina);
  server.clock.advance(200_000);
  const { authorisationToken } = (await (await send(child, [6001])).json()) as Tokens;
  const read = await readAccessToken(server.context, authorisationToken, 'north');
  expect(read?.claims.pro).toEqual({ id: child.id, tp: 'CHILD' });
  expect(read?.secondsLeft).toBe(400);
});

test('multi-view during impersonation changes only the impersonation cookie @multi-02 @auth-15', async () => {
  const staff = await newSupporter(server);
  const own = { 'playbill-access': staff.authorisationToken, 'playbill-refresh': staff.refreshToken };
  const cookies = { ...own, 'playbill-impersonation': await lookAt(server, staff, nina.email) };
  server.clock.advance(60_000);
  const init = json({ partitionDataToAdd: ['6001'], partitionDataToDelete: [] });
  const headers = { ...init.headers, ...browserOf(cookies) };
  const answer = await server.call('/api/v1/multiviewHeartbeat', { ...init, headers });
  expect(await answer.json()).toMatchObject({ partitions: ['6001'], expiresIn: 1740 });
  const [line = '', ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(line).toMatch(/^playbill-impersonation=.*; Max-Age=1740;/);
  const read = await readAccessToken(server.context, line.split(/[=;]/)[1] ?? '', 'north');
  expect(read?.claims.imp).toEqual({ by: expect.any(String) });
});

describe('any sequence of changes to the multi-view events of a session', () => {
  const some = fc.array(fc.constantFrom(...events), { maxLength: 6 });
  const change = fc.record({ add: some, remove: some }).filter(({ add, remove }) => add.length + remove.length > 0);
  /** Expected set of events after a change. An id in both lists is in the set. */
  const after = (before: ReadonlySet<number>, { add, remove }: { add: number[]; remove: number[] }) =>
    new Set([...[...before].filter((id) => !remove.includes(id)), ...add]);
  const sorted = (numbers: Iterable<number>) => [...numbers].toSorted((one, other) => one - other);
  const carriedBy = async (answer: Response) => sorted(((await carried(answer)) ?? []).map(Number));

  test.each([
    ['an account', () => newViewer(server), { numRuns: 20 }],
    ['a guest', () => server.guest(), { numRuns: 60 }],
  ])(
    "each change adds and removes the requested multi-view events of %s, never beyond the realm's limit @multi-02",
    async (who, enter, runs) => {
      let asked = 0;
      const steps = fc.array(change, { minLength: 3, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(steps, async (changes) => {
          let holder: Pick<Tokens, 'authorisationToken'> = await enter();
          let played: ReadonlySet<number> = new Set<number>();
          for (const one of changes) {
            const answer = await send(holder, one.add, one.remove);
            asked += 1;
            const wanted = after(played, one);
            if (wanted.size > MOST) {
              expect(await problem(answer)).toMatchObject({ status: 409, message: 'tooManyViews' });
              // For an account, removals apply even if the request is rejected. For a guest, the client keeps the old
              // token, so nothing changes.
              if (who === 'an account') played = after(played, { add: [], remove: one.remove });
              continue;
            }
            played = wanted;
            expect(await carriedBy(answer.clone())).toEqual(sorted(played));
            holder = (await answer.json()) as Tokens;
          }
        }),
        runs,
      );
      expect(asked).toBeGreaterThanOrEqual(runs.numRuns * 3);
    },
  );

  test('concurrent changes of one session never exceed the limit of multi-view events @multi-02', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 8 }), async (changes) => {
        const holder = await newViewer(server);
        const answers = await Promise.all(changes.map(({ add, remove }) => send(holder, add, remove)));
        for (const { status } of answers) expect([201, 409]).toContain(status);
        const [row] = await server.database.query<{ count: number }>(
          `select count(*)::int as count from active_streams join accounts on accounts.id = account_id
            where email = $1 and is_slot`,
          [holder.email],
          'north',
        );
        expect(row?.count).toBeLessThanOrEqual(MOST);
      }),
      { numRuns: 20 },
    );
  });
});
