import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { compiled, type HostProcess, startHost } from '../support/host-process.ts';
import { writeRealm } from '../support/realm-folder.ts';

// These commands run on the data folder of a running server, but their settings do not name the server's database.

const script = path.join(import.meta.dirname, '../../src/server/app/command.ts');
let databases: TestDatabase[];
let host: HostProcess;
let realm: Awaited<ReturnType<typeof writeRealm>>;
let folder: string;

beforeAll(async () => {
  databases = [await createTestDatabase('realms'), await createTestDatabase('realms')];
  realm = await writeRealm('north');
  folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-command-'));
  host = await startHost({ DATABASE_URL: databases[0]?.url ?? '', PLAYBILL_REALMS: realm.folder });
});
afterAll(async () => {
  await host?.stop();
  await Promise.all(databases.map((database) => database.drop()));
  await realm.remove();
  await rm(folder, { recursive: true, force: true });
});

const load = async (env: Record<string, string>) => {
  const all = { PATH: process.env['PATH'], PORT: String(host.port), NODE_COMPILE_CACHE: compiled, ...env };
  const words = [script, 'load', realm.folder, '--moved', '--theirs'];
  return promisify(execFile)(process.execPath, words, { cwd: folder, env: all }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );
};

test('refuses to load a realm into a database other than the running server’s, and creates none @realm-01', async () => {
  const { code, text } = await load({});
  expect(text).toContain(`The Playbill that answers at http://127.0.0.1:${host.port} uses another database`);
  expect(text).toContain(`PLAYBILL_DATA=${path.join(folder, '.data')}`);
  expect(code).toBe(1);
  expect(existsSync(path.join(folder, '.data'))).toBe(false);
});

test('loading a realm reports whether the running server uses the same database @realm-01', async () => {
  const [same, other] = await Promise.all(databases.map(({ url }) => load({ DATABASE_URL: url })));
  expect(same).toMatchObject({ code: 0, text: expect.stringContaining('The realm north is loaded.') });
  expect(same?.text).not.toContain('another database');
  expect(other?.text).toContain('uses another database and does not show this');
});

test('loading a realm into an unused data folder reports that the database is new @realm-01', async () => {
  const { text } = await load({ PLAYBILL_DATA: path.join(folder, 'named') });
  expect(text).toContain('is loaded');
  expect(text).toContain(`The database of ${path.join(folder, 'named')} is new`);
});
