import * as z from 'zod';
import { validate as isCountry } from '../../generated/validators/definitions/country.js';
import { definition } from '../definition.ts';

/** Country code (ISO 3166-1 alpha-2). */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/** Form that the countries are for; a realm may restrict them for some forms only. */
export const CountriesQuery = z.object({ formContext: z.enum(['PURCHASE', 'REGISTRATION']).optional() });

/** Selectable countries by name, with the fields of an address in each. */
export const Countries = z.object({
  countries: z.array(definition('definitions/country.schema.json', isCountry)),
  /** The caller's country, or the most likely one if unknown. */
  callerCountryCode: CountryCode,
});
export type Countries = z.infer<typeof Countries>;
