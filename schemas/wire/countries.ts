import * as z from 'zod';
import { validate as isCountry } from '../generated/validators/definitions/country.js';
import { definition } from './definition.ts';

/** Two letters (ISO 3166-1). */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/** Which form the countries are for: the realm may restrict them for some forms only. */
export const CountriesQuery = z.object({ formContext: z.enum(['PURCHASE', 'REGISTRATION']).optional() });

/** The countries to choose from, by name, with what an address in each consists of. */
export const Countries = z.object({
  countries: z.array(definition('definitions/country.schema.json', isCountry)),
  /** Where the caller is or, where that is not known, would most likely be. */
  callerCountryCode: CountryCode,
});
export type Countries = z.infer<typeof Countries>;
