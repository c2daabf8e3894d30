import type { Tx } from '../../platform/db/scope.ts';
import type { AuthResult } from './auth-result.ts';

/** Id of the account that an external identity is linked to; undefined if none. */
export async function findIdentity(
  tx: Tx,
  realm: string,
  { issuer, subject }: Pick<AuthResult, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identities')
    .select('account_id')
    .where('realm', '=', realm)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/**
 * Links an external identity to an account; of two concurrent requests the first wins. Returns the id of the account
 * that it is linked to. `now` in milliseconds.
 */
export async function linkIdentity(
  tx: Tx,
  realm: string,
  accountId: string,
  proof: AuthResult,
  now: number,
): Promise<string> {
  const { issuer, subject, provider, email } = proof;
  await tx
    .insertInto('identities')
    .values({
      realm,
      issuer,
      subject,
      account_id: accountId,
      provider,
      email: email?.address ?? null,
      email_verified: email?.isVerified ?? false,
      linked_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'issuer', 'subject']).doNothing())
    .execute();
  return (await findIdentity(tx, realm, proof)) ?? accountId;
}
