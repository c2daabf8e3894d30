import type { Tokens } from '#schemas/wire/session.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Access tokens last ten minutes; a new one is asked for a minute before. */
const KEEP_MS = 9 * 60 * 1000;
/** A token of this age in milliseconds or less that is refused is not at fault itself: another would fare no better. */
const FRESH_MS = 1000;

/** A guest's token, or the answer of the server where it gave none. */
type CheckedIn = { token: string } | { refused: Response };

interface Guest {
  checkedIn: Promise<CheckedIn>;
  since: number;
}

/**
 * The guest as which the host draws pages: one per realm, renewed in time. It is the host's own, so that no page carries
 * a session and all of them can be cached. Answers what asks the API as that guest. A token that is refused before its time
 * (the realm was removed and loaded again, the database restored from a backup) is forgotten, and the call made once more
 * with a new one.
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
    // Whoever waits for the same check-in has the answer, too.
    if ('refused' in result) return result.refused.clone();
    request.headers.set('authorization', `Bearer ${result.token}`);
    return fetch(request);
  };
  return (realm, origin) => async (request) => {
    const again = request.body ? request.clone() : request;
    const guest = guestOf(realm, origin);
    const response = await askAs(guest, request);
    if (response.status !== 401 || now() < guest.since + FRESH_MS) return response;
    // Another call may have got a new one meanwhile.
    if (guests.get(realm) === guest) guests.delete(realm);
    return askAs(guestOf(realm, origin), again);
  };
}
