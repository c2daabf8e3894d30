import type { Tokens } from '#schemas/wire/identity/session.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Age in milliseconds at which a guest's token is replaced. Access tokens last ten minutes, so this is a minute
 * earlier.
 */
const KEEP_MS = 9 * 60 * 1000;
/**
 * A token younger than this, in milliseconds, is not replaced when it is rejected, because a new one would be rejected
 * too.
 */
const FRESH_MS = 1000;

/** Result of requesting a guest's token: the token, or the server's response if it issued none. */
type CheckedIn = { token: string } | { refused: Response };

interface Guest {
  checkedIn: Promise<CheckedIn>;
  since: number;
}

/**
 * Returns an API client per realm that acts as a guest, for rendering pages. The guest's session belongs to the host,
 * so pages contain none and are cacheable. When its token is rejected early (realm reloaded, database restored), the
 * call is retried once with a new one.
 */
export function createGuests(fetch: Fetch, now: () => number = Date.now): (realm: string, origin: string) => Fetch {
  const guests = new Map<string, Guest>();
  const checkIn = async (realm: string, origin: string): Promise<CheckedIn> => {
    const response = await fetch(
      new Request(`${origin}/api/v2/login/guest/checkin`, { method: 'POST', headers: { realm } }),
    );
    return response.ok ? { token: ((await response.json()) as Tokens).authorisationToken } : { refused: response };
  };
  const guestOf = (realm: string, origin: string): Guest => {
    const known = guests.get(realm);
    if (known && now() < known.since + KEEP_MS) return known;
    const guest = { checkedIn: checkIn(realm, origin), since: now() };
    guests.set(realm, guest);
    const forget = () => guests.get(realm) === guest && guests.delete(realm);
    guest.checkedIn.then((result) => 'refused' in result && forget(), forget);
    return guest;
  };
  const askAs = async ({ checkedIn }: Guest, request: Request): Promise<Response> => {
    const result = await checkedIn;
    // The response is cloned, because concurrent requests share it and its body can be read only once.
    if ('refused' in result) return result.refused.clone();
    request.headers.set('authorization', `Bearer ${result.token}`);
    return fetch(request);
  };
  return (realm, origin) => async (request) => {
    const again = request.body ? request.clone() : request;
    const guest = guestOf(realm, origin);
    const response = await askAs(guest, request);
    if (response.status !== 401 || now() < guest.since + FRESH_MS) return response;
    // The token is only discarded if it is still the current one: another request may have renewed it meanwhile.
    if (guests.get(realm) === guest) guests.delete(realm);
    return askAs(guestOf(realm, origin), again);
  };
}
