import type { Licence, VoucherCampaign } from '#schemas/generated/types.ts';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import type { Money } from '../domain/money.ts';
import type { Purchase } from '../payments/purchases.store.ts';
import { listCampaigns } from './campaigns.store.ts';
import { getCodeHint, hashVoucherCode, normalizeVoucherCode } from './voucher-code.ts';
import { findVoucherCode } from './voucher-codes.store.ts';
import { findUseRefusal, findVoucherRefusal, type VoucherRefusal } from './voucher-rules.ts';
import { countVoucherUses, hasBoughtBefore, releaseExpiredUses, reserveVoucherUse } from './voucher-uses.store.ts';

/** A voucher as a basket stores it. */
export interface BasketVoucher {
  campaign: string;
  /** Keyed hash of the code. */
  hash: string;
  /** What the checkout shows of the code: a shared code as a whole, the end of a unique one. */
  hint: string;
}

const findSharedCampaign = (campaigns: readonly VoucherCampaign[], code: string): VoucherCampaign | undefined =>
  campaigns.find((campaign) => campaign.code !== undefined && normalizeVoucherCode(campaign.code) === code);

/** Finds the voucher of a code that a user typed; undefined for an unknown one. */
export async function findVoucher(
  tx: Tx,
  { realm, keys }: Pick<RealmContext, 'realm' | 'keys'>,
  text: string,
): Promise<BasketVoucher | undefined> {
  const code = normalizeVoucherCode(text);
  if (code === undefined) return undefined;
  const hashes = hashVoucherCode(keys, realm.id, code);
  const campaigns = await listCampaigns(tx, realm.id);
  const shared = findSharedCampaign(campaigns, code);
  if (shared) return { campaign: shared.id, hash: hashes[0] ?? '', hint: shared.code ?? '' };
  const unique = await findVoucherCode(tx, realm.id, hashes);
  const isOffered = campaigns.some(({ id, uniqueCodes }) => id === unique?.campaign && uniqueCodes === true);
  return unique && isOffered ? { ...unique, hint: getCodeHint(code) } : undefined;
}

/** Whether a text names the voucher of a basket: its code, or what the checkout shows of it. */
export function isVoucherNamed(
  { realm, keys }: Pick<RealmContext, 'realm' | 'keys'>,
  { hash, hint }: BasketVoucher,
  text: string,
): boolean {
  const code = normalizeVoucherCode(text);
  return text === hint || (code !== undefined && hashVoucherCode(keys, realm.id, code).includes(hash));
}

/** Finds the campaign of a basket's voucher; undefined if it was removed, or has another code now. */
async function findCurrentCampaign(
  tx: Tx,
  { realm, keys }: Pick<RealmContext, 'realm' | 'keys'>,
  voucher: BasketVoucher,
): Promise<VoucherCampaign | undefined> {
  const campaign = (await listCampaigns(tx, realm.id)).find(({ id }) => id === voucher.campaign);
  if (campaign?.uniqueCodes)
    return (await findVoucherCode(tx, realm.id, [voucher.hash]))?.campaign === campaign.id ? campaign : undefined;
  const code = campaign?.code === undefined ? undefined : normalizeVoucherCode(campaign.code);
  return code !== undefined && hashVoucherCode(keys, realm.id, code).includes(voucher.hash) ? campaign : undefined;
}

/** A purchase that a voucher would reduce. */
interface VoucherPurchase {
  accountId: string;
  licence: Licence;
  /** Price after the licence's own discounts. */
  price: Money;
  /** Purchases of the same basket, whose reservations do not count. */
  purchaseIds: readonly string[];
}

/** Decides whether a basket's voucher can be used now: its campaign, or the reason why not. */
export async function checkVoucher(
  tx: Tx,
  context: RealmContext,
  voucher: BasketVoucher,
  { accountId, licence, price, purchaseIds }: VoucherPurchase,
): Promise<VoucherCampaign | VoucherRefusal> {
  const { realm, clock, country } = context;
  const campaign = await findCurrentCampaign(tx, context, voucher);
  if (!campaign) return 'unknown';
  const codeHash = campaign.uniqueCodes ? voucher.hash : null;
  await releaseExpiredUses(tx, realm.id, clock.now());
  const refusal =
    findVoucherRefusal(campaign, { licence, price, country, now: clock.now() }) ??
    findUseRefusal(campaign, {
      hasBought: await hasBoughtBefore(tx, realm.id, accountId),
      uses: await countVoucherUses(tx, realm.id, { campaign: campaign.id, codeHash, accountId }, purchaseIds),
    });
  return refusal ?? campaign;
}

/**
 * Reserves the voucher of a purchase before it is paid. A lock per campaign makes concurrent purchases wait for each other,
 * so that the last use has one winner.
 * @throws ProblemError 409 with the reason if the voucher can no longer be used
 */
export async function reserveVoucher(tx: Tx, { realm, clock }: RealmContext, purchase: Purchase): Promise<void> {
  const { id, accountId, grants } = purchase;
  const voucher = grants[0]?.voucher;
  if (!voucher || accountId === null) return;
  const { campaign: campaignId, codeHash } = voucher;
  await acquireLock(tx, `voucher ${realm.id} ${campaignId}`);
  const now = clock.now();
  await releaseExpiredUses(tx, realm.id, now);
  const campaign = (await listCampaigns(tx, realm.id)).find((one) => one.id === campaignId);
  const use = { campaign: campaignId, codeHash, accountId };
  const refusal = campaign
    ? findUseRefusal(campaign, {
        hasBought: await hasBoughtBefore(tx, realm.id, accountId),
        uses: await countVoucherUses(tx, realm.id, use, [id]),
      })
    : 'unknown';
  if (refusal) throw createVoucherProblem(refusal);
  await reserveVoucherUse(tx, realm.id, { ...use, purchaseId: id }, now);
}

/** Creates the answer to a voucher that cannot be used: 404 for an unknown one, else 409, with the label of the reason. */
export const createVoucherProblem = (refusal: VoucherRefusal): ProblemError =>
  new ProblemError(refusal === 'unknown' ? 'NOT_FOUND' : 'CONFLICT', [`voucher.${refusal}`]);
