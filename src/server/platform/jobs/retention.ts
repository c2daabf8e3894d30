import { sql } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../db/scope.ts';
import type { Tables } from '../db/tables.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import { defineJob, type Job } from './define-job.ts';
import { inBatches } from './in-batches.ts';

/** When the rows of a table expire: `keepMs` milliseconds after the time in `column`. */
export interface RetentionRule {
  table: keyof Tables;
  /** The column with the time from which `keepMs` counts. */
  column: string;
  /**
   * Milliseconds to keep rows after that time; 0 if the column holds the expiry itself. A function if the realm's
   * settings decide.
   */
  keepMs: number | ((realm: RealmRecord) => number);
  /** Only rows in which this column is null expire. */
  whereNull?: string;
}

/** Deletes at most `limit` expired rows that no transaction has locked. Returns their number. */
async function deleteExpiredRows(
  tx: Tx,
  realm: RealmRecord,
  { table, column, keepMs, whereNull }: RetentionRule,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const expiredAt = new Date(now - (typeof keepMs === 'number' ? keepMs : keepMs(realm)));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where realm = ${realm.id} and ${sql.ref(column)} <= ${expiredAt}
        and ${whereNull === undefined ? sql`true` : sql`${sql.ref(whereNull)} is null`}
      limit ${limit} for update skip locked))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** The job that deletes expired rows of all tables. A rule that fails does not stop the others. */
export const createPurgeJob = (rules: readonly RetentionRule[]): Job<Record<string, never>> =>
  defineJob({
    name: 'purge-expired',
    cron: '*/10 * * * *',
    payload: z.strictObject({}),
    run: async ({ db, clock, realm }) => {
      const now = clock.now();
      const errors: unknown[] = [];
      for (const rule of rules) {
        try {
          await inBatches(db, realm.id, (tx, limit) => deleteExpiredRows(tx, realm, rule, { now, limit }));
        } catch (cause) {
          errors.push(new Error(`Expired rows of ${rule.table} could not be deleted`, { cause }));
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, 'Expired rows of some tables could not be deleted');
    },
  });
