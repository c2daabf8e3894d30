import type { Tx } from '../../platform/db/scope.ts';

/** The address that an account waits to have confirmed, by the link that is good for it; undefined for none. Times in milliseconds. */
export async function findPending(
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
 * Uses up the link to another address, in one statement: of any number who try at once one has it. Its email is the one that the
 * account is to have, so that it is good whichever it has now. `now` in milliseconds.
 */
export async function takePending(
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
