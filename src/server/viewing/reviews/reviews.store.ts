import type { Review } from '#schemas/wire/viewing/reviews.ts';
import * as z from 'zod';
import type { Tx } from '../../platform/db/scope.ts';
import { byZod } from '../../platform/db/stored/by-zod.ts';
import { repairValue } from '../../platform/db/stored/stored-document.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';

const isFields = byZod(z.record(z.string(), z.string()));

/** Finds an account's review of a title; undefined if there is none. */
export async function findReview(
  tx: Tx,
  realm: string,
  accountId: string,
  contentId: number,
): Promise<Review | undefined> {
  const row = await tx
    .selectFrom('reviews')
    .select(['fields', 'posted_at'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { value, issues } = repairValue(isFields, row.fields, {});
  reportDamages(tx, realm, 'reviews', issues);
  return { fields: value, postedAt: row.posted_at.getTime() };
}

/** Stores an account's review of a title and replaces an older one. `now` in milliseconds. */
export async function putReview(
  tx: Tx,
  realm: string,
  { accountId, contentId, fields }: { accountId: string; contentId: number; fields: Record<string, string> },
  now: number,
): Promise<void> {
  const values = { fields: JSON.stringify(fields), posted_at: new Date(now) };
  await tx
    .insertInto('reviews')
    .values({ realm, account_id: accountId, content_id: contentId, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'content_id']).doUpdateSet(values))
    .execute();
}
