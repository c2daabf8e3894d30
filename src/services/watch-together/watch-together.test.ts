import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Room } from '#schemas/wire/viewing/watch-together.ts';
import type { RoomState } from '#schemas/wire/catalogue/live.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { TopicUpdate } from '../live/live-stream.ts';
import { createWatchTogether } from './watch-together.ts';

const refusal = (status: number, message = '', details?: Problem['details']) =>
  new ProblemError({ status, code: 'NOT_FOUND', messages: [message], requestId: '', ...(details && { details }) });

/** Offset of the server's clock to the browser's, in milliseconds. */
const AHEAD = 5000;
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => vi.useRealTimers());

const stateAt = (revision: number, more: Partial<RoomState> = {}): RoomState => ({
  paused: true,
  position: 0,
  rate: 1,
  at: Date.now() + AHEAD,
  revision,
  ...more,
});

/** Fake server with one room; tests change its answers and send messages and page events. */
function open({ type = 'video' }: { type?: Room['type'] } = {}) {
  const calls: string[] = [];
  const room: Pick<Room, 'members' | 'host' | 'state' | 'control'> = {
    members: [{ number: 1, name: 'Nina' }],
    host: 1,
    control: 'host',
    state: stateAt(0),
  };
  const failing: { error?: Error; only?: string } = {};
  let listener: ((news: TopicUpdate) => void) | undefined;
  const on: Record<string, () => void> = {};
  const told = (): Room => ({ roomId: 'room', type, id: 7, ...room, requestedAt: Date.now() + AHEAD });
  let joined = 0;
  const call = async (name: string, { body }: { body: object }) => {
    const [method, path = ''] = name.split(' ');
    calls.push(`${method} ${path.split('/').at(-1)}`);
    if (failing.error && (failing.only ?? method) === method) throw failing.error;
    if (method === 'PUT') return told();
    if (path.endsWith('members')) return { member: `key-${++joined}`, number: joined, room: told() };
    if (!path.endsWith('commands')) return undefined;
    const { member: _key, revision, ...how } = body as { member: string } & RoomState;
    if (revision !== room.state.revision) throw refusal(409, 'staleCommand', { room: room.state });
    room.state = { ...how, at: Date.now() + AHEAD, revision: revision + 1 };
    return told();
  };
  const port = createWatchTogether({
    api: { call } as unknown as Api,
    subscribeTo: (_topic, hear) => {
      listener = hear;
      return () => (listener = undefined);
    },
    page: {
      onVisible: (then) => ((on['visible'] = then), () => delete on['visible']),
      onHide: (then) => ((on['hide'] = then), () => delete on['hide']),
      onReturn: (then) => ((on['return'] = then), () => delete on['return']),
    },
  });
  return {
    port,
    calls,
    room,
    failing,
    on,
    say: (news: TopicUpdate) => listener?.(news),
    isHeard: () => listener !== undefined,
  };
}
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const two = [
  { number: 1, name: 'Nina' },
  { number: 2, name: 'Otto' },
];

test('computes a room’s playback position by the server’s clock after the user joins @live-06', async () => {
  const { port, room } = open();
  room.members = two;
  room.state = stateAt(4, { paused: false, position: 30, at: Date.now() + AHEAD - 2000 });
  const together = port.join('room', 'Nina');
  expect(together.status.value).toBe('connecting');
  await later(2000);
  expect([together.status.value, together.role.value, together.mayCommand.value]).toEqual(['joined', 'host', true]);
  expect(together.target()).toBeCloseTo(34, 3);
  expect(together.correction(34.1)).toEqual({ rate: expect.closeTo(0.95, 6) });
  expect(together.correction(31)).toEqual({ seek: expect.closeTo(34, 3) });
});

test('uses wall-clock times as positions of a live event @live-06', async () => {
  const { port, room } = open({ type: 'event' });
  room.state = stateAt(1, { paused: false, position: 500_000 });
  const together = port.join('room');
  await later(2000);
  expect(together.target()).toBe(502_000);
  expect(together.correction(500_000)).toEqual({ seek: 502_000 });
  expect(together.correction(501_900)).toEqual({ rate: expect.closeTo(1.05, 6) });
});

test('applies messages of the room and ignores outdated ones @live-06', async () => {
  const { port, say } = open();
  const together = port.join('room');
  await later(0);
  expect(together.status.value).toBe('alone');
  say({ type: 'roomMembers', topic: 'room', host: 2, members: two });
  expect([together.status.value, together.role.value, together.mayCommand.value]).toEqual(['joined', 'guest', false]);
  say({ type: 'roomState', topic: 'room', state: stateAt(3) });
  say({ type: 'roomState', topic: 'room', state: stateAt(2, { paused: false }) });
  expect(together.state.value).toMatchObject({ revision: 3, paused: true });
  expect(together.correction(5)).toBeUndefined();
  say({ type: 'roomReaction', topic: 'room', number: 2, reaction: 'love' });
  expect(together.reaction.value).toEqual({ number: 2, reaction: 'love' });
});

test('polls a room every 15 s with push messages, every 2 s without, and at once on reconnect @live-06', async () => {
  const { port, say, calls, room } = open();
  const together = port.join('room');
  await later(6000);
  expect(calls).toEqual(['POST members', 'PUT members', 'PUT members', 'PUT members']);
  say({ type: 'tuned', topics: ['room'] });
  await later(30_000);
  expect(calls).toHaveLength(7);
  room.state = stateAt(9);
  say({ type: 'resync' });
  await later(0);
  expect(together.state.value?.revision).toBe(9);
  await later(4000);
  expect(calls).toHaveLength(10);
});

