import * as z from 'zod';
import { validate as isCountry } from '../../generated/validators/definitions/country.js';
import { definition } from '../definition.ts';

/** Country code (ISO 3166-1 alpha-2). */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/**
 * Query with the form for which countries are requested, because a realm may restrict the countries of some forms only.
 */
export const CountriesQuery = z.object({ formContext: z.enum(['PURCHASE', 'REGISTRATION']).optional() });

/** The countries that a user may select, sorted by name, each with its address fields. */
export const Countries = z.object({
  countries: z.array(definition('definitions/country.schema.json', isCountry)),
  /** The country of the caller; if it cannot be determined, the most likely one. */
  callerCountryCode: CountryCode,
});
export type Countries = z.infer<typeof Countries>;
