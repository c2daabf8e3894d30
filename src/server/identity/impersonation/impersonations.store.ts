import { sql } from 'kysely';
import type { Impersonation } from '#schemas/wire/identity/impersonation.ts';
import { IMPERSONATION_MINUTES } from '#schemas/wire/identity/impersonation-minutes.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { notDueForDeletion } from '../accounts/accounts.store.ts';
import type { AccountRole } from '../../platform/db/tables.ts';
import type { SessionUse } from '../sessions/sessions.store.ts';

/** Maximum number of impersonations listed, newest first. */
const SHOWN = 50;
/** Length of an impersonation session, in milliseconds. */
export const IMPERSONATION_MS: number = IMPERSONATION_MINUTES * 60_000;

/** An account as shown to support staff. */
export interface ImpersonatedAccount {
  id: string;
  name: string;
  email: string;
  role: AccountRole;
  isSupport: boolean;
}

/**
 * Whether support may view an account and act on it: not on those of editors and support, whose access reaches beyond one
 * viewer's account, and not on its own.
 */
export const isOpenToSupport = (
  { id, role, isSupport }: Pick<ImpersonatedAccount, 'id' | 'role' | 'isSupport'>,
  staff: { id: string },
): boolean => id !== staff.id && role === 'viewer' && !isSupport;

const found = [
  'accounts.id',
  'accounts.name',
  'accounts.email',
  'accounts.role',
  'accounts.is_support as isSupport',
] as const;

/** The account with an email address, which must be trimmed and in lower case. `now` in milliseconds. */
export const findByEmail = (
  tx: Tx,
  realm: string,
  email: string,
  now: number,
): Promise<ImpersonatedAccount | undefined> =>
  tx
    .selectFrom('accounts')
    .select(found)
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where(notDueForDeletion(now))
    .executeTakeFirst();

/** A new impersonation grant. Times in milliseconds. */
interface NewGrant {
  id: string;
  tokenHash: string;
  accountId: string;
  staffId: string;
  reason: string;
  expiresAt: number;
}

