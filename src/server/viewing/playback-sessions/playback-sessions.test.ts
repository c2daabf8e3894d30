import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { purgeExpired } from '../../app/districts.ts';

const LIMIT = 2;
const PATH = '/api/v2/playback-sessions';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let server: TestServer;
/** A second server instance that uses the same database. */
let second: TestServer;
let nina: Tokens & { email: string };
beforeAll(async () => {
  server = await openTestServer();
  second = await openTestServer({ databaseUrl: server.database.url });
  await loadAccounts(server, 'north', { streams: { limit: LIMIT } });
  await loadAccounts(server, 'south');
});
afterAll(async () => {
  await second.close();
  await server.close();
});
beforeEach(async () => {
  nina = await newViewer(server);
});

const ask = (
  who: Tokens,
  method: string,
  path: string,
  { body, on = server }: { body?: object; on?: TestServer } = {},
) => {
  const init = body ? json(body) : {};
  return on.call(path, { ...init, method, headers: { ...init.headers, ...bearer(who), 'user-agent': CHROME } });
};
const begin = (
  who: Tokens,
  { on = server, ...more }: { on?: TestServer; clientId?: string; id?: number; type?: string } = {},
) => ask(who, 'POST', PATH, { on, body: { type: 'video', id: ids.free, ...more } });
const begun = async (who: Tokens, more: Parameters<typeof begin>[1] = {}) =>
  ((await (await begin(who, more)).json()) as { id: string }).id;
const beat = async (who: Tokens, id: string, on = server) => {
  const answer = await ask(who, 'PUT', `${PATH}/${id}/heartbeat`, { on });
  return answer.ok ? answer.status : ((await answer.json()) as Problem).messages[0];
};
const stop = (who: Tokens, id: string) => ask(who, 'DELETE', `${PATH}/${id}`);
const playing = async (who: Tokens) =>
  (await (await ask(who, 'GET', PATH)).json()) as { sessions: PlaybackSession[]; limit?: number };

test('rejects a stream above the limit with a list of the playing streams, which can be ended @play-18', async () => {
  const first = await begun(nina);
  server.clock.advance(1000);
  const last = await begun(nina, { id: ids.free });
  const refused = await begin(nina);
  expect(refused.status).toBe(409);
  const { messages, details } = (await refused.json()) as Problem;
  expect(messages).toEqual(['streamLimitReached']);
  const told = {
    type: 'video',
    contentId: ids.free,
    title: expect.any(String),
    device: { browser: 'Chrome', system: 'Windows', type: 'desktop' },
  };
  expect(details?.streams).toEqual([
    { ...told, id: first, since: server.clock.now() - 1000 },
    { ...told, id: last, since: server.clock.now() },
  ]);
  expect(await playing(nina)).toEqual({ sessions: details?.streams, limit: LIMIT });
  expect((await stop(nina, first)).status).toBe(204);
  expect((await begin(nina)).status).toBe(201);
  expect(await beat(nina, first)).toBe('playbackStoppedElsewhere');
  expect(await beat(nina, last)).toBe(204);
});

test('a stream without a heartbeat for a minute ends and no longer counts towards the limit @play-18', async () => {
  const [one, two] = [await begun(nina), await begun(nina)];
  server.clock.advance(59_000);
  expect(await beat(nina, one)).toBe(204);
  server.clock.advance(1000);
  expect(await beat(nina, two)).toBe('playbackSessionOver');
  expect(await beat(nina, one)).toBe(204);
  expect((await playing(nina)).sessions.map(({ id }) => id)).toEqual([one]);
  expect((await begin(nina)).status).toBe(201);
  expect((await begin(nina)).status).toBe(409);
});

test('concurrent starts of streams on two server instances never exceed the limit @play-18', async () => {
  second.clock.advance(server.clock.now() - second.clock.now());
  for (let round = 0; round < 5; round += 1) {
    const viewer = await newViewer(server);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => begin(viewer, { on: at % 2 === 0 ? server : second })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMIT);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - LIMIT);
    expect((await playing(viewer)).sessions).toHaveLength(LIMIT);
  }
});

test('a restarted player does not count as a second stream @play-18', async () => {
  const first = await begun(nina, { clientId: 'tab-number-one' });
  await begun(nina, { clientId: 'tab-number-two' });
  const again = await begin(nina, { clientId: 'tab-number-one' });
  expect(again.status).toBe(201);
  expect(await beat(nina, first)).toBe('playbackSessionOver');
  expect((await begin(nina)).status).toBe(409);
});

test("notifies the player on any server instance when the player's stream is ended @play-18", async () => {
  const id = await begun(nina);
  const other = await begun(nina);
  const heard: string[] = [];
  const stream = await second.call(`/api/v2/live?topic=${id}`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return;
      heard.push(value);
    }
  })();
  await vi.waitFor(() => expect(heard.join('')).toContain('"state"'));
  await stop(nina, other);
  await stop(nina, id);
  await vi.waitFor(() => expect(heard.join('')).toContain(`{"type":"stopped","topic":"${id}"}`));
  expect(heard.join('')).not.toContain(other);
  await reader?.cancel();
});

test('an account can neither see nor end streams of another account @play-18', async () => {
  const id = await begun(nina);
  const otto = await newViewer(server);
  expect((await playing(otto)).sessions).toEqual([]);
  expect(await beat(otto, id)).toBe('playbackSessionOver');
  expect((await stop(otto, id)).status).toBe(204);
  expect(await beat(nina, id)).toBe(204);
  const guest = await server.guest();
  expect((await begin(guest)).status).toBe(403);
});

test('rejects a stream of a title that cannot be played, and has no stream limit unless the realm sets one @play-18', async () => {
  expect((await begin(nina, { id: ids.denied })).status).toBe(403);
  expect((await begin(nina, { id: 999_999 })).status).toBe(404);
  expect((await begin(nina, { type: 'event', id: ids.weekly })).status).toBe(404);
  const south = await newViewer(server, 'south');
  const body = { type: 'video', id: ids.free };
  for (let count = 0; count < 6; count += 1) {
    const init = json(body);
    const answer = await server.call(PATH, { ...init, realm: 'south', headers: { ...init.headers, ...bearer(south) } });
    expect(answer.status).toBe(201);
  }
});

test('purges ended streams after an hour, but no playing streams @play-18', async () => {
  const old = await begun(nina);
  server.clock.advance(3_600_001);
  // The first token has expired by now.
  const fresh = await begun(await newViewer(server));
  const north = await findRealm(server.context.db, 'north');
  if (!north) throw new Error('There is no north');
  await purgeExpired.run(server.context, north, {});
  const kept = await server.database.query<{ id: string }>('select id from active_streams where id in ($1, $2)', [
    old,
    fresh,
  ]);
  expect(kept).toEqual([{ id: fresh }]);
});
