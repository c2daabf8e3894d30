import type { EndpointName } from '#schemas/wire/endpoints.ts';

const [method, address] = ('POST /api/v2/analytics/events' satisfies EndpointName).split(' ') as ['POST', string];
const type = 'application/json';

/**
 * Sends a body in a request that survives page unload. Bypasses the API client, because unload leaves no time to
 * refresh a session and the request must not carry credentials.
 */
export async function sendEvents(body: string): Promise<boolean> {
  if (navigator.sendBeacon(address, new Blob([body], { type }))) return true;
  const asked = { method, body, keepalive: true, credentials: 'omit', headers: { 'content-type': type } } as const;
  return fetch(address, asked).then(
    // Any HTTP status counts as delivered: resending a rejected batch would be rejected again.
    () => true,
    () => false,
  );
}