test('sends the seen revision with a command and adopts the newer state on a conflict @live-06', async () => {
  const { port, failing, room } = open();
  room.state = stateAt(4, { paused: false, position: 30 });
  const together = port.join('room');
  await later(2000);
  expect(await together.send({ paused: true })).toBe(true);
  expect(together.state.value).toMatchObject({ paused: true, position: 32, revision: 5 });
  failing.error = refusal(409, 'staleCommand', { room: stateAt(8, { position: 77 }) });
  expect(await together.send({ position: 5 })).toBe(false);
  expect(together.state.value).toMatchObject({ position: 77, revision: 8 });
});

test('merges all commands that a member sends before the server’s response into one request @live-06', async () => {
  const { port, room, calls } = open();
  room.state = stateAt(4, { paused: true, position: 30 });
  const together = port.join('room');
  await later(2000);
  const before = calls.length;
  const sent = [{ position: 5 }, { position: 9 }, { paused: false }].map((command) => together.send(command));
  expect(calls.slice(before)).toHaveLength(1);
  expect(await Promise.all(sent)).toEqual([true, true, true]);
  expect(calls.slice(before)).toEqual(['POST commands', 'POST commands']);
  expect(together.state.value).toMatchObject({ paused: false, position: 9, revision: 6 });
  expect(await together.send({ paused: true })).toBe(true);
});

test.each([0, 502, 503])(
  'resends a room command after status %d and treats an effect of the first attempt as success @live-06',
  async (status) => {
    const { port, failing, room, calls } = open();
    room.state = stateAt(4, { paused: false, position: 30 });
    const together = port.join('room', 'Nina');
    await later(2000);
    const before = calls.length;
    Object.assign(failing, { error: refusal(status), only: 'POST' });
    const sent = together.send({ paused: true, position: 31 });
    await later(300);
    expect(together.state.value?.paused).toBe(false);
    // A server instance stored the command but was killed before it answered. The next instance answers with the stored
    // state.
    failing.error = refusal(409, 'staleCommand', { room: stateAt(5, { position: 31 }) });
    await later(400);
    expect(await sent).toBe(true);
    expect(together.state.value).toMatchObject({ paused: true, position: 31, revision: 5 });
    expect(calls.slice(before).filter((call) => call.endsWith('commands'))).toHaveLength(2);
  },
);

test('gives up an unanswered room command when the room has changed or after all retries @live-06', async () => {
  const { port, failing, room, calls, say } = open();
  room.state = stateAt(4, { paused: false, position: 30 });
  const together = port.join('room');
  await later(2000);
  Object.assign(failing, { error: refusal(503), only: 'POST' });
  const first = together.send({ position: 5 });
  say({ type: 'roomState', topic: 'room', state: stateAt(5, { position: 99 }) });
  await later(500);
  expect(await first).toBe(false);
  const second = together.send({ position: 5 });
  await later(10_000);
  expect(await second).toBe(false);
  expect(calls.filter((call) => call.endsWith('commands'))).toHaveLength(6);
});

test('rejoins the room after the error "notInRoom" and gives up after the error "roomOver" @live-06', async () => {
  const { port, failing, calls, isHeard } = open();
  const together = port.join('room');
  await later(0);
  Object.assign(failing, { error: refusal(404, 'notInRoom'), only: 'PUT' });
  await later(2000);
  delete failing.error;
  expect(calls).toEqual(['POST members', 'PUT members', 'POST members']);
  expect([together.status.value, together.me.value]).toEqual(['alone', 2]);
  failing.error = refusal(404, 'roomOver');
  await later(2000);
  expect([together.status.value, together.problem.value]).toEqual(['lost', 'roomOver']);
  const asked = calls.length;
  await later(60_000);
  expect([calls.length, isHeard()]).toEqual([asked, false]);
});

test.each([0, 429, 500, 503])('retries joining a room while the server answers %d @live-06', async (status) => {
  const { port, failing, calls } = open();
  failing.error = refusal(status);
  const together = port.join('room');
  await later(60_000);
  expect(together.status.value).toBe('connecting');
  expect(calls.length).toBeLessThan(12);
  delete failing.error;
  await later(10_000);
  expect(together.status.value).toBe('alone');
  failing.error = refusal(status);
  await later(20_000);
  expect(together.status.value).toBe('alone');
  await later(20_000);
  expect(together.status.value).toBe('connecting');
  delete failing.error;
  await later(10_000);
  expect(together.status.value).toBe('alone');
});

test.each(['roomFull', 'signInToWatch'] as const)('reports why a room cannot be joined: %s @live-06', async (why) => {
  const { port, failing } = open();
  failing.error = refusal(409, why);
  const together = port.join('room');
  await later(0);
  expect([together.status.value, together.problem.value]).toEqual(['lost', why]);
});

test('leaves the room when the user leaves the page, and rejoins when the page returns @live-06', async () => {
  const { port, on, calls } = open();
  const together = port.join('room');
  await later(0);
  on['hide']?.();
  await later(60_000);
  expect(calls).toEqual(['POST members', 'POST leave']);
  on['return']?.();
  await later(0);
  expect([together.status.value, together.me.value]).toEqual(['alone', 2]);
  together.leave();
  await later(60_000);
  expect(calls.slice(2)).toEqual(['POST members', 'POST leave']);
  expect([together.status.value, together.problem.value]).toEqual(['lost', undefined]);
});

test('limits a member’s reactions to two per second @live-06', async () => {
  const { port, calls } = open();
  const together = port.join('room');
  await later(0);
  for (let count = 0; count < 10; count += 1) {
    together.react('love');
    await later(100);
  }
  expect(calls.filter((call) => call.endsWith('reactions'))).toHaveLength(2);
});
