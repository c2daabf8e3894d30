import { useHydrated } from '../hydrated.ts';

let known: { zone: string; offset: number } | undefined;

/** The browser's time zone. Cached until the UTC offset changes, because reading it creates a formatter. */
export function timeZoneHere(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offset };
  return known.zone;
}

/**
 * The viewer's time zone, which only the browser knows: UTC on the server and in the first render, so that both match.
 */
export const useTimeZone = (): string => (useHydrated() ? timeZoneHere() : 'UTC');
