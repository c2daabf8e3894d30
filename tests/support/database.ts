import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of a test file's own. */
export interface TestDatabase {
  url: string;
  /** For looking behind the server's back, at the rows of one realm (north if none is named): a user that is no superuser sees no others. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[], realm?: string) => Promise<Row[]>;
  /** Makes everybody who writes to a table wait, until what it answers is called. */
  holdWrites: (table: string) => Promise<() => Promise<void>>;
  drop: () => Promise<void>;
}

const OBJECT_IN_USE = '55006';

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    for (;;) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        // Another worker is copying the template in this moment.
        if (!(error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE)) throw error;
      }
    }
  } finally {
    await client.end();
  }
}

/** Makes a database with all tables: with no rows, or with realms as `postgres-setup.ts` loads them. */
export async function createTestDatabase(template: 'empty' | 'realms' | 'accounts' = 'empty'): Promise<TestDatabase> {
  const name = `playbill_test_${randomBytes(6).toString('hex')}`;
  const source = inject('databaseTemplates')[template];
  await administer(`create database ${name} template ${source} strategy ${inject('databaseCopy')}`);
  const url = inject('databaseServer').replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
  // As the product's own connections: compiling a query of the search index takes a second a title.
  const pool = new pg.Pool({ connectionString: url, max: 2, options: '-c jit=off' });
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A connection that is being closed may be ended by the database's own end.
  pool.on('error', () => undefined);
  return {
    url,
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = [], realm = 'north') => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query("select set_config('app.realm', $1, true)", [realm]);
        const { rows } = await client.query<Row>(text, values);
        await client.query('commit');
        client.release();
        return rows;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    holdWrites: async (table) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('begin');
      await client.query(`lock table ${table} in share mode`);
      return () => client.end();
    },
    drop: async () => {
      await pool.end();
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}
