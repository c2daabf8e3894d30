import { mkdtempSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import type { RealmConfig } from '#server/platform/env.ts';
import { type OpenRealm, openRealm } from '#server/app/open.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { START, writeRealm } from './realm-folder.ts';

export { START };

/** A clock that only moves when a test moves it. */
export interface TestClock {
  now: () => number;
  /** Moves the clock by milliseconds. */
  advance: (by: number) => void;
  set: (to: string) => void;
}

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

/** A realm server for one test file, with the realms north and south. */
export interface TestServer extends OpenRealm {
  clock: TestClock;
  database: TestDatabase;
  /** Folders of the realms by id, if the server has its own. */
  folders: Record<string, string>;
  /** Sends a request to a realm by its host name. */
  call: (path: string, init?: RequestInit & { realm?: string; origin?: string; address?: string }) => Promise<Response>;
  /** Creates a guest session and returns its tokens. */
  guest: (realm?: string) => Promise<Tokens>;
}

/** A POST request with a JSON body. */
export const json = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** Authorization header for a token. */
export const bearer = ({ authorisationToken }: Pick<Tokens, 'authorisationToken'>): Record<string, string> => ({
  authorization: `Bearer ${authorisationToken}`,
});

/** Signs in to a realm's site or the studio and returns the Authorization header. */
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

const BUSY_STATUS = 503;
const RETRY_AFTER_MS = 50;

/** Repeats a request while the server answers 503 because it is overloaded. */
export async function retryWhileBusy(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== BUSY_STATUS) return answer;
    await setTimeout(RETRY_AFTER_MS);
  }
}

interface TestServerOptions {
  /** Gives the server its own realm folders, for tests that change or reload them; otherwise they are shared. */
  ownFolders?: boolean;
  /** Enables sign-up in north, as after `loadAccounts(server, 'north')`. */
  accounts?: boolean;
  /** Logger of the server; default: none. */
  log?: Logger;
}

/** Gives the realms of a template database their own folders, as if they had been loaded from there. */
async function giveFolders({ query }: TestDatabase): Promise<Record<string, string>> {
  const folders: Record<string, string> = {};
  for (const [index, id] of ['north', 'south'].entries()) {
    const folder = await realpath((await writeRealm(id)).folder);
    const values = [inject('realmFolders')[index], folder];
    await query(
      'insert into loaded_folders select realm, $2, loaded_at from loaded_folders where folder = $1',
      values,
      id,
    );
    await query('update loaded_files set folder = $2 where folder = $1', values, id);
    await query('delete from loaded_folders where folder = $1', values.slice(0, 1), id);
    folders[id] = folder;
  }
  return folders;
}

/**
 * Opens a server on a copy of a template database with loaded realms, or loads the given `realmFolders` into an empty
 * database. Every response is validated against the contract.
 */
export async function openTestServer(
  changes: Partial<RealmConfig> = {},
  { ownFolders = false, accounts = false, log }: TestServerOptions = {},
): Promise<TestServer> {
  const prepared = accounts ? 'accounts' : 'realms';
  const database = await createTestDatabase(changes.realmFolders === undefined ? prepared : 'empty');
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'playbill-data-'));
  const folders = ownFolders ? await giveFolders(database) : {};
  const clock = testClock();
  const config: RealmConfig = {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: database.url,
    realmFolders: ownFolders ? Object.values(folders) : inject('realmFolders'),
    mediaFolder: undefined,
    filmFolder: path.join(dataFolder, 'films'),
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
    clock: 'database',
    rateLimitFactor: 1,
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
  const realm = await openRealm(config, { clock, ...(log && { log }) });
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
    folders,
    call,
    guest: async (id = 'north') =>
      (await (await call('/api/v2/login/guest/checkin', { method: 'POST', realm: id })).json()) as Tokens,
    close: async () => {
      await realm.close();
      await database.drop();
      await Promise.all(
        [dataFolder, ...Object.values(folders)].map((folder) => rm(folder, { recursive: true, force: true })),
      );
    },
  };
}
