import type { UserSession } from '#schemas/wire/identity/session.ts';
import type { Tx } from '../../platform/db/scope.ts';

const HOUR_MS = 3_600_000;

/** The active sessions of an account, most recently used first. `now` in milliseconds. */
export async function listSessions(
  tx: Tx,
  realm: string,
  accountId: string,
  now: number,
): Promise<Omit<UserSession, 'isCurrent'>[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'audience', 'device', 'country', 'created_at', 'last_used_at', 'impersonated_by'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy((eb) => eb.fn.coalesce('last_used_at', 'created_at'), 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, audience, device, country, created_at, last_used_at, impersonated_by }) => ({
    id,
    audience,
    device: device ?? { type: 'unknown' },
    ...(country !== null && country !== 'ZZ' && { country }),
    ...(impersonated_by !== null && { isSupport: true as const }),
    since: created_at.getTime(),
    // The time of last use is rounded to the hour for privacy: minutes would reveal the user's habits to other people
    // who use the account.
    lastUsed: Math.floor((last_used_at ?? created_at).getTime() / HOUR_MS) * HOUR_MS,
  }));
}
