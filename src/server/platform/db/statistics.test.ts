import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { synthesise } from '../../../../scripts/realm/synth/synth-command.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { queries } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('updates the query planner’s statistics after a load of a realm @page-04', async () => {
  await synthesise(server.context, 2000, 'planned');
  // Without ANALYZE the planner's estimates would be wrong by orders of magnitude.
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from contents where realm = 'synth'`.execute(server.context.db[queries]);
  const expected = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
  expect(expected).toBeGreaterThan(1500);
  expect(expected).toBeLessThan(4000);
});
