import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../db/scope.ts';
import type { AccountRole, Audience, EndReason } from '../db/tables.ts';

export type { EndReason };

const DAY_MS = 86_400_000;
/** How long a refresh token is good, and with each new one the session. */
export const REFRESH_MS: number = 60 * DAY_MS;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A session that lives. */
export interface Session {
  id: string;
  /** Null for a guest: only sessions from before guests had none are such. */
  account: { id: string; name: string; role: AccountRole } | null;
  audience: Audience;
}

/** A living session; undefined when it has ended or never was. `now` in milliseconds. */
export async function findSession(tx: Tx, realm: string, id: string, now: number): Promise<Session | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.realm', '=', 'sessions.realm').onRef('accounts.id', '=', 'sessions.account_id'),
    )
    .select(['sessions.id', 'sessions.audience', 'accounts.id as account_id', 'accounts.name', 'accounts.role'])
    .where('sessions.realm', '=', realm)
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id, name, role, audience } = row;
  return {
    id: row.id,
    audience,
    account: account_id !== null && name !== null && role !== null ? { id: account_id, name, role } : null,
  };
}

/** Deletes sessions that are over, at most `limit`, and passes by those that somebody uses. Answers how many. `now` in milliseconds. */
export async function deleteExpired(tx: Tx, realm: string, now: number, limit: number): Promise<number> {
  const old = tx
    .selectFrom('sessions')
    .select('id')
    .where('realm', '=', realm)
    .where('expires_at', '<', new Date(now))
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('realm', '=', realm)
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Opens a session. Its id. */
export async function createSession(
  tx: Tx,
  realm: string,
  { account, audience }: Pick<Session, 'audience'> & { account: { id: string } },
  now: number,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('sessions')
    .values({
      realm,
      id,
      account_id: account.id,
      audience,
      created_at: new Date(now),
      expires_at: new Date(now + REFRESH_MS),
    })
    .execute();
  return id;
}

/** Gives a session one more refresh token of 256 random bits, and a longer life. Only the token's hash is kept. */
export async function addRefreshToken(tx: Tx, realm: string, sessionId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const forgotten = new Date(now - REFRESH_MS);
  await tx
    .deleteFrom('refresh_tokens')
    .where('realm', '=', realm)
    .where('session_id', '=', sessionId)
    .where('used_at', '<', forgotten)
    .execute();
  await tx
    .insertInto('refresh_tokens')
    .values({ realm, hash: hashOf(token), session_id: sessionId, issued_at: new Date(now) })
    .execute();
  await tx
    .updateTable('sessions')
    .set({ expires_at: new Date(now + REFRESH_MS) })
    .where('realm', '=', realm)
    .where('id', '=', sessionId)
    .execute();
  return token;
}

/** A refresh token as it is kept. Times in milliseconds. */
export interface KeptRefreshToken {
  hash: string;
  sessionId: string;
  issuedAt: number;
  usedAt: number | null;
}

/** A refresh token, held against others who present the same one until the transaction ends. */
export async function holdRefreshToken(tx: Tx, realm: string, token: string): Promise<KeptRefreshToken | undefined> {
  const row = await tx
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('realm', '=', realm)
    .where('hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      hash: row.hash,
      sessionId: row.session_id,
      issuedAt: row.issued_at.getTime(),
      usedAt: row.used_at?.getTime() ?? null,
    }
  );
}

/** Marks a refresh token as used. It is kept, so that its second use is noticed. */
export async function useRefreshToken(tx: Tx, realm: string, hash: string, now: number): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: new Date(now) })
    .where('realm', '=', realm)
    .where('hash', '=', hash)
    .execute();
}

/** How a session ends. `now` in milliseconds. */
interface Ending {
  now: number;
  reason: EndReason;
}

/** Ends a session: none of its tokens is good any more. */
export async function endSession(tx: Tx, realm: string, id: string, { now, reason }: Ending): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every living session of an account, except one if it is named. Answers how many. */
export async function endSessionsOf(
  tx: Tx,
  realm: string,
  accountId: string,
  { now, reason, except }: Ending & { except?: string | undefined },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
