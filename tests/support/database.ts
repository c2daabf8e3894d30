import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database for one test file. */
export interface TestDatabase {
  url: string;
  /** Queries the database directly with the rows of one realm (default north); row-level security hides others. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[], realm?: string) => Promise<Row[]>;
  /** Locks a table against writes until the returned function is called. */
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
        // The template is in use, because another worker is copying it at this moment; try again.
        if (!(error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE)) throw error;
      }
    }
  } finally {
    await client.end();
  }
}

/** Creates a database from a template: empty tables, or the realms loaded by `postgres-setup.ts`. */
export async function createTestDatabase(template: 'empty' | 'realms' | 'accounts' = 'empty'): Promise<TestDatabase> {
  const name = `playbill_test_${randomBytes(6).toString('hex')}`;
  const source = inject('databaseTemplates')[template];
  await administer(`create database ${name} template ${source} strategy ${inject('databaseCopy')}`);
  const url = inject('databaseServer').replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
  // Same setting as the product's connections: JIT compilation of a search index query takes a second per title.
  const pool = new pg.Pool({ connectionString: url, max: 2, options: '-c jit=off' });
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The database may terminate a connection that is being closed.
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
