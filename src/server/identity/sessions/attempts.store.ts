import type { Tx } from '../../platform/db/scope.ts';

/** How long a failure counts, in milliseconds. */
export const WINDOW_MS: number = 10 * 60_000;
/** How long anything in the table may count: accounts that a network has made do for an hour (`sign-up/made-accounts.store.ts`). */
export const ATTEMPTS_KEPT_MS: number = 60 * 60_000;

/**
 * How many failures each subject (an account at a network, a device) has within the window. Those of instances whose clocks are
 * ahead count; those that lie further ahead than the window are of a clock that was put back. `now` in milliseconds.
 */
export async function countFailures(
  tx: Tx,
  realm: string,
  subjects: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('login_attempts')
    .select((eb) => ['subject', eb.fn.countAll<string>().as('count')])
    .where('realm', '=', realm)
    .where('subject', 'in', subjects)
    .where('made_at', '>', new Date(now - WINDOW_MS))
    .where('made_at', '<=', new Date(now + WINDOW_MS))
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, count }) => [subject, Number(count)]));
}

/** Keeps a failure of each subject. `now` in milliseconds. */
export async function addFailure(tx: Tx, realm: string, subjects: readonly string[], now: number): Promise<void> {
  await tx
    .insertInto('login_attempts')
    .values(subjects.map((subject) => ({ realm, subject, made_at: new Date(now) })))
    .execute();
}

/** Forgives subjects their failures. */
export async function clearFailures(tx: Tx, realm: string, subjects: readonly string[]): Promise<void> {
  await tx.deleteFrom('login_attempts').where('realm', '=', realm).where('subject', 'in', subjects).execute();
}
