import { allCountries } from 'country-region-data';

/** A choice of a dropdown. */
export interface Region {
  value: string;
  displayName: string;
}

/** Countries whose list of regions is the one that their addresses use. Italy's is not: its post wants the province. */
const listed = new Set('AE AU BR CA CN CO CR ES ID IN IQ JM JP KR MX NR PG RU SO SV TW US VE'.split(' '));

/** The list of Spain has communities among the provinces; its addresses name the province. */
const communities = new Set(['AN', 'AR', 'CN']);

const hongKong: readonly Region[] = [
  { value: 'HK', displayName: 'Hong Kong Island' },
  { value: 'KL', displayName: 'Kowloon' },
  { value: 'NT', displayName: 'New Territories' },
];

/** The states, provinces or prefectures to choose from in a country's addresses; empty where people write it themselves. */
export function regionsOf(country: string): readonly Region[] {
  if (country === 'HK') return hongKong;
  if (!listed.has(country)) return [];
  const [, , regions = []] = allCountries.find(([, code]) => code === country) ?? [];
  return regions
    .filter(([, value]) => country !== 'ES' || !communities.has(value))
    .map(([displayName, value]) => ({ value, displayName }));
}
