import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { appliedMigrations, migrationLevel } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import { END_OF_ROWS, BackupHeader, readGzipLines, PartOrEnd, type BackupPart } from './format.ts';
import { storedTables } from './stored-tables.ts';

type Lines = AsyncGenerator<Buffer, undefined>;

/** Chunk size in bytes in which rows are written to COPY. */
const PIECE = 65_536;

const isZlib = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/**
 * Parses the next line as JSON.
 * @throws StartError when the line is not JSON, or the file is truncated or not a backup
 */
async function jsonLine(lines: Lines, file: string): Promise<unknown> {
  try {
    const { value } = await lines.next();
    return JSON.parse(String(value));
  } catch (cause) {
    if (cause instanceof SyntaxError || isZlib(cause)) throw damaged(file, cause);
    throw cause;
  }
}

const damaged = (file: string, cause?: unknown) =>
  new StartError(`${file} is no backup of Playbill, or is damaged or cut short. Nothing was restored.`, { cause });

/**
 * Opens a backup and compares its migrations with those of this program.
 * @throws StartError when the file is no backup or its migrations differ
 */
async function openBackup(file: string): Promise<Lines> {
  const lines = readGzipLines(file);
  const header = BackupHeader.safeParse(await jsonLine(lines, file));
  if (!header.success) throw damaged(file, header.error);
  const { level } = header.data;
  if (level.join() === migrationLevel.join()) return lines;
  const isNewer = level.some((name) => !migrationLevel.includes(name));
  throw new StartError(
    `${file} was made at the level ${level.at(-1)}, this Playbill is at ${migrationLevel.at(-1)}. Nothing was restored. ${
      isNewer
        ? 'Restore it with the version that made it, or a newer one at its level.'
        : 'Restore it with the version that made it, then start this one on that database.'
    }`,
  );
}

const notEmpty = () =>
  new StartError(
    'The database is not empty, and a backup replaces nothing. Nothing was restored. Name an empty database, or another data folder with PLAYBILL_DATA.',
  );

/**
 * Rejects a database that holds realms or tables of other programs. Runs before the database is changed.
 * @throws StartError when the database is not empty
 */
async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (rows.length === 0) return;
  if ((await appliedMigrations(client)).length === 0) throw notEmpty();
  await client.query("select set_config('app.host', '*', false)");
  if ((await client.query('select from realm_hosts limit 1')).rows.length > 0) throw notEmpty();
}

/** Yields the rows of one table in chunks, up to the end-of-data marker. */
async function* rowsOf(lines: Lines, file: string): AsyncGenerator<Buffer> {
  let piece: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { value } = await lines.next();
    if (value === undefined) throw damaged(file);
    const isEnd = value.length === END_OF_ROWS.length && value.toString('latin1') === END_OF_ROWS;
    if (!isEnd) {
      piece.push(value);
      size += value.length;
    }
    if (size > PIECE || isEnd) {
      if (size > 0) yield Buffer.concat(piece);
      piece = [];
      size = 0;
    }
    if (isEnd) return;
  }
}

async function copyPart(
  client: pg.Client,
  { table, columns }: BackupPart,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(
    copyFrom(`copy ${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`),
  );
  await pipeline(Readable.from(rows), copy);
  return copy.rowCount;
}

/** Sets the sequences of a table's generated ids to the highest restored value. */
async function continueSequences(client: pg.Client, table: string, columns: readonly string[]): Promise<void> {
  const name = pg.escapeIdentifier(table);
  for (const column of columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [name, column],
    );
    const sequence = rows[0]?.sequence;
    const highest = `max(${pg.escapeIdentifier(column)})`;
    if (sequence)
      await client.query(`select setval($1, coalesce(${highest}, 1), ${highest} is not null) from ${name}`, [sequence]);
  }
}

interface Restored {
  realms: string[];
  rows: number;
}

async function copyAll(client: pg.Client, lines: Lines, file: string): Promise<Restored> {
  const realms = new Set<string>();
  let rows = 0;
  for (;;) {
    const partOrEnd = PartOrEnd.safeParse(await jsonLine(lines, file));
    if (!partOrEnd.success) throw damaged(file, partOrEnd.error);
    if ('rows' in partOrEnd.data) {
      if (partOrEnd.data.rows !== rows) throw damaged(file);
      return { realms: [...realms], rows };
    }
    realms.add(partOrEnd.data.realm);
    // The restored tables have triggers that write under row-level security, so the realm must be set.
    await client.query("select set_config('app.realm', $1, true)", [partOrEnd.data.realm]);
    rows += await copyPart(client, partOrEnd.data, rowsOf(lines, file));
  }
}

/**
 * Restores a backup into an empty database in one transaction: everything or, on an error, nothing.
 * @param bringUpToDate runs the migrations that create the tables
 * @throws StartError when the file is damaged or of another migration level, or the database is not empty
 */
export async function restoreBackup(url: string, file: string, bringUpToDate: () => Promise<void>): Promise<Restored> {
  const lines = await openBackup(file);
  const client = new pg.Client({ connectionString: url, application_name: 'playbill restore' });
  await client.connect();
  try {
    await refuseUsed(client);
    await bringUpToDate();
    await client.query('begin');
    const tables = await storedTables(client);
    const security = async (state: 'force' | 'no force') => {
      for (const { name } of tables)
        await client.query(`alter table ${pg.escapeIdentifier(name)} ${state} row level security`);
    };
    // COPY FROM does not work with forced row-level security, so it is suspended. Other connections cannot see the
    // tables until the commit, because ALTER TABLE locks them.
    await security('no force');
    if ((await client.query('select from realms limit 1')).rows.length > 0) throw notEmpty();
    const restored = await copyAll(client, lines, file);
    for (const { name, columns } of tables) await continueSequences(client, name, columns);
    await security('force');
    await client.query('commit');
    await client.query('analyze');
    return restored;
  } catch (error) {
    throw isZlib(error) ? damaged(file, error) : error;
  } finally {
    await lines.return(undefined);
    // The transaction is not rolled back explicitly, because closing the connection does so.
    await client.end();
  }
}
