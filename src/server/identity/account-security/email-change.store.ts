import type { Tx } from '../../platform/db/scope.ts';

/**
 * The new email address of an account that is not confirmed yet, with the token id of the mailed link; undefined if
 * there is none. Times in milliseconds.
 */
export async function findPendingEmailChange(
  tx: Tx,
  realm: string,
  accountId: string,
  now: number,
): Promise<{ id: string; email: string; expiresAt: number } | undefined> {
  const row = await tx
    .selectFrom('one_time_tokens')
    .select(['id', 'email', 'expires_at'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, email: row.email, expiresAt: row.expires_at.getTime() };
}

/**
 * Marks an email change token as used, in one statement, so that only one of several concurrent requests succeeds. The
 * token holds the new address, so it is valid whichever address the account has now. `now` in milliseconds.
 */
export async function consumePendingEmailChange(
  tx: Tx,
  realm: string,
  id: string,
  now: number,
): Promise<{ accountId: string; email: string } | undefined> {
  const row = await tx
    .updateTable('one_time_tokens')
    .set({ used_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(['account_id', 'email'])
    .executeTakeFirst();
  return row && { accountId: row.account_id, email: row.email };
}
