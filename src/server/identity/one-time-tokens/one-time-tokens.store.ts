import type { Tx } from '../../platform/db/scope.ts';
import type { OneTimeKind } from '../../platform/db/tables.ts';
import { MINUTE_MS } from '../../platform/occurrence.ts';

/** A new one-time token. Times in milliseconds. */
export interface NewToken {
  id: string;
  kind: OneTimeKind;
  accountId: string;
  /** The address that the token is mailed to. */
  email: string;
  expiresAt: number;
}

/** The account and address that a token was issued for. */
export interface TokenHolder {
  accountId: string;
  email: string;
}

/** Stores a token; false if its id exists already. `now` in milliseconds. */
export async function insertToken(
  tx: Tx,
  realm: string,
  { id, kind, accountId, email, expiresAt }: NewToken,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('one_time_tokens')
    .values({
      realm,
      id,
      kind,
      account_id: accountId,
      email,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/**
 * Number of tokens of a kind issued to an account since `since`, by default in the last ten minutes. Times in
 * milliseconds.
 */
export async function countRecent(
  tx: Tx,
  realm: string,
  { accountId, kind, since }: { accountId: string; kind: OneTimeKind; since?: number },
  now: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom('one_time_tokens')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(since ?? now - 10 * MINUTE_MS))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Consumes a token, in one statement, so that only one of several concurrent requests succeeds. Undefined if the token
 * is used, expired or unknown, or if its account has changed its address. `now` in milliseconds.
 */
export async function consumeToken(
  tx: Tx,
  realm: string,
  { id, kind }: { id: string; kind: OneTimeKind },
  now: number,
): Promise<TokenHolder | undefined> {
  const row = await tx
    .updateTable('one_time_tokens')
    .from('accounts')
    .set({ used_at: new Date(now) })
    .whereRef('accounts.realm', '=', 'one_time_tokens.realm')
    .whereRef('accounts.id', '=', 'one_time_tokens.account_id')
    .whereRef('accounts.email', '=', 'one_time_tokens.email')
    .where('one_time_tokens.realm', '=', realm)
    .where('one_time_tokens.id', '=', id)
    .where('one_time_tokens.kind', '=', kind)
    .where('one_time_tokens.used_at', 'is', null)
    .where('one_time_tokens.expires_at', '>', new Date(now))
    .returning(['one_time_tokens.account_id', 'one_time_tokens.email'])
    .executeTakeFirst();
  return row && { accountId: row.account_id, email: row.email };
}

/**
 * Finds the state of a token, and whether its account still has the address that the token was mailed to. Undefined if
 * the token never existed or was purged. Times in milliseconds.
 */
export async function findToken(
  tx: Tx,
  realm: string,
  { id, kind }: { id: string; kind: OneTimeKind },
): Promise<(TokenHolder & { isUsed: boolean; expiresAt: number; isCurrent: boolean }) | undefined> {
  const row = await tx
    .selectFrom('one_time_tokens as token')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.realm', '=', 'token.realm').onRef('accounts.id', '=', 'token.account_id'),
    )
    .select(['token.account_id', 'token.email', 'token.used_at', 'token.expires_at', 'accounts.email as current'])
    .where('token.realm', '=', realm)
    .where('token.id', '=', id)
    .where('token.kind', '=', kind)
    .executeTakeFirst();
  return (
    row && {
      accountId: row.account_id,
      email: row.email,
      isUsed: row.used_at !== null,
      expiresAt: row.expires_at.getTime(),
      isCurrent: row.current === row.email,
    }
  );
}

/** Invalidates an account's unused tokens of some kinds. `now` in milliseconds. */
export async function invalidateTokens(
  tx: Tx,
  realm: string,
  { accountId, kinds }: { accountId: string; kinds: readonly OneTimeKind[] },
  now: number,
): Promise<void> {
  await tx
    .updateTable('one_time_tokens')
    .set({ used_at: new Date(now) })
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute();
}
