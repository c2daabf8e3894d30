import { accessLevels } from '#schemas/access.ts';
import type { Circumstances } from '../access/barriers.ts';
import { accessLevelFor } from '../access/decide-access.ts';
import type { Bits } from './bits.ts';
import { unionBits } from './bits.ts';

type Facets = ReadonlyMap<string, ReadonlyMap<string, Bits>>;

/**
 * Merges the access levels of the facet for a viewer: levels that mean the same for this viewer (such as granted)
 * become one value.
 */
export function mergeAccessFacet(facets: Facets, who: Pick<Circumstances, 'isGuest'>): Facets {
  const written = facets.get('access');
  if (!written) return facets;
  const found = new Map<string, Bits>();
  for (const access of accessLevels) {
    const titles = written.get(access);
    if (!titles) continue;
    const level = accessLevelFor({ access }, who);
    const others = found.get(level);
    found.set(level, others ? unionBits(others, titles) : titles);
  }
  return new Map([...facets, ['access', found]]);
}
