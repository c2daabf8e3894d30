import type { Licence } from '#schemas/generated/types.ts';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { isEntitled } from '../domain/licence-view.ts';
import { getPeriodSpan, parsePeriod, type PeriodSpan } from '../domain/period.ts';
import { bookGiftRedemption } from '../payments/book-gift.ts';
import { lockBasket } from '../payments/purchases.store.ts';
import { addSubscription, type HeldSubscription, listSubscriptions } from '../subscriptions/subscriptions.store.ts';
import { findGiftRefusal, getGiftState } from './gift-state.ts';
import { findGiftByHash, type Gift, lockGift, updateGift } from './gifts.store.ts';
import { mailGiver } from './send-gift.ts';

/** Whether a subscription can still be charged, now or after a pause. */
const isRenewing = ({ subscription: { life, renewal } }: HeldSubscription): boolean =>
  renewal !== 'OFF' && life !== 'ENDED' && life !== 'ABANDONED';

/**
 * Decides which time a gift adds to what its receiver holds: after the paid time of the same licence, else from now on.
 * @throws ProblemError 409 with `redeemableAt`, if it is known, for a receiver that pays for a plan of the family, or holds a
 *   higher one: the time of the gift would be lost
 */
export function getGiftTime(
  { period }: Pick<Gift, 'period'>,
  licence: Licence,
  { held, licences, now }: { held: readonly HeldSubscription[]; licences: readonly Licence[]; now: number },
): PeriodSpan {
  const family = held.flatMap((one) => {
    const other = licences.find(({ id }) => id === one.subscription.licenceId);
    if (!other || other.type === 'FREE') return [];
    const isSame = other.id === licence.id;
    return isSame || (licence.family !== undefined && other.family === licence.family)
      ? [{ ...one, isSame, rank: other.rank ?? 0 }]
      : [];
  });
  if (family.some(isRenewing)) throw new ProblemError('CONFLICT', ['giftPlanRenews']);
  const live = family.filter(({ subscription }) => isEntitled(subscription, now));
  const ends = (of: typeof live): number[] => of.map(({ subscription }) => subscription.paidUntil ?? Infinity);
  const higher = live.filter(({ isSame, rank }) => !isSame && rank > (licence.rank ?? 0));
  const start = Math.max(now, ...ends(live.filter(({ isSame }) => isSame)));
  const blockedUntil = Math.max(0, ...ends(higher), ...(start === Infinity ? [start] : []));
  if (blockedUntil > 0)
    throw new ProblemError('CONFLICT', ['giftPlanHigher'], {
      ...(blockedUntil < Infinity && { details: { redeemableAt: blockedUntil } }),
    });
  return getPeriodSpan(start, parsePeriod(period), 0);
}

/** What a redemption has granted. */
export interface Redemption {
  gift: Gift;
  subscriptionId: string;
  startsAt: number;
  endsAt: number;
}

function toRedemption(gift: Gift): Redemption {
  const { subscriptionId, startsAt, endsAt } = gift;
  if (subscriptionId === null || startsAt === null || endsAt === null)
    throw new Error(`The gift ${gift.id} is not redeemed.`);
  return { gift, subscriptionId, startsAt, endsAt };
}

/**
 * Redeems the gift of a code for the caller. A repeated request of the same account returns what the first one has granted.
 * The basket's lock makes a refund and a redemption at the same time wait for each other.
 * @throws ProblemError 404 or 409 for a gift that cannot be redeemed, 409 giftOwn for a buyer that has not confirmed
 */
export async function redeemGift(
  tx: Tx,
  context: AccountContext,
  { codeHash, acknowledgesOwn }: { codeHash: string; acknowledgesOwn: boolean },
): Promise<Redemption> {
  const { realm, caller, clock } = context;
  const now = clock.now();
  const found = await findGiftByHash(tx, realm.id, codeHash);
  const basket = found ? await lockBasket(tx, realm.id, found.purchaseId) : [];
  await acquireLock(tx, `checkout ${realm.id} ${caller.id}`);
  // Read again: a mail with another code, or the redemption of another request, may have come in between.
  const gift = found && (await lockGift(tx, realm.id, found.id));
  const purchase = basket.find(({ id }) => id === gift?.purchaseId);
  if (!gift || !purchase || gift.codeNumber !== found.codeNumber) throw new ProblemError('NOT_FOUND', ['giftUnknown']);
  const state = getGiftState(gift, now);
  if (state === 'REDEEMED' && gift.redeemedBy === caller.id) return toRedemption(gift);
  const refusal = findGiftRefusal(state);
  if (refusal !== undefined) throw new ProblemError(refusal === 'giftUnknown' ? 'NOT_FOUND' : 'CONFLICT', [refusal]);
  if (gift.accountId === caller.id && !acknowledgesOwn) throw new ProblemError('CONFLICT', ['giftOwn']);
  // A licence that is no longer offered is granted. One that the realm has deleted opens nothing.
  const licence = realm.licences.find(({ id }) => id === gift.licenceId);
  if (!licence) throw new ProblemError('CONFLICT', ['planUnavailable']);
  const held = await listSubscriptions(tx, realm.id, caller.id);
  const { start: startsAt, end: endsAt } = getGiftTime(gift, licence, { held, licences: realm.licences, now });
  const { id: subscriptionId } = await addSubscription(
    tx,
    { realm: realm.id, accountId: caller.id, purchaseId: gift.purchaseId },
    {
      kind: 'purchased',
      at: now,
      effectiveAt: now,
      by: 'viewer',
      why: `Gift ${gift.id}`,
      licenceId: licence.id,
      priceVersion: 0,
      life: 'ACTIVE',
      renewal: 'OFF',
      canPause: false,
      paidUntil: endsAt,
    },
  );
  const redeemed = { redeemedAt: now, redeemedBy: caller.id, subscriptionId, startsAt, endsAt };
  await updateGift(tx, realm.id, gift.id, redeemed);
  await bookGiftRedemption(tx, purchase, now);
  await mailGiver(tx, context, gift, 'giftRedeemed');
  return toRedemption({ ...gift, ...redeemed });
}
