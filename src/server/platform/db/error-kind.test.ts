import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#schemas/wire/problem.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from './scope.ts';
import { type DbErrorKind, classifyDbError } from './error-kind.ts';

const stated = (code: string) => Object.assign(new pg.DatabaseError('said by the database', 0, 'error'), { code });
const system = (code: string, syscall: string) => Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });
const coded = (code: string) => Object.assign(new Error(code), { code });

describe('classification of database and disk errors', () => {
  test.each<[string, Error, DbErrorKind | undefined]>([
    ['disk_full as a full disk', stated('53100'), 'full'],
    ['out_of_memory as an unavailable database', stated('53200'), 'away'],
    ['too_many_connections as an unavailable database', stated('53300'), 'away'],
    ['admin_shutdown as an unavailable database', stated('57P01'), 'away'],
    ['crash_shutdown as an unavailable database', stated('57P02'), 'away'],
    ['cannot_connect_now as an unavailable database', stated('57P03'), 'away'],
    ['connection_failure as an unavailable database', stated('08006'), 'away'],
    ['read_only_sql_transaction as a read-only database', stated('25006'), 'read-only'],
    ['unique_violation as no outage', stated('23505'), undefined],
    ['query_canceled as no outage', stated('57014'), undefined],
    ['ENOSPC as a full disk', system('ENOSPC', 'write'), 'full'],
    ['EDQUOT as a full disk', system('EDQUOT', 'write'), 'full'],
    ['EROFS as a read-only database', system('EROFS', 'open'), 'read-only'],
    ['ECONNREFUSED as an unavailable database', system('ECONNREFUSED', 'connect'), 'away'],
    ['ENOENT of the Unix socket as an unavailable database', system('ENOENT', 'connect'), 'away'],
    [
      'the error of a pooled connection that broke while idle as an unavailable database',
      new Error('Client has encountered a connection error and is not queryable'),
      'away',
    ],
    [
      'a certificate of an unknown authority as an unavailable database',
      coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
      'away',
    ],
    ['a self-signed certificate as an unavailable database', coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'away'],
    ['an expired certificate as an unavailable database', coded('CERT_HAS_EXPIRED'), 'away'],
    ['a certificate for another host name as an unavailable database', coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'away'],
    [
      'the error of a server without TLS support as an unavailable database',
      new Error('The server does not support SSL connections'),
      'away',
    ],
    ['ENOENT of a file as no outage', system('ENOENT', 'open'), undefined],
    ['a TypeError of the program as no outage', new TypeError('undefined is no function'), undefined],
  ])('classifies %s @out-08', (_name, error, trouble) => {
    expect(classifyDbError(error)).toBe(trouble);
  });
});

describe('the server while the database accepts no writes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** Signs in with a password, which writes a session row; a guest session would not. */
  const signIn = () => server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));

  /** Checks that reads still work and that writes are rejected with 503 and change nothing. */
  async function holds(token: Record<string, string>): Promise<void> {
    const sessions = () =>
      inRealm(server.context.db, 'north', (tx) => tx.selectFrom('sessions').select('id').orderBy('id').execute());
    const before = await sessions();
    const refused = await signIn();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.headers.get('cache-control')).toContain('no-store');
    expect(Problem.parse(await refused.json())).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      messages: ['cannotSaveNow'],
    });
    expect(await sessions()).toEqual(before);
    expect((await server.call('/api/v1/view?type=home', { headers: token })).status).toBe(200);
    expect((await server.call('/readyz')).status).toBe(200);
  }

  /** Runs a statement as the database's owner, without a realm. */
  async function asOwner(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: server.database.url });
    await client.connect();
    await client.query('set default_transaction_read_only = off');
    await client.query(statement).finally(() => client.end());
  }

  test('answers writes with 503 while the disk is full, changes nothing and still serves pages @out-08', async () => {
    const token = bearer(await server.guest());
    // Simulates PostgreSQL's disk_full error by a trigger; the disk drill tests a real full disk.
    await asOwner(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on sessions for each row execute function no_room()`);
    await holds(token);
    await asOwner('drop trigger no_room on sessions; drop function no_room');
    expect((await signIn()).status).toBe(201);
  });

  test('answers writes with 503 while the database is read-only, and writes again afterwards @out-08', async () => {
    const token = bearer(await server.guest());
    const name = new URL(server.database.url.replace(/^postgresql/, 'http')).pathname.slice(1);
    const change = async (how: string) => {
      await asOwner(`alter database ${name} ${how}; select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and pid <> pg_backend_pid()`);
      // Existing connections are closed, because the read-only setting applies to new connections only.
      await expect.poll(() => server.context.db.pool().total).toBe(0);
    };
    await change('set default_transaction_read_only = on');
    await holds(token);
    await change('reset default_transaction_read_only');
    expect((await signIn()).status).toBe(201);
  });
});
