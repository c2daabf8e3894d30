import { allowedAddress } from './addresses.ts';

/**
 * Asks an address of an ad's server, and waits for nothing. By GET, as those servers count, so not by a beacon, which
 * posts; `keepalive` lets it outlive the page all the same. Without cookies and without this page's address.
 */
export function ping(address: string): void {
  const url = allowedAddress(address, location.href);
  if (url === undefined) return;
  // Blocked by an extension or without a network: the ad server counts one less, and there is nobody else to tell.
  fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    () => undefined,
  );
}
