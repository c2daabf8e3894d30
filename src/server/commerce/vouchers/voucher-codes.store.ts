import type { Tx } from '../../platform/db/scope.ts';

/** Adds unique codes of a campaign by their hashes. @param now milliseconds since 1970 */
export async function addVoucherCodes(
  tx: Tx,
  realm: string,
  { campaign, hashes, now }: { campaign: string; hashes: readonly string[]; now: number },
): Promise<void> {
  await tx
    .insertInto('voucher_codes')
    .values(hashes.map((hash) => ({ realm, code_hash: hash, campaign_id: campaign, created_at: new Date(now) })))
    .execute();
}

/** Finds a unique code by its possible hashes. */
export async function findVoucherCode(
  tx: Tx,
  realm: string,
  hashes: readonly string[],
): Promise<{ campaign: string; hash: string } | undefined> {
  const row = await tx
    .selectFrom('voucher_codes')
    .select(['campaign_id', 'code_hash'])
    .where('realm', '=', realm)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst();
  return row && { campaign: row.campaign_id, hash: row.code_hash };
}
