import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { connectDatabase, MIGRATION_TIMEOUTS_MS } from '../../src/server/platform/db/client.ts';
import { openEmbedded } from '../../src/server/platform/db/embedded/embedded.ts';
import { migrateDatabase } from '../../src/server/platform/db/migrate.ts';

/**
 * Writes `src/server/platform/db/row-types.ts`: the types of all tables of a freshly migrated database. Run it after a new
 * migration: `npm run generate:rows`.
 */
const root = path.join(import.meta.dirname, '../..');
const output = path.join(root, 'src/server/platform/db/row-types.ts');

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${path.basename(command)} has failed`);
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'playbill-rows-'));
const server = await openEmbedded(folder, pino({ level: 'silent' }));
try {
  const db = connectDatabase({ url: server.url, onError: () => undefined, limits: MIGRATION_TIMEOUTS_MS });
  await migrateDatabase(db).finally(() => db.close());
  const config = path.join(import.meta.dirname, 'kysely-codegen.json');
  run(
    path.join(import.meta.dirname, 'node_modules/.bin/kysely-codegen'),
    ['--config-file', config, '--out-file', output],
    { DATABASE_URL: server.url },
  );
  run(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', output]);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
