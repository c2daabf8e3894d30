import { DEFAULT_ENTITLEMENT } from '#schemas/access.ts';
import { isEntitled } from '../domain/licence-view.ts';
import { rankFamilies } from '../domain/rank.ts';
import type { Subscription } from '../domain/subscription.ts';

/** A licence of the realm as access depends on it. */
export interface LicenceOffer {
  id: number;
  /** Licences of one family replace each other: the one with the highest rank is effective. */
  family?: string | undefined;
  rank?: number | undefined;
  type?: 'STANDARD' | 'FREE' | undefined;
  /** What the licence grants; without it the default entitlement. */
  entitlements?: readonly string[] | undefined;
}

const DEFAULT: readonly string[] = [DEFAULT_ENTITLEMENT];

const intersects = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/**
 * Whether a viewer may watch a title that is sold.
 * @param needed entitlements of which the title needs one; undefined for the default one
 */
export const isOpenedBy = (needed: readonly string[] | undefined, held: readonly string[]): boolean =>
  intersects(needed ?? DEFAULT, held);

/**
 * Lists the ids of the licences that open a title that is sold, in the order of the definition, also of those that are
 * no longer offered.
 * @param needed entitlements of which the title needs one; undefined for the default one
 */
export const listOpeningLicences = (needed: readonly string[] | undefined, offers: readonly LicenceOffer[]): number[] =>
  offers.flatMap(({ id, entitlements = DEFAULT }) => (intersects(needed ?? DEFAULT, entitlements) ? [id] : []));

/**
 * Lists the effective licences of an account: those that give access now, of each family only the one with the highest
 * rank. A licence that the realm no longer defines has no effect.
 * @param now milliseconds since 1970
 */
export function listEffectiveLicences<Offer extends LicenceOffer>(
  subscriptions: readonly Subscription[],
  offers: readonly Offer[],
  now: number,
): Offer[] {
  const live = subscriptions.flatMap((subscription) => {
    const offer = offers.find(({ id }) => id === subscription.licenceId);
    if (!offer || !isEntitled(subscription, now)) return [];
    const { id, family, rank = 0, type = 'STANDARD' } = offer;
    const { paidUntil: expiry, purchasedAt } = subscription;
    return [{ offer, licenceId: id, family, rank, type, expiry, purchasedAt }];
  });
  return rankFamilies(live).map(({ effective }) => effective.offer);
}

/** Lists what an account may watch: the entitlements of its effective licences. @param now milliseconds since 1970 */
export const listEntitlements = (
  subscriptions: readonly Subscription[],
  offers: readonly LicenceOffer[],
  now: number,
): string[] => [
  ...new Set(listEffectiveLicences(subscriptions, offers, now).flatMap(({ entitlements = DEFAULT }) => entitlements)),
];
