import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LiveMessage } from '#schemas/wire/catalogue/live.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import type { Joined, Room } from '#schemas/wire/viewing/watch-together.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { purgeExpired } from '../../app/districts.ts';

const PATH = '/api/v2/watch-together';
let server: TestServer;
let nina: Tokens;
let guest: Tokens;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  nina = await newViewer(server);
  guest = await server.guest();
});

const ask = (path: string, body: object, { who = guest, method = 'POST' } = {}) => {
  const init = json(body);
  return server.call(`${PATH}${path}`, { ...init, method, headers: { ...init.headers, ...bearer(who) } });
};
const read = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const problem = async (answer: Promise<Response>) => {
  const { status, messages, details } = await read<Problem>(answer);
  return { status, message: messages[0], state: details?.room };
};
const make = async (body: object = {}) =>
  read<{ roomId: string; inviteUrl: string }>(ask('', { type: 'video', id: ids.free, ...body }));
const join = (room: string, name?: string, who?: Tokens) =>
  read<Joined>(ask(`/${room}/members`, name === undefined ? {} : { name }, who && { who }));
const beat = (room: string, member: string) => ask(`/${room}/members`, { member }, { method: 'PUT' });
const playing = { paused: false, position: 12, rate: 1 };
const command = (room: string, member: string, revision: number, more: object = {}) =>
  ask(`/${room}/commands`, { member, revision, ...playing, ...more });

/** Subscribes to a room's topic and collects its messages. */
async function listen(room: string) {
  const answer = await server.call(`/api/v2/live?topic=${room}`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const messages: LiveMessage[] = [];
  void (async () => {
    for (let text = ''; ; ) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return;
      text += value;
      const lines = text.split('\n\n');
      text = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) messages.push(JSON.parse(line.slice(6)) as LiveMessage);
    }
  })();
  await vi.waitFor(() => expect(messages).not.toEqual([]));
  return { messages, close: () => reader?.cancel() };
}
const hears = (messages: LiveMessage[], message: object) =>
  vi.waitFor(() => expect(messages).toContainEqual(expect.objectContaining(message)));

test('a new watch-together room has an invitation link, and late members get its current state @live-06', async () => {
  const { roomId, inviteUrl } = await make();
  expect(roomId).toMatch(/^[\w-]{32}$/);
  expect(inviteUrl).toMatch(new RegExp(`^/video/${ids.free}/watch-together\\?.*room=${roomId}`));
  const host = await join(roomId, undefined, nina);
  expect(host).toMatchObject({ number: 1, room: { host: 1, members: [{ number: 1, name: 'Nina New' }] } });
  expect((await command(roomId, host.member, 0)).status).toBe(200);
  server.clock.advance(3000);
  const late = await join(roomId, ' Otto\u202E ');
  expect(late.room).toEqual({
    roomId,
    type: 'video',
    id: ids.free,
    control: 'host',
    host: 1,
    members: [
      { number: 1, name: 'Nina New' },
      { number: 2, name: 'Otto' },
    ],
    state: { ...playing, at: server.clock.now() - 3000, revision: 1 },
    requestedAt: server.clock.now(),
  });
  expect(await read(server.call(`${PATH}/${roomId}`, { headers: bearer(guest) }))).toEqual({
    type: 'video',
    id: ids.free,
    members: 2,
  });
});

test("the invitation to watch an event together contains the event's route @live-06", async () => {
  expect((await make({ type: 'event', id: ids.weekly })).inviteUrl).toMatch(/^\/live\/5001\/watch-together\?room=/);
});

test('accepts only the host’s playback commands, and rejects outdated ones with the current state @live-06', async () => {
  const { roomId } = await make();
  const [host, other] = [await join(roomId), await join(roomId)];
  expect(await problem(command(roomId, other.member, 0))).toMatchObject({ status: 403, message: 'hostOnly' });
  const state = (await read<Room>(command(roomId, host.member, 0, { position: 30 }))).state;
  expect(await problem(command(roomId, host.member, 0, { position: 99 }))).toEqual({
    status: 409,
    message: 'staleCommand',
    state,
  });
  expect((await read<Room>(beat(roomId, other.member))).state).toEqual(state);
});

