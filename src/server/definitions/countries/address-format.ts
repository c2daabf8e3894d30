import { formatAddress } from 'localized-address-format';

/** A part of a postal address that a form asks for. */
export type AddressPart = 'line1' | 'line2' | 'city' | 'administrativeLevel1' | 'postalCode';

/** One sign per part: where it comes out in a formatted address tells the part's place. Signs of the private use area. */
const signs = { line1: '\uE000', city: '\uE001', administrativeLevel1: '\uE002', postalCode: '\uE003' } as const;
const partOf = new Map(Object.entries(signs).map(([part, sign]) => [sign as string, part as keyof typeof signs]));

/** The parts of a country's addresses, in the order in which its own people write them. */
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
    // Japan's format writes the city into the line, people are asked for it by itself.
    return country === 'JP' && part === 'administrativeLevel1' ? [part, 'city'] : [part];
  });
}
