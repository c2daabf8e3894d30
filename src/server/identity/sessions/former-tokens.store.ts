import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';

/** A refresh token of an older version, stored as a hash. Times in milliseconds. */
export interface FormerToken {
  hash: string;
  sessionId: string;
  usedAt: number | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Finds a refresh token of an older version and locks its row until the transaction ends. */
export async function lockFormerToken(tx: Tx, realm: string, token: string): Promise<FormerToken | undefined> {
  const row = await tx
    .selectFrom('refresh_tokens')
    .select(['hash', 'session_id', 'used_at'])
    .where('realm', '=', realm)
    .where('hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst();
  return row && { hash: row.hash, sessionId: row.session_id, usedAt: row.used_at?.getTime() ?? null };
}

/** Marks a refresh token of an older version as used; the row stays, to detect reuse. `now` in milliseconds. */
export async function useFormerToken(tx: Tx, realm: string, hash: string, now: number): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: new Date(now) })
    .where('realm', '=', realm)
    .where('hash', '=', hash)
    .execute();
}
