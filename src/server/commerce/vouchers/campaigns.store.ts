import type { VoucherCampaign, Vouchers } from '#schemas/generated/types.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Lists the voucher campaigns of a realm, also those that are over. */
export async function listCampaigns(tx: Tx, realm: string): Promise<VoucherCampaign[]> {
  const document = (await findValidDocument(tx, { realm }, 'vouchers', 'vouchers')) as Vouchers | undefined;
  return document?.campaigns ?? [];
}
