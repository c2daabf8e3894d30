import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';
import type { VoucherUses } from './voucher-rules.ts';

/** How long a purchase keeps the use of a voucher while its payment has no result, in milliseconds: 30 minutes. */
export const RESERVATION_MS = 1_800_000;

/** The use of a voucher by a purchase. */
export interface VoucherUse {
  purchaseId: string;
  accountId: string;
  campaign: string;
  /** Hash of a unique code; null for a code that all users share. */
  codeHash: string | null;
}

const selectUses = (tx: Tx, realm: string) =>
  tx.selectFrom('voucher_uses').where('realm', '=', realm).where('state', 'in', ['RESERVED', 'USED']);

/**
 * Counts the purchases that use up or reserve a voucher, without one purchase.
 * @param except id of the purchase whose own reservation does not count; undefined for none
 */
export async function countVoucherUses(
  tx: Tx,
  realm: string,
  { campaign, codeHash, accountId }: Omit<VoucherUse, 'purchaseId'>,
  except: readonly string[],
): Promise<VoucherUses['uses']> {
  const counts = await selectUses(tx, realm)
    .where('campaign_id', '=', campaign)
    .$if(except.length > 0, (query) => query.where('purchase_id', 'not in', except))
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('account_id', '=', accountId).as('of_account'),
      eb.fn.countAll<number>().filterWhere('code_hash', '=', codeHash).as('of_code'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(counts.total), ofAccount: Number(counts.of_account), ofCode: Number(counts.of_code) };
}

/** Reserves the use of a voucher for a purchase; a repeated call extends the reservation. @param now milliseconds since 1970 */
export async function reserveVoucherUse(tx: Tx, realm: string, use: VoucherUse, now: number): Promise<void> {
  const reserved = { state: 'RESERVED', changed_at: new Date(now) } as const;
  await tx
    .insertInto('voucher_uses')
    .values({
      realm,
      purchase_id: use.purchaseId,
      account_id: use.accountId,
      campaign_id: use.campaign,
      code_hash: use.codeHash,
      ...reserved,
    })
    .onConflict((conflict) => conflict.columns(['realm', 'purchase_id']).doUpdateSet(reserved))
    .execute();
}

/** Ends the reservation of a purchase: the voucher is used, or free for another purchase. */
export async function settleVoucherUse(
  tx: Tx,
  realm: string,
  { purchaseId, isPaid, now }: { purchaseId: string; isPaid: boolean; now: number },
): Promise<void> {
  await tx
    .updateTable('voucher_uses')
    .set({ state: isPaid ? 'USED' : 'RELEASED', changed_at: new Date(now) })
    .where('realm', '=', realm)
    .where('purchase_id', '=', purchaseId)
    // A payment that succeeds late uses up a voucher that was released.
    .where('state', 'in', isPaid ? ['RESERVED', 'RELEASED'] : ['RESERVED'])
    .execute();
}

/**
 * Releases reservations of payments that have had no result for too long. A payment that waits for its payer keeps its
 * reservation, because the payer can still pay the reduced price; the reconciler cancels it in time.
 */
export async function releaseExpiredUses(tx: Tx, realm: string, now: number): Promise<void> {
  await tx
    .updateTable('voucher_uses')
    .set({ state: 'RELEASED', changed_at: new Date(now) })
    .where('realm', '=', realm)
    .where('state', '=', 'RESERVED')
    .where('changed_at', '<=', new Date(now - RESERVATION_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .where('payment_attempts.realm', '=', realm)
            .whereRef('payment_attempts.purchase_id', '=', 'voucher_uses.purchase_id')
            .where('payment_attempts.state', '=', 'ACTION'),
        ),
      ),
    )
    .execute();
}

/** Whether an account has bought something that has a price; a licence that costs nothing does not count. */
export async function hasBoughtBefore(tx: Tx, realm: string, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('purchases')
    .select('id')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('state', '=', 'PAID')
    .where(sql<boolean>`(quote->'price'->>'amount')::bigint > 0`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