test('if everyone controls the room, one of several concurrent playback commands applies @live-06', async () => {
  const { roomId } = await make({ control: 'everyone' });
  const members = [await join(roomId), await join(roomId), await join(roomId)];
  const answers = await Promise.all(members.map(({ member }, at) => command(roomId, member, 0, { position: at })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('notifies only the members of a watch-together room about its changes @live-06 @push-01', async () => {
  const [{ roomId }, { roomId: elsewhere }] = [await make(), await make()];
  const [inside, outside] = [await listen(roomId), await listen(elsewhere)];
  const host = await join(roomId, 'Nina');
  const other = await join(roomId, 'Otto');
  const members = [
    { number: 1, name: 'Nina' },
    { number: 2, name: 'Otto' },
  ];
  await hears(inside.messages, { type: 'roomMembers', topic: roomId, host: 1, members });
  await command(roomId, host.member, 0);
  await hears(inside.messages, { type: 'roomState', state: expect.objectContaining({ ...playing, revision: 1 }) });
  expect((await ask(`/${roomId}/reactions`, { member: other.member, reaction: 'love' })).status).toBe(204);
  expect((await ask(`/${roomId}/reactions`, { member: other.member, reaction: 'love' })).status).toBe(429);
  await hears(inside.messages, { type: 'roomReaction', number: 2, reaction: 'love' });
  server.clock.advance(500);
  expect((await ask(`/${roomId}/reactions`, { member: other.member, reaction: 'laugh' })).status).toBe(204);
  expect((await ask(`/${roomId}/reactions`, { member: other.member, reaction: 'skull' })).status).toBe(400);
  await hears(inside.messages, { reaction: 'laugh' });
  const told = JSON.stringify(inside.messages);
  for (const { member } of [host, other]) expect(told).not.toContain(member);
  expect(outside.messages.map(({ type }) => type)).toEqual(['state']);
  await Promise.all([inside.close(), outside.close()]);
});

test('the longest present member becomes host when the host leaves or sends no heartbeat @live-06', async () => {
  const { roomId } = await make();
  const [first, second, third] = [await join(roomId), await join(roomId), await join(roomId)];
  expect((await ask(`/${roomId}/leave`, { member: first.member })).status).toBe(204);
  expect(await read<Room>(beat(roomId, third.member))).toMatchObject({
    host: 2,
    members: [{ number: 2 }, { number: 3 }],
  });
  server.clock.advance(44_000);
  await beat(roomId, third.member);
  server.clock.advance(1000);
  expect(await read<Room>(beat(roomId, third.member))).toMatchObject({ host: 3, members: [{ number: 3 }] });
  expect(await problem(beat(roomId, second.member))).toMatchObject({ status: 404, message: 'notInRoom' });
  expect((await command(roomId, third.member, 0)).status).toBe(200);
  expect(await problem(ask(`/${roomId}/leave`, { member: first.member }))).toMatchObject({ message: 'notInRoom' });
});

test('a room holds at most fifty members @live-06', async () => {
  const { roomId } = await make();
  const joined = await Promise.all(
    Array.from({ length: 52 }, () => ask(`/${roomId}/members`, { name: '漢'.repeat(30) })),
  );
  expect(joined.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(joined.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('a room ends ten minutes after its last use and is purged @live-06', async () => {
  const { roomId } = await make();
  const { member } = await join(roomId);
  server.clock.advance(599_000);
  // The viewer signs in again, because access tokens expire sooner than rooms.
  guest = await server.guest();
  const again = await join(roomId);
  expect(await problem(beat(roomId, member))).toMatchObject({ message: 'notInRoom' });
  await ask(`/${roomId}/leave`, { member: again.member });
  server.clock.advance(600_000);
  guest = await server.guest();
  for (const answer of [
    beat(roomId, again.member),
    ask(`/${roomId}/members`, {}),
    command(roomId, member, 0),
    ask(`/${roomId}/reactions`, { member, reaction: 'love' }),
  ])
    expect(await problem(answer)).toMatchObject({ status: 404, message: 'roomOver' });
  const north = await findRealm(server.context.db, 'north');
  if (!north) throw new Error('There is no north');
  const { roomId: kept } = await make();
  await purgeExpired.run(server.context, north, {});
  const rooms = await server.database.query('select id from rooms');
  expect(rooms).toEqual([{ id: kept }]);
  expect(await server.database.query('select * from room_members')).toEqual([]);
});

test('creating or joining a watch-together room requires access to the title; other realms cannot see the room @live-06', async () => {
  expect((await ask('', { type: 'video', id: ids.denied })).status).toBe(403);
  expect(await problem(ask('', { type: 'video', id: ids.onSignIn }))).toMatchObject({ status: 401 });
  const { roomId } = await read<{ roomId: string }>(ask('', { type: 'video', id: ids.onSignIn }, { who: nina }));
  expect(await problem(ask(`/${roomId}/members`, {}))).toMatchObject({ status: 401, message: 'signInToWatch' });
  expect((await ask(`/${roomId}/members`, {}, { who: nina })).status).toBe(201);
  const south = await server.guest('south');
  const other = await server.call(`${PATH}/${roomId}`, { realm: 'south', headers: bearer(south) });
  expect(other.status).toBe(404);
});
