import { useHydrated } from '../hydrated.ts';

let zone: string | undefined;

/** The time zone of this browser. It is asked for once: the answer takes a formatter to find. */
export const timeZoneHere = (): string => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The viewer's time zone, which only the browser knows: UTC on the server and in the first paint, so that both agree. */
export const useTimeZone = (): string => (useHydrated() ? timeZoneHere() : 'UTC');
