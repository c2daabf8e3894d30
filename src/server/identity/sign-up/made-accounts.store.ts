import { acquireLock, type Tx } from '../../platform/db/scope.ts';

/** Rate limit: accounts per network within the time span; enough for all people behind one address. */
const MOST = 60;
const SPAN_MS = 3_600_000;

/** The network that creates an account, and the time. */
interface Maker {
  network: string;
  /** Time of the sign-up, in milliseconds. */
  now: number;
  /** Factor by which the rate limit is multiplied; 0 disables it. */
  factor: number;
}

const toSubject = (network: string) => `signed-up-from:${network}`;

/**
 * Seconds until a network may create an account; undefined if it may now. Shared by all instances and kept across
 * restarts. Timestamps further ahead than the span come from a clock that was set back and are ignored.
 */
export async function waitForAccount(
  tx: Tx,
  realm: string,
  { network, now, factor }: Maker,
): Promise<number | undefined> {
  const made = await tx
    .selectFrom('login_attempts')
    .select('made_at')
    .where('realm', '=', realm)
    .where('subject', '=', toSubject(network))
    .where('made_at', '>', new Date(now - SPAN_MS))
    .where('made_at', '<=', new Date(now + SPAN_MS))
    .orderBy('made_at', 'desc')
    .limit(Math.ceil(MOST * factor))
    .execute();
  const oldest = made.at(-1);
  if (factor === 0 || !oldest || made.length < MOST * factor) return undefined;
  return Math.max(1, Math.ceil((oldest.made_at.getTime() + SPAN_MS - now) / 1000));
}

/**
 * Counts a new account in the transaction that creates it, under a lock. Returns the seconds to wait if the limit is
 * exceeded, like `waitForAccount`.
 */
export async function countAccount(tx: Tx, realm: string, maker: Maker): Promise<number | undefined> {
  const { network, now } = maker;
  await acquireLock(tx, `signed up ${realm} ${network}`);
  const wait = await waitForAccount(tx, realm, maker);
  if (wait !== undefined) return wait;
  await tx
    .deleteFrom('login_attempts')
    .where('realm', '=', realm)
    .where('subject', '=', toSubject(network))
    .where('made_at', '<=', new Date(now - SPAN_MS))
    .execute();
  await tx
    .insertInto('login_attempts')
    .values({ realm, subject: toSubject(network), made_at: new Date(now) })
    .execute();
  return undefined;
}
