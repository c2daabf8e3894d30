import type { Context } from '../../platform/context.ts';
import { chunks } from '../../platform/db/chunks.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { StartError } from '../../platform/start-error.ts';
import { listCampaigns } from './campaigns.store.ts';
import { createVoucherCode, hashVoucherCode, normalizeVoucherCode } from './voucher-code.ts';
import { addVoucherCodes } from './voucher-codes.store.ts';

/** Usage text of the command `vouchers`. */
export const VOUCHERS_USAGE =
  '  npm run realm -- vouchers <realm> <campaign> <n>  Prints n new voucher codes of a campaign with unique codes.';

/** Largest number of codes of one call. */
const MAX_CODES = 10_000;

/**
 * Creates unique codes of a voucher campaign and returns them. Only their hashes are stored, so they cannot be read again.
 * @throws StartError for a campaign without unique codes, and for a count that is no number from 1 to 10000
 */
export async function createVoucherCodes(
  tx: Tx,
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  realm: string,
  { campaign, count }: { campaign: string; count: string },
): Promise<string[]> {
  const total = Number(count);
  if (!/^\d+$/.test(count) || total < 1 || total > MAX_CODES)
    throw new StartError(`“${count}” is no number of codes. Give a number from 1 to ${MAX_CODES}.`);
  const codes = Array.from({ length: total }, createVoucherCode);
  const hashes = codes.flatMap((code) => hashVoucherCode(keys, realm, normalizeVoucherCode(code) ?? '').slice(0, 1));
  const unique = (await listCampaigns(tx, realm)).flatMap(({ id, uniqueCodes }) => (uniqueCodes ? [id] : []));
  if (!unique.includes(campaign))
    throw new StartError(
      `The realm ${realm} has no voucher campaign ${campaign} with unique codes. It has: ${unique.join(', ') || 'none'}. Add it to vouchers.json with "uniqueCodes": true, and load the realm.`,
    );
  for (const chunk of chunks(hashes)) await addVoucherCodes(tx, realm, { campaign, hashes: chunk, now: clock.now() });
  return codes;
}
