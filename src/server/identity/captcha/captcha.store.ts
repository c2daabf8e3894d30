import type { CaptchaAction } from '#schemas/wire/identity/captcha.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Marks a proof of work as used and stores it until it expires. Returns false if it was used before. */
export async function consumeProofOfWork(
  tx: Tx,
  realm: string,
  { nonceHash, action, expiresAt }: { nonceHash: string; action: CaptchaAction; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('captcha_used')
    .values({ realm, nonce_hash: nonceHash, action, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['realm', 'nonce_hash']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/**
 * Whether at least `most` sign-in attempts at any accounts have failed since a time. It counts only the failures
 * recorded by network, because there is one per attempt.
 */
export async function hasFailedSignIns(tx: Tx, realm: string, most: number, since: Date): Promise<boolean> {
  const failures = await tx
    .selectFrom('login_attempts')
    .select('id')
    .where('realm', '=', realm)
    .where('subject', 'like', 'network:%')
    .where('made_at', '>', since)
    .limit(most)
    .execute();
  return failures.length >= most;
}
