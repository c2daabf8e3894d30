import { allowedAddress } from './addresses.ts';

/**
 * Requests a tracking URL without waiting for the response. Uses GET, which ad servers count, instead of `sendBeacon`,
 * which posts. `keepalive` lets it outlive the page. Sends no cookies and no referrer.
 */
export function ping(address: string): void {
  const url = allowedAddress(address, location.href);
  if (url === undefined) return;
  // Blocked by an extension or offline: the ad server misses this event, and there is nowhere to report it.
  fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    () => undefined,
  );
}
