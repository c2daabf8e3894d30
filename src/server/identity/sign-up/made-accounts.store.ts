import { acquireLock, type Tx } from '../../platform/db/scope.ts';

/** Accounts that one network may make within the span: more than the people behind one address do in an hour. */
const MOST = 60;
const SPAN_MS = 3_600_000;

/** Who makes accounts, and when. */
interface Maker {
  network: string;
  /** In milliseconds. */
  now: number;
  /** What the number of accounts is multiplied by; 0 for any number. */
  factor: number;
}

const subjectOf = (network: string) => `signed-up-from:${network}`;

/**
 * Seconds until a network may make an account; undefined when it may. All instances count together, through restarts. What lies
 * further ahead than the span is of a clock that was put back, and not counted.
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
    .where('subject', '=', subjectOf(network))
    .where('made_at', '>', new Date(now - SPAN_MS))
    .where('made_at', '<=', new Date(now + SPAN_MS))
    .orderBy('made_at', 'desc')
    .limit(Math.ceil(MOST * factor))
    .execute();
  const oldest = made.at(-1);
  if (factor === 0 || !oldest || made.length < MOST * factor) return undefined;
  return Math.max(1, Math.ceil((oldest.made_at.getTime() + SPAN_MS - now) / 1000));
}

/** Counts an account that is being made, in its transaction: of those made at once none is missed. As `waitForAccount`. */
export async function countAccount(tx: Tx, realm: string, maker: Maker): Promise<number | undefined> {
  const { network, now } = maker;
  await acquireLock(tx, `signed up ${realm} ${network}`);
  const wait = await waitForAccount(tx, realm, maker);
  if (wait !== undefined) return wait;
  await tx
    .deleteFrom('login_attempts')
    .where('realm', '=', realm)
    .where('subject', '=', subjectOf(network))
    .where('made_at', '<=', new Date(now - SPAN_MS))
    .execute();
  await tx
    .insertInto('login_attempts')
    .values({ realm, subject: subjectOf(network), made_at: new Date(now) })
    .execute();
  return undefined;
}
