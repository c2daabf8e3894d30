import { useHydrated } from '../hydrated.ts';

let known: { zone: string; offset: number } | undefined;

/** The time zone of this browser. It is asked for again only when the clock has changed its offset: the answer takes a formatter to find. */
export function timeZoneHere(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offset };
  return known.zone;
}

/** The viewer's time zone, which only the browser knows: UTC on the server and in the first paint, so that both agree. */
export const useTimeZone = (): string => (useHydrated() ? timeZoneHere() : 'UTC');
