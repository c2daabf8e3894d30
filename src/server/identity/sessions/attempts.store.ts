import type { Tx } from '../../platform/db/scope.ts';

/** Time window of the rate limit, in milliseconds. */
export const WINDOW_MS: number = 10 * 60_000;
/**
 * Longest time for which rows of this table are needed: the count of new accounts per network covers an hour
 * (`sign-up/made-accounts.store.ts`), and so does that of declined cards (`commerce/checkout/limit-declines.ts`).
 */
export const ATTEMPTS_KEPT_MS: number = 60 * 60_000;

/**
 * Counts the failures within the window for each subject (an account at a network, a device). Timestamps up to one
 * window in the future count too, because another instance's clock may be ahead; later ones come from a clock that was
 * set back and are ignored. Times in milliseconds.
 */
export async function countFailures(
  tx: Tx,
  realm: string,
  subjects: readonly string[],
  now: number,
  windowMs: number = WINDOW_MS,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('login_attempts')
    .select((eb) => ['subject', eb.fn.countAll<string>().as('count')])
    .where('realm', '=', realm)
    .where('subject', 'in', subjects)
    .where('made_at', '>', new Date(now - windowMs))
    .where('made_at', '<=', new Date(now + WINDOW_MS))
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, count }) => [subject, Number(count)]));
}

/** Records a failure for each subject. `now` in milliseconds. */
export async function addFailure(tx: Tx, realm: string, subjects: readonly string[], now: number): Promise<void> {
  await tx
    .insertInto('login_attempts')
    .values(subjects.map((subject) => ({ realm, subject, made_at: new Date(now) })))
    .execute();
}

/** Resets the failure counts of subjects. */
export async function clearFailures(tx: Tx, realm: string, subjects: readonly string[]): Promise<void> {
  await tx.deleteFrom('login_attempts').where('realm', '=', realm).where('subject', 'in', subjects).execute();
}
