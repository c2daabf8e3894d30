import { type SqlBool, sql } from 'kysely';

/** What the owner of a title's rights allows. */
export interface Rights {
  /** Milliseconds since 1970; undefined: since always. */
  from?: number | undefined;
  /** Milliseconds since 1970; undefined: without an end. */
  until?: number | undefined;
  /** The only countries in which it may be shown, as two letters. */
  allowed?: readonly string[] | undefined;
  /** Countries in which it may not. */
  denied?: readonly string[] | undefined;
}

/** What the country of a caller is where it is not known. */
export const UNKNOWN_COUNTRY = 'ZZ';

/** Whether a title's time has not come, has come, or is over. */
export const isBefore = ({ from }: Rights, now: number): boolean => from !== undefined && now < from;
export const isOver = ({ until }: Rights, now: number): boolean => until !== undefined && now >= until;

/**
 * Whether a title may not be shown in a country. Pages are drawn for guests of any country, so an unknown one counts as
 * outside only where that is asked for: by the calls that name streams.
 */
export function isOutside({ allowed, denied = [] }: Rights, country: string, isCountryNeeded: boolean): boolean {
  const isKnown = country !== UNKNOWN_COUNTRY || isCountryNeeded;
  return denied.includes(country) || (allowed !== undefined && isKnown && !allowed.includes(country));
}

/** Titles whose time it is, of the table of titles, which a query calls `c`. */
export const inTime = (now: number) =>
  sql<SqlBool>`(c.available_from is null or c.available_from <= ${new Date(now)})
    and (c.available_until is null or c.available_until > ${new Date(now)})`;

/** Titles that may be shown in a country; in any, where it is not known. */
export const inTerritory = (country: string) =>
  country === UNKNOWN_COUNTRY
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(c.allowed_countries is null or ${country} = any(c.allowed_countries))
        and (c.denied_countries is null or ${country} <> all(c.denied_countries))`;
