import { useHydrated } from '../hydrated.ts';

/** The viewer's time zone, which only the browser knows: UTC on the server and in the first paint, so that both agree. */
export const useTimeZone = (): string => (useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC');
