import { accessLevels, DEFAULT_ENTITLEMENT } from '#schemas/access.ts';
import type { Circumstances } from '../access/barriers.ts';
import { accessLevelFor } from '../access/decide-access.ts';
import { type Bits, intersectBits, noBits, setBit, subtractBits, unionBits } from './bits.ts';
import type { GridTitle } from './facets.ts';

type Facets = ReadonlyMap<string, ReadonlyMap<string, Bits>>;

/** The titles that are sold, by the entitlements of which they need one. */
export type SoldTitles = ReadonlyMap<string, Bits>;

/** Builds the sets of the titles that are sold. */
export function indexSoldTitles(titles: readonly Pick<GridTitle, 'access' | 'entitlements'>[]): SoldTitles {
  const sold = new Map<string, Bits>();
  for (const [position, { access, entitlements }] of titles.entries()) {
    if (access !== 'DENIED') continue;
    for (const entitlement of entitlements ?? [DEFAULT_ENTITLEMENT]) {
      const bits = sold.get(entitlement) ?? noBits(titles.length);
      sold.set(entitlement, bits);
      setBit(bits, position);
    }
  }
  return sold;
}

/**
 * Merges the access levels of the facet for a viewer: levels that mean the same for this viewer become one value, such
 * as granted. Titles that the viewer's licences open are granted too.
 */
export function mergeAccessFacet(
  facets: Facets,
  sold: SoldTitles,
  who: Pick<Circumstances, 'isGuest' | 'entitlements'>,
): Facets {
  const written = facets.get('access');
  if (!written) return facets;
  const opened = who.entitlements.flatMap((entitlement) => sold.get(entitlement) ?? []).reduce(unionBits, noBits(0));
  const found = new Map<string, Bits>();
  const add = (level: string, titles: Bits) => {
    if (titles.some((word) => word !== 0)) found.set(level, unionBits(titles, found.get(level) ?? noBits(0)));
  };
  for (const access of accessLevels) {
    const titles = written.get(access);
    if (!titles) continue;
    add(accessLevelFor({ access }, { ...who, entitlements: [] }), subtractBits(titles, opened));
    add('GRANTED', intersectBits(titles, opened));
  }
  return new Map([...facets, ['access', found]]);
}