/** Stores a new impersonation grant. `now` in milliseconds. */
export async function insertGrant(tx: Tx, realm: string, grant: NewGrant, now: number): Promise<void> {
  const { id, tokenHash, accountId, staffId, reason, expiresAt } = grant;
  await tx
    .insertInto('impersonations')
    .values({
      realm,
      id,
      token_hash: tokenHash,
      account_id: accountId,
      staff_id: staffId,
      reason,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute();
}

/** Identifies a grant: the hash of the link's secret, and the account of the support agent. */
export interface GrantKey {
  tokenHash: string;
  staffId: string;
}

/** The account and reason of a valid grant; undefined for an expired or used one. `now` in milliseconds. */
export const findGrant = (
  tx: Tx,
  realm: string,
  { tokenHash, staffId }: GrantKey,
  now: number,
): Promise<(ImpersonatedAccount & { reason: string }) | undefined> =>
  tx
    .selectFrom('impersonations')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.realm', '=', 'impersonations.realm').onRef('accounts.id', '=', 'impersonations.account_id'),
    )
    .select([...found, 'impersonations.reason'])
    .where('impersonations.realm', '=', realm)
    .where('token_hash', '=', tokenHash)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where(notDueForDeletion(now))
    .executeTakeFirst();

/**
 * Consumes a grant, in one statement, so that only one of several concurrent requests succeeds. Returns whether it was
 * valid. `now` in milliseconds.
 */
export async function consumeGrant(
  tx: Tx,
  realm: string,
  { tokenHash, staffId }: GrantKey,
  sessionId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('impersonations')
    .set({ used_at: new Date(now), session_id: sessionId })
    .where('realm', '=', realm)
    .where('token_hash', '=', tokenHash)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Creates an impersonation session, without refresh tokens, so that it cannot be extended. Times in milliseconds. */
export async function createImpersonationSession(
  tx: Tx,
  realm: string,
  lent: { id: string; accountId: string; staffId: string; use: SessionUse; expiresAt: number },
  now: number,
): Promise<void> {
  const { id, accountId, staffId, use, expiresAt } = lent;
  await tx
    .insertInto('sessions')
    .values({
      realm,
      id,
      account_id: accountId,
      impersonated_by: staffId,
      audience: 'site',
      created_at: new Date(now),
      last_used_at: new Date(now),
      expires_at: new Date(expiresAt),
      absolute_until: new Date(expiresAt),
      device: JSON.stringify(use.device),
      country: use.country,
    })
    .execute();
}

/** Counts the writes of each impersonation session by endpoint. */
async function countWrites(
  tx: Tx,
  realm: string,
  sessions: readonly string[],
): Promise<Map<string, Impersonation['writes']>> {
  const writes = new Map<string, Impersonation['writes']>();
  if (sessions.length === 0) return writes;
  const rows = await tx
    .selectFrom('auth_events')
    .select((eb) => ['session_id', 'code', eb.fn.countAll<string>().as('count')])
    .where('realm', '=', realm)
    .where('kind', '=', 'impersonation-write')
    .where('session_id', 'in', [...sessions])
    .groupBy(['session_id', 'code'])
    .orderBy('code')
    .execute();
  for (const { session_id, code, count } of rows)
    writes.set(session_id ?? '', [...(writes.get(session_id ?? '') ?? []), { call: code ?? '', count: Number(count) }]);
  return writes;
}

/** The latest impersonations, newest first. `now` in milliseconds. */
export async function listImpersonations(tx: Tx, realm: string, now: number): Promise<Impersonation[]> {
  const rows = await tx
    .selectFrom('impersonations')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.realm', '=', 'impersonations.realm').onRef('accounts.id', '=', 'impersonations.account_id'),
    )
    .leftJoin('auth_events as ended', (join) =>
      join
        .onRef('ended.realm', '=', 'impersonations.realm')
        .onRef('ended.session_id', '=', 'impersonations.session_id')
        .on('ended.kind', '=', 'impersonation-ended'),
    )
    .leftJoin('accounts as staff', (join) =>
      join.onRef('staff.realm', '=', 'impersonations.realm').onRef('staff.id', '=', 'impersonations.staff_id'),
    )
    .select([
      'impersonations.id',
      'impersonations.reason',
      'impersonations.session_id',
      'accounts.name',
      'accounts.email',
      sql<string>`coalesce(staff.name, impersonations.staff_id)`.as('staff'),
      'impersonations.used_at',
      'ended.at as ended_at',
    ])
    .where('impersonations.realm', '=', realm)
    .where('used_at', 'is not', null)
    .orderBy('impersonations.created_at', 'desc')
    .limit(SHOWN)
    .execute();
  const writes = await countWrites(
    tx,
    realm,
    rows.flatMap(({ session_id }) => session_id ?? []),
  );
  return rows.map(({ id, reason, session_id, name, email, staff, used_at, ended_at }) => {
    const begunAt = used_at?.getTime() ?? 0;
    const endedAt = ended_at?.getTime() ?? begunAt + IMPERSONATION_MS;
    return {
      id,
      ...(name !== null && email !== null ? { name, email } : {}),
      staff,
      reason,
      begunAt,
      ...(endedAt <= now && { endedAt }),
      writes: writes.get(session_id ?? '') ?? [],
    };
  });
}

/**
 * Removes the personal data of a deleted account from the support audit: the reason and unused grants. Agent, time and
 * changes stay for a year.
 */
export async function keepTombstones(tx: Tx, realm: string, accountId: string): Promise<void> {
  const own = { realm, account_id: accountId };
  await tx
    .deleteFrom('impersonations')
    .where((eb) => eb.and(own))
    .where('used_at', 'is', null)
    .execute();
  await tx
    .updateTable('impersonations')
    .set({ reason: '' })
    .where((eb) => eb.and(own))
    .execute();
  await tx
    .updateTable('support_acts')
    .set({ reason: '' })
    .where((eb) => eb.and(own))
    .execute();
}
