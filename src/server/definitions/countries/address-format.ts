import { formatAddress } from 'localized-address-format';

/** An address field of a form. */
export type AddressPart = 'line1' | 'line2' | 'city' | 'administrativeLevel1' | 'postalCode';

/**
 * One placeholder character (from Unicode's private use area) per address field. Their order in a formatted address is
 * the local order of the fields.
 */
const signs = { line1: '\uE000', city: '\uE001', administrativeLevel1: '\uE002', postalCode: '\uE003' } as const;
const partOf = new Map(Object.entries(signs).map(([part, sign]) => [sign as string, part as keyof typeof signs]));

/** Returns the address fields of a country in local order. */
export function addressParts(country: string): AddressPart[] {
  const lines = formatAddress(
    {
      postalCountry: country,
      addressLines: [signs.line1],
      locality: signs.city,
      administrativeArea: signs.administrativeLevel1,
      postalCode: signs.postalCode,
    },
    'local',
  );
  return [...lines.join('')].flatMap((sign): AddressPart[] => {
    const part = partOf.get(sign);
    if (part === undefined) return [];
    if (part === 'line1') return ['line1', 'line2'];
    // The library's format for Japan has no separate city, but forms ask for the city in a field of its own.
    return country === 'JP' && part === 'administrativeLevel1' ? [part, 'city'] : [part];
  });
}
