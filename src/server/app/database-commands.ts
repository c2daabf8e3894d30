import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { allJobs } from './districts.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { connectDatabase, MIGRATION_TIMEOUTS_MS } from '../platform/db/client.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openServer } from '../platform/db/open-database.ts';
import { configFrom, type RealmConfig } from '../platform/env.ts';
import { openQueue } from '../platform/jobs/queue.ts';
import { StartError } from '../platform/start-error.ts';

const ignore = () => undefined;

/** Runs the migrations and creates the job queue's tables. */
async function bringUpToDate(url: string): Promise<void> {
  const db = connectDatabase({ url, onError: ignore, connections: 2, limits: MIGRATION_TIMEOUTS_MS });
  await migrateDatabase(db).finally(db.close);
  await (await openQueue(url, allJobs, ignore)).close();
}

interface Command {
  usage: string;
  /** True if the command may run while a Playbill server uses the data folder. */
  beside: boolean;
  /** Returns the database URL given in the command's arguments, which replaces the configured one. */
  databaseOf?: (words: readonly string[]) => string | undefined;
  run: (url: string, words: readonly string[], config: RealmConfig) => Promise<string>;
}

const commands: Readonly<Record<string, Command>> = {
  migrate: {
    usage: 'npm run migrate',
    beside: true,
    run: async (url) => {
      await bringUpToDate(url);
      return 'The database is up to date.';
    },
  },
  backup: {
    usage: 'npm run backup [-- <file>]',
    beside: true,
    run: async (url, [named], { dataFolder }) => {
      const at = new Date();
      const stamp = at.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
      const file = path.resolve(named ?? path.join(dataFolder, 'backups', `playbill-${stamp}.backup`));
      if (!named) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const { realms, rows } = await writeBackup(url, file, at);
      return `${file} holds ${rows} rows of ${realms.join(', ') || 'no realm'}. It does not hold the secret: see docs/guides/backup.md.`;
    },
  },
  restore: {
    usage: 'npm run restore -- <file> [DATABASE_URL]',
    beside: false,
    databaseOf: ([, url]) => url,
    run: async (url, [named]) => {
      if (named === undefined) throw new StartError('Usage: npm run restore -- <file> [DATABASE_URL]');
      const file = path.resolve(named);
      await access(file).catch((cause: unknown) => {
        throw new StartError(`${file} cannot be read.`, { cause });
      });
      const { realms, rows } = await restoreBackup(url, file, () => bringUpToDate(url));
      return `Restored ${rows} rows of ${realms.join(', ') || 'no realm'}.`;
    },
  },
};

/**
 * Runs a command on the whole configured database. Resolves to the exit code: 1 when it failed. User errors are printed
 * without a stack.
 */
export async function runOnWholeDatabase([name = '', ...words]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command)
      throw new StartError(
        `Usage:\n${Object.values(commands)
          .map(({ usage }) => `  ${usage}`)
          .join('\n')}`,
      );
    const named = command.databaseOf?.(words);
    const config = configFrom({ ...process.env, ...(named !== undefined && { DATABASE_URL: named }) }, process.cwd());
    const server = await openServer(config, pino({ level: 'warn' }), { beside: command.beside });
    console.log(await command.run(server.url, words, config).finally(server.stop));
    return 0;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}
