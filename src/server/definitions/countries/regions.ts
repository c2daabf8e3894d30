import { allCountries } from 'country-region-data';

/** Option of a dropdown. */
export interface Region {
  value: string;
  displayName: string;
}

/**
 * Countries whose addresses use the regions that the package country-region-data lists. Italy is not among them,
 * because its addresses use the province.
 */
const listed = new Set('AE AU BR CA CN CO CR ES ID IN IQ JM JP KR MX NR PG RU SO SV TW US VE'.split(' '));

/**
 * Codes of autonomous communities, which the library lists among Spain's provinces. They are left out, because
 * addresses use provinces.
 */
const communities = new Set(['AN', 'AR', 'CN']);

const hongKong: readonly Region[] = [
  { value: 'HK', displayName: 'Hong Kong Island' },
  { value: 'KL', displayName: 'Kowloon' },
  { value: 'NT', displayName: 'New Territories' },
];

/** Lists the states, provinces or prefectures of a country's addresses; empty where they are entered as text. */
export function regionsOf(country: string): readonly Region[] {
  if (country === 'HK') return hongKong;
  if (!listed.has(country)) return [];
  const [, , regions = []] = allCountries.find(([, code]) => code === country) ?? [];
  return regions
    .filter(([, value]) => country !== 'ES' || !communities.has(value))
    .map(([displayName, value]) => ({ value, displayName }));
}
