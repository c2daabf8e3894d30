import type { Tokens } from '#schemas/wire/session.ts';
import { unlessAway } from './away.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Access tokens last ten minutes; a new one is asked for a minute before. */
const KEEP_MS = 9 * 60 * 1000;

/**
 * The guest as which the host draws pages: one per realm, renewed in time. It is the host's own,
 * so that no page carries a session and all of them can be cached.
 */
export function createGuests(
  fetch: Fetch,
  now: () => number = Date.now,
): (realm: string, origin: string) => Promise<string> {
  const guests = new Map<string, { token: Promise<string>; until: number }>();
  const checkIn = async (realm: string, origin: string) => {
    const response = unlessAway(
      await fetch(new Request(`${origin}/api/v2/login/guest/checkin`, { method: 'POST', headers: { realm } })),
    );
    if (!response.ok) throw new Error(`Guest check-in for ${realm} answered ${response.status}`);
    return ((await response.json()) as Tokens).authorisationToken;
  };
  return (realm, origin) => {
    const known = guests.get(realm);
    if (known && now() < known.until) return known.token;
    const token = checkIn(realm, origin);
    guests.set(realm, { token, until: now() + KEEP_MS });
    token.catch(() => guests.delete(realm));
    return token;
  };
}
