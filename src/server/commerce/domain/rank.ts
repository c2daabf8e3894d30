/** A held licence as its rank in its family needs it; times in milliseconds since 1970. */
export interface RankedLicence {
  licenceId: number;
  /** Name of the family; licences without one stand alone. */
  family?: string | undefined;
  /** A higher number is a higher rank. */
  rank: number;
  type: 'STANDARD' | 'FREE';
  /** End of the paid or free time; undefined for none. */
  expiry?: number | undefined;
  purchasedAt: number;
}

/** The live licences of a family: the effective one, and those that it blocks until it ends. */
export interface FamilyRanking<Licence extends RankedLicence> {
  effective: Licence;
  /** From the highest rank to the lowest. */
  blocked: Licence[];
}

/** A licence as a product. */
export type OfferedLicence = Pick<RankedLicence, 'licenceId' | 'family' | 'rank' | 'type'>;

/** The licence that a viewer wants to change. */
export interface ChangeableLicence extends OfferedLicence {
  isLive: boolean;
  /** Whether Playbill renews it; false for one that another shop sold. */
  isManaged: boolean;
  isPaymentPending: boolean;
  isPastDue: boolean;
  /** Whether it is paused, or a pause or resume is requested. */
  isPausedOrPausing: boolean;
  hasPendingChange: boolean;
}

/** Why a viewer cannot buy a licence or change to it. */
export type TierRefusalReason =
  | { kind: 'same-licence' }
  | { kind: 'higher-rank-live'; licenceId: number }
  | { kind: 'other-family' }
  | { kind: 'free-licence' }
  | { kind: 'not-live' }
  | { kind: 'not-managed' }
  | { kind: 'payment-pending' }
  | { kind: 'past-due' }
  | { kind: 'paused-or-pausing' }
  | { kind: 'change-pending' };

/** Refusal of a purchase or change, with the code of the wire. */
export interface TierRefusal {
  isAllowed: false;
  code: 'INVALID_TIER_CHANGE';
  reason: TierRefusalReason;
}

/** Result for a purchase. */
export type PurchaseDecision = { isAllowed: true } | TierRefusal;

/** Result for a change. A downgrade waits for the period's end; the others need a payment first. */
export type ChangeDecision = { isAllowed: true; direction: 'upgrade' | 'downgrade' | 'same-rank' } | TierRefusal;

const refuse = (reason: TierRefusalReason): TierRefusal => ({ isAllowed: false, code: 'INVALID_TIER_CHANGE', reason });

/** Compares licences by their level: negative if the first is higher. A free licence is below every paid one. */
function compareLevels(first: OfferedLicence, second: OfferedLicence): number {
  if (first.type !== second.type) return first.type === 'STANDARD' ? -1 : 1;
  return second.rank - first.rank;
}

/** Compares expiries: negative if the first is later. A licence without expiry lasts longest. */
function compareExpiries({ expiry: first = Infinity }: RankedLicence, { expiry: second = Infinity }: RankedLicence) {
  // The difference of two infinities is not a number.
  return first === second ? 0 : second - first;
}

/**
 * Compares live licences of a family: negative if the first has priority. Paid before free, then the higher rank, the
 * later expiry, the earlier purchase. The id decides between equals, so the order never depends on the input's order.
 */
export const compareRanks = (first: RankedLicence, second: RankedLicence): number =>
  compareLevels(first, second) ||
  compareExpiries(first, second) ||
  first.purchasedAt - second.purchasedAt ||
  first.licenceId - second.licenceId;

/**
 * Groups live licences by family and finds which one of each is effective.
 * @param live licences that are live now, of any families
 */
export function rankFamilies<Licence extends RankedLicence>(live: readonly Licence[]): FamilyRanking<Licence>[] {
  const families = Map.groupBy(live, ({ family, licenceId }) => family ?? licenceId);
  return [...families.values()].flatMap((licences) => {
    const [effective, ...blocked] = licences.toSorted(compareRanks);
    return effective ? [{ effective, blocked }] : [];
  });
}

const isSameFamily = (first: OfferedLicence, second: OfferedLicence): boolean =>
  first.family !== undefined && first.family === second.family;

/**
 * Decides whether a viewer can buy a licence. A higher licence can be bought over a lower one, which stays blocked until
 * the higher one ends; a lower one only by a change at the period's end.
 * @param live live licences of the viewer, of any families
 */
export function decidePurchase(offered: OfferedLicence, live: readonly RankedLicence[]): PurchaseDecision {
  if (live.some(({ licenceId }) => licenceId === offered.licenceId)) return refuse({ kind: 'same-licence' });
  const higher = live
    .filter((held) => isSameFamily(held, offered) && compareLevels(held, offered) < 0)
    .toSorted(compareRanks)[0];
  return higher ? refuse({ kind: 'higher-rank-live', licenceId: higher.licenceId }) : { isAllowed: true };
}

/**
 * Decides whether a viewer can change from a held licence to another one, and in which direction. Of several reasons
 * against it, the first states what the viewer cannot influence.
 */
export function decideChange(held: ChangeableLicence, offered: OfferedLicence): ChangeDecision {
  if (!held.isManaged) return refuse({ kind: 'not-managed' });
  if (held.licenceId === offered.licenceId) return refuse({ kind: 'same-licence' });
  if (!isSameFamily(held, offered)) return refuse({ kind: 'other-family' });
  if (held.type === 'FREE' || offered.type === 'FREE') return refuse({ kind: 'free-licence' });
  if (held.isPaymentPending) return refuse({ kind: 'payment-pending' });
  if (held.isPastDue) return refuse({ kind: 'past-due' });
  if (held.isPausedOrPausing) return refuse({ kind: 'paused-or-pausing' });
  if (!held.isLive) return refuse({ kind: 'not-live' });
  if (held.hasPendingChange) return refuse({ kind: 'change-pending' });
  const difference = compareLevels(held, offered);
  return { isAllowed: true, direction: difference > 0 ? 'upgrade' : difference < 0 ? 'downgrade' : 'same-rank' };
}
