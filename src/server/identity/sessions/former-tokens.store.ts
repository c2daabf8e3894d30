import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';

/** A refresh token from before there were families, of which only a hash was kept. Times in milliseconds. */
export interface FormerToken {
  hash: string;
  sessionId: string;
  usedAt: number | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A refresh token from before, held against others who present the same one until the transaction ends. */
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

/** Marks a refresh token from before as used. It is kept, so that its second use is noticed. `now` in milliseconds. */
export async function useFormerToken(tx: Tx, realm: string, hash: string, now: number): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: new Date(now) })
    .where('realm', '=', realm)
    .where('hash', '=', hash)
    .execute();
}
