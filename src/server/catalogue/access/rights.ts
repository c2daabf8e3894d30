import { type SqlBool, sql } from 'kysely';

/** Availability period and territories of a title, as set by its rights holder. */
export interface Rights {
  /** Milliseconds since 1970; undefined: no start. */
  from?: number | undefined;
  /** Milliseconds since 1970; undefined: no end. */
  until?: number | undefined;
  /** The only countries where the title may be shown, as two-letter codes. */
  allowed?: readonly string[] | undefined;
  /** Countries where the title may not be shown. */
  denied?: readonly string[] | undefined;
}

/** Code that is used as country of a request whose country is unknown. */
export const UNKNOWN_COUNTRY = 'ZZ';

/** True if the title's availability period has not begun. */
export const isBeforeAvailability = ({ from }: Rights, now: number): boolean => from !== undefined && now < from;
export const isAfterAvailability = ({ until }: Rights, now: number): boolean => until !== undefined && now >= until;

/**
 * True if a title may not be shown in a country. Pages are rendered for guests of any country, so an unknown country
 * counts as outside only for requests that return stream addresses.
 */
export function isOutsideTerritories(
  { allowed, denied = [] }: Rights,
  country: string,
  isCountryNeeded: boolean,
): boolean {
  const isKnown = country !== UNKNOWN_COUNTRY || isCountryNeeded;
  return denied.includes(country) || (allowed !== undefined && isKnown && !allowed.includes(country));
}

/** SQL condition for titles within their availability period, on the table `contents` aliased as `c`. */
export const availableAtCondition = (now: number) =>
  sql<SqlBool>`(c.available_from is null or c.available_from <= ${new Date(now)})
    and (c.available_until is null or c.available_until > ${new Date(now)})`;

/** SQL condition for titles that may be shown in a country; true for all titles if the country is unknown. */
export const availableInCountryCondition = (country: string) =>
  country === UNKNOWN_COUNTRY
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(c.allowed_countries is null or ${country} = any(c.allowed_countries))
        and (c.denied_countries is null or ${country} <> all(c.denied_countries))`;
