import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';

/** A page of ids: those after `after`, at most `limit`. */
interface Page {
  after: string | undefined;
  limit: number;
}

/** A licence whose holders are asked for a new price. */
interface AskingLicence {
  licenceId: number;
  priceVersion: number;
  /** Latest end of the paid time, in milliseconds since 1970. */
  paidUntil: number;
}

/**
 * Lists subscriptions to a licence that may have to be asked for a new price, by id: they renew, without an unpaid period, a
 * pause or another change, and have an older version of the price.
 */
export async function listUnaskedSubscriptions(
  tx: Tx,
  realm: string,
  { licenceId, priceVersion, paidUntil }: AskingLicence,
  { after, limit }: Page,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('realm', '=', realm)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .where(sql<number>`(state ->> 'licenceId')::integer`, '=', licenceId)
    .where(sql<number>`coalesce((state ->> 'priceVersion')::integer, 0)`, '<', priceVersion)
    .where(sql<number>`(state ->> 'paidUntil')::bigint`, '<=', paidUntil)
    .where(sql<string>`state ->> 'renewal'`, '=', 'AUTO')
    .where(sql<string>`state ->> 'life'`, 'in', ['TRIAL', 'ACTIVE'])
    .where(sql<string>`state ->> 'pause'`, 'in', ['NONE', 'NOT_ALLOWED'])
    .where(sql<string>`state -> 'change' ->> 'kind'`, '=', 'NONE')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists subscriptions whose holders have to be reminded of a new price, by id. @param now milliseconds since 1970 */
export async function listDueReminders(tx: Tx, realm: string, now: number, { after, limit }: Page): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('realm', '=', realm)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .where(sql<string>`state -> 'change' ->> 'kind'`, '=', 'MIGRATION_OFFERED')
    .where(sql<number>`(state -> 'change' ->> 'remindAt')::bigint`, '<=', now)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
