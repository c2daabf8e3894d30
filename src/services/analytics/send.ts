import type { EndpointName } from '#schemas/wire/endpoints.ts';

const [method, address] = ('POST /api/v2/analytics/events' satisfies EndpointName).split(' ') as ['POST', string];
const type = 'application/json';

/**
 * Sends a body in a way that outlives the page. It goes past the API's client: a page that is being left has no time to
 * renew a session, and this call must not carry one.
 */
export async function sendEvents(body: string): Promise<boolean> {
  if (navigator.sendBeacon(address, new Blob([body], { type }))) return true;
  const asked = { method, body, keepalive: true, credentials: 'omit', headers: { 'content-type': type } } as const;
  return fetch(address, asked).then(
    // An answer is an answer: sending again what the server does not want helps nobody.
    () => true,
    () => false,
  );
}
