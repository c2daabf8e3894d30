import { useState } from 'react';
import { instantOf } from '#renderers/messages/instant.ts';
import { useNow } from '#renderers/primitives/time/use-now.ts';

/** Maximum age of a cached page, in milliseconds. */
const MAX_PAGE_AGE_MS = 15 * 60_000;

/**
 * Current time in milliseconds; undefined until known. If the device's clock differs from the server's by more than the
 * maximum age of a cached page, the device's clock is wrong and the server's is used.
 */
export function useClock(serverNow: string | undefined): number | undefined {
  const now = useNow();
  const [skew] = useState(() => {
    const told = serverNow === undefined ? undefined : instantOf(serverNow);
    const difference = told === undefined ? 0 : told - Date.now();
    return Math.abs(difference) > MAX_PAGE_AGE_MS ? difference : 0;
  });
  return now === undefined ? undefined : now + skew;
}
