import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { isAlive, poll } from './process.ts';

/** Any number that nothing else locks: "play" in ASCII. */
const KEY = 0x706c6179;
/** How long the database may take to notice that a killed process is gone. */
const NOTICE_MS = 10_000;
const PREFIX = 'playbill process ';

/** Another living Playbill has the data folder. */
export class FolderInUseError extends StartError {}

/** Held for the life of this process: one Playbill per data folder. */
export interface FolderLock {
  /** The server is about to be stopped: that the connection breaks then is no news. */
  expectEnd: () => void;
  release: () => Promise<void>;
}

async function holder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and objsubid = 1 and granted`,
    [KEY],
  );
  const name = rows[0]?.name ?? '';
  return name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : undefined;
}

/**
 * Takes the lock of a data folder over a connection of its own.
 * @throws FolderInUseError when another living Playbill has it. The database is left alone then: it is the other's.
 */
export async function lockFolder(url: string, dataFolder: string, onLost: (error: Error) => void): Promise<FolderLock> {
  const client = new pg.Client({ connectionString: url, application_name: `${PREFIX}${process.pid}`, keepAlive: true });
  let held = true;
  client.on('error', (error) => held && onLost(error));
  await client.connect();
  const taken = await poll(NOTICE_MS, async () => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [KEY]);
    if (rows[0]?.taken) return true;
    const other = await holder(client);
    if (other === undefined || !isAlive(other)) return undefined;
    return other;
  });
  if (taken === true) {
    return {
      expectEnd: () => {
        held = false;
      },
      release: () => client.end().catch(() => undefined),
    };
  }
  await client.end();
  throw new FolderInUseError(
    `The data folder ${dataFolder} is in use by another Playbill (process ${taken ?? 'unknown'}). Stop that one, or name another folder with PLAYBILL_DATA.`,
  );
}
