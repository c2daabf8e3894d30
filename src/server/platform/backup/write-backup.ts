import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import { END_OF_ROWS, toJsonLine } from './format.ts';
import { type StoredTable, storedTables } from './stored-tables.ts';

interface Summary {
  realms: string[];
  rows: number;
}

const set = (client: pg.Client, name: string, value: string) =>
  client.query('select set_config($1, $2, true)', [name, value]);

const copyOf = ({ name, columns }: StoredTable, realm: string) =>
  `copy (select ${columns.map(pg.escapeIdentifier).join(', ')} from ${pg.escapeIdentifier(name)} where realm = ${pg.escapeLiteral(realm)}) to stdout`;

async function* textOf(client: pg.Client, at: Date, summary: Summary): AsyncGenerator<Buffer | string> {
  const level = await appliedMigrations(client);
  if (level.length === 0) throw new StartError('The database holds no Playbill: there is nothing to back up.');
  yield toJsonLine({ playbill: 'backup', format: 1, at: at.toISOString(), level });
  await set(client, 'app.host', '*');
  const { rows } = await client.query<{ realm: string }>('select distinct realm from realm_hosts order by realm');
  await set(client, 'app.host', '');
  const tables = await storedTables(client);
  for (const { realm } of rows) {
    // The backup reads realm by realm. Row-level security applies to the tables' owner too, so a backup needs no more
    // privileges than a request.
    await set(client, 'app.realm', realm);
    for (const table of tables) {
      yield toJsonLine({ realm, table: table.name, columns: table.columns });
      const copy = client.query(copyTo(copyOf(table, realm)));
      yield* copy as AsyncIterable<Buffer>;
      summary.rows += copy.rowCount;
      yield END_OF_ROWS;
    }
    summary.realms.push(realm);
  }
  yield toJsonLine({ rows: summary.rows });
}

/**
 * Writes all realms into a backup file from one repeatable-read snapshot; the server may keep running. The file has
 * mode 0600, because it contains accounts, and is renamed into place when complete.
 * @param url of the database
 */
export async function writeBackup(url: string, file: string, at: Date): Promise<Summary> {
  const client = new pg.Client({ connectionString: url, application_name: 'playbill backup' });
  const half = `${file}.new-${process.pid}`;
  const summary: Summary = { realms: [], rows: 0 };
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const target = createWriteStream(half, { mode: 0o600 });
    await pipeline(Readable.from(textOf(client, at, summary)), createGzip(), target);
    await rename(half, file);
    return summary;
  } finally {
    await rm(half, { force: true });
    await client.end();
  }
}
