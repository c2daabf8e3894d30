import { holdLock, type Tx } from '../db/scope.ts';

/** Failed attempts within the window that are let through. */
const MOST = 10;
const WINDOW_MS = 10 * 60_000;

/** Attempts that were counted, to be taken back when they succeed. */
export interface CountedAttempts {
  ids: string[];
}

/**
 * Counts an attempt to sign in for each subject (an account, an address) before the password is looked at, so that
 * any number of attempts at the same time are counted one by one. `now` in milliseconds.
 * @returns undefined when one of the subjects has used up its attempts.
 */
export async function countAttempt(
  tx: Tx,
  realm: string,
  subjects: readonly string[],
  now: number,
): Promise<CountedAttempts | undefined> {
  const since = new Date(now - WINDOW_MS);
  // In the same order for all, so that no two wait for each other.
  for (const subject of [...subjects].sort()) {
    await holdLock(tx, `login ${realm} ${subject}`);
    await tx
      .deleteFrom('login_attempts')
      .where('realm', '=', realm)
      .where('subject', '=', subject)
      .where('made_at', '<=', since)
      .execute();
    const { count } = await tx
      .selectFrom('login_attempts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('realm', '=', realm)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    if (count >= MOST) return undefined;
  }
  const rows = await tx
    .insertInto('login_attempts')
    .values(subjects.map((subject) => ({ realm, subject, made_at: new Date(now) })))
    .returning('id')
    .execute();
  return { ids: rows.map(({ id }) => id) };
}

/** Takes back an attempt that succeeded, and forgives the account its failures. */
export async function forgive(tx: Tx, realm: string, { ids }: CountedAttempts, account: string): Promise<void> {
  await tx
    .deleteFrom('login_attempts')
    .where('realm', '=', realm)
    .where((eb) => eb.or([eb('id', 'in', ids), eb('subject', '=', account)]))
    .execute();
}
