import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RealmConfig } from '#realm/env.ts';
import { type OpenRealm, openRealm } from '#realm/open.ts';
import type { Tokens } from '#schemas/wire/session.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { writeRealm } from './realm-folder.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now: () => number;
  /** By milliseconds. */
  advance: (by: number) => void;
  set: (to: string) => void;
}

/** Saturday, 11 July 2026: between two weekly events of the test realm. */
export const START = '2026-07-11T12:00:00Z';

export function testClock(): TestClock {
  let now = Date.parse(START);
  return {
    now: () => now,
    advance: (by) => {
      now += by;
    },
    set: (to) => {
      now = Date.parse(to);
    },
  };
}

/** A realm server of a test file's own, with the realms north and south. */
export interface TestServer extends OpenRealm {
  clock: TestClock;
  database: TestDatabase;
  folders: Record<string, string>;
  /** A request to a realm by its host name. */
  call: (path: string, init?: RequestInit & { realm?: string; origin?: string; address?: string }) => Promise<Response>;
  /** Tokens of a guest. */
  guest: (realm?: string) => Promise<Tokens>;
}

/** Sends a value as a JSON body. */
export const json = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** The headers of a token's bearer. */
export const bearer = ({ authorisationToken }: Pick<Tokens, 'authorisationToken'>): Record<string, string> => ({
  authorization: `Bearer ${authorisationToken}`,
});

/** The bearer of an account that signs in to a realm's site, or to the studio. */
export async function signIn(
  server: TestServer,
  { email, password }: { email: string; password: string },
  { realm = 'north', to = 'site' }: { realm?: string; to?: 'site' | 'studio' } = {},
): Promise<Record<string, string>> {
  const path = to === 'site' ? '/api/v2/login' : '/api/v2/studio/login';
  const answer = await server.call(path, { ...json({ id: email, secret: password }), realm });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return bearer((await answer.json()) as Tokens);
}

/** Opens a server on a database of its own. Every answer is held against the contract. */
export async function openTestServer(changes: Partial<RealmConfig> = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'playbill-data-'));
  const realms = await Promise.all(['north', 'south'].map((id) => writeRealm(id)));
  const clock = testClock();
  const config: RealmConfig = {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: database.url,
    realmFolders: realms.map(({ folder }) => folder),
    mediaFolder: undefined,
    defaultRealm: undefined,
    production: false,
    secret: 'a text of the tests that is long enough for it',
    accessSeconds: 600,
    trustProxy: 0,
    countryHeader: 'x-country',
    vpnHeader: 'x-vpn',
    imageCacheMegabytes: 1000,
    pageCacheMegabytes: 0,
    imageProcesses: 3,
    avif: true,
    budgetFactor: 1,
    role: 'all',
    migrate: true,
    poolSize: 10,
    egress: [],
    cachePurge: [],
    secrets: {},
    mailFrom: 'no-reply@north.test',
    analytics: 'database',
    logLevel: 'silent',
    checkAnswers: true,
    ...changes,
  };
  const realm = await openRealm(config, { clock });
  const call: TestServer['call'] = async (pathname, { realm: id = 'north', origin, address, ...init } = {}) =>
    realm.app.request(
      `${origin ?? `http://${id}.localhost`}${pathname}`,
      init,
      address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } },
    );
  return {
    ...realm,
    clock,
    database,
    folders: Object.fromEntries(realms.map(({ folder }, index) => [['north', 'south'][index], folder])),
    call,
    guest: async (id = 'north') =>
      (await (await call('/api/v2/login/guest/checkin', { method: 'POST', realm: id })).json()) as Tokens,
    close: async () => {
      await realm.close();
      await database.drop();
      await Promise.all(
        [dataFolder, ...realms.map(({ folder }) => folder)].map((folder) =>
          rm(folder, { recursive: true, force: true }),
        ),
      );
    },
  };
}
