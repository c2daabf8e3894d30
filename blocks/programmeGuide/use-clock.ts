import { useState } from 'react';
import { instantOf } from '#renderers/messages/instant.ts';
import { useNow } from '#renderers/primitives/time/use-now.ts';

/** A page may have been kept for some minutes before it was shown. */
const KEPT = 15 * 60_000;

/**
 * What the time is, in milliseconds; undefined until it is known. Where the device's clock differs from the server's by more
 * than a page can be old, the server's goes on.
 */
export function useClock(serverNow: string | undefined): number | undefined {
  const now = useNow();
  const [skew] = useState(() => {
    const told = serverNow === undefined ? undefined : instantOf(serverNow);
    const difference = told === undefined ? 0 : told - Date.now();
    return Math.abs(difference) > KEPT ? difference : 0;
  });
  return now === undefined ? undefined : now + skew;
}
