import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LiveMessage } from '#schemas/wire/catalogue/live.ts';
import type { Joined, Room } from '#schemas/wire/viewing/watch-together.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type HostProcess, startHost } from '../support/host-process.ts';
import { type InstanceClient, signInAt } from '../support/instance-client.ts';
import { ids, writeRealm } from '../support/realm-folder.ts';
import { bearer } from '../support/realm-server.ts';

// Two programs over one database, and a room with members at both.
let database: TestDatabase;
let here: HostProcess;
let there: HostProcess;
let realm: { folder: string; remove: () => Promise<void> };
let guest: InstanceClient;
const closing: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await writeRealm('north');
  const settings = {
    DATABASE_URL: database.url,
    PLAYBILL_REALMS: realm.folder,
    PLAYBILL_SECRET: 'one secret that all of the instances share',
  };
  [here, there] = await Promise.all([startHost(settings), startHost({ ...settings, PLAYBILL_ROLE: 'web' })]);
  guest = await signInAt(here);
});
afterAll(async () => {
  for (const close of closing) close();
  await Promise.all([here, there].map((instance) => instance?.stop()));
  await database.drop();
  await realm.remove();
});

const PATH = '/api/v2/watch-together';
async function ask<T>(instance: HostProcess, path: string, body: object, method = 'POST'): Promise<T> {
  const headers = { ...bearer(guest.tokens), 'content-type': 'application/json' };
  const answer = await instance.ask('north', `${PATH}${path}`, { method, headers, body: JSON.stringify(body) });
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer.status === 204 ? (undefined as T) : answer.json<T>();
}

/** Reads an instance's event stream with a room as topic, until the instance stops. */
async function listen({ port }: HostProcess, room: string): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = [];
  const asked = request({
    host: '127.0.0.1',
    port,
    path: `/api/v2/live?topic=${room}`,
    headers: { host: `north.localhost:${port}` },
  });
  closing.push(() => asked.destroy());
  // The connection breaks when the instance is killed, so errors are ignored.
  asked.on('error', () => undefined);
  asked.on('response', (answer) => {
    let text = '';
    answer.on('error', () => undefined);
    answer.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) messages.push(JSON.parse(part.slice(6)) as LiveMessage);
    });
  });
  asked.end();
  await vi.waitFor(() => expect(messages).not.toEqual([]));
  return messages;
}
const hears = (messages: LiveMessage[], message: object) =>
  vi.waitFor(() => expect(messages).toContainEqual(expect.objectContaining(message)), { timeout: 30_000, interval: 5 });

test('a watch-together room works across two server instances, sends its state to late members, and continues if one instance stops @live-06 @srv-03', async () => {
  const { roomId } = await ask<{ roomId: string }>(here, '', { type: 'video', id: ids.free });
  const host = await ask<Joined>(here, `/${roomId}/members`, { name: 'Nina' });
  const [atHere, atThere] = await Promise.all([listen(here, roomId), listen(there, roomId)]);
  const other = await ask<Joined>(there, `/${roomId}/members`, { name: 'Otto' });
  const members = [
    { number: 1, name: 'Nina' },
    { number: 2, name: 'Otto' },
  ];
  for (const messages of [atHere, atThere]) await hears(messages, { type: 'roomMembers', host: 1, members });

  const command = (instance: HostProcess, member: string, body: object) =>
    ask<Room>(instance, `/${roomId}/commands`, { member, rate: 1, ...body });
  await command(here, host.member, { revision: 0, paused: false, position: 0 });
  const { state: paused } = await command(here, host.member, { revision: 1, paused: true, position: 4.5 });
  const { state: sought } = await command(here, host.member, { revision: 2, paused: true, position: 60 });
  for (const messages of [atHere, atThere])
    for (const state of [paused, sought]) await hears(messages, { type: 'roomState', state });
  const late = await ask<Joined>(there, `/${roomId}/members`, {});
  expect(late.room).toMatchObject({ host: 1, state: sought });

  // The host's instance is killed, and the host continues at the other one.
  await here.kill();
  const { state: last } = await command(there, host.member, { revision: 3, paused: false, position: 60 });
  await hears(atThere, { type: 'roomState', state: last });
  await ask(there, `/${roomId}/leave`, { member: host.member });
  await hears(atThere, { type: 'roomMembers', host: 2 });
  const again = await ask<Room>(there, `/${roomId}/members`, { member: other.member }, 'PUT');
  expect(again).toMatchObject({ host: 2, state: last, members: [{ number: 2 }, { number: 3 }] });
});
