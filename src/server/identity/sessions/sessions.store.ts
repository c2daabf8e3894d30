import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PlayingDevice } from '#schemas/wire/device.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AuthenticationMethod, AccountRole, Audience, EndReason } from '../../platform/db/tables.ts';

export type { EndReason };

/** The profile of a session. */
export interface SessionProfile {
  /** Profile id; empty for the account's main profile. */
  id: string;
  /** For a child: highest age rating of titles to show; undefined for adults. */
  ageLimit?: number | undefined;
}

const DAY_MS = 86_400_000;
/** Lifetime of a refresh token; each renewal extends the session by it. */
export const REFRESH_MS: number = 60 * DAY_MS;
/** Maximum lifetime of a session, however often it is renewed; then the user signs in again. */
export const MAX_SESSION_MS: number = 180 * DAY_MS;

/** Random bytes per token family that go into its refresh tokens. */
export const SALT_BYTES = 16;

/** An active session of an account. */
export interface Session {
  id: string;
  /** Null for a guest's session of an older version; guests have no session rows any more. */
  account: { id: string; name: string; role: AccountRole; profile: SessionProfile; isSupport?: true } | null;
  audience: Audience;
  /** Time of the last authentication, in milliseconds; undefined if another device approved the sign-in. */
  signedInAt: number | undefined;
  /** Authentication methods (RFC 8176) that the user last authenticated with. */
  methods?: readonly AuthenticationMethod[] | undefined;
  /** During impersonation: account id of the support agent. */
  impersonatedBy?: string | undefined;
}

/** A session with the state of its refresh token family, active or not. Times in milliseconds. */
export interface Family {
  session: Session;
  /** Random salt of the refresh tokens; null if no token was derived yet. */
  salt: Buffer | null;
  /** Generation of the only valid refresh token. */
  generation: number;
  /** When the token was last rotated. */
  rotatedAt: number | null;
  expiresAt: number;
  /** Why the session ended; null while active; `signed-out` if no reason is stored. */
  ended: EndReason | null;
  /** When the session ended. */
  endedAt: number | null;
  /** The session that replaced this one after a profile switch. */
  successorId: string | null;
}

/** The device and country from which a session was last used. */
export interface SessionUse {
  device: PlayingDevice;
  country: string;
}

/** A session with its token family, active or not; undefined if it never existed or was purged. */
export async function findFamily(tx: Tx, realm: string, id: string): Promise<Family | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.realm', '=', 'sessions.realm').onRef('accounts.id', '=', 'sessions.account_id'),
    )
    .leftJoin('accounts as supporters', (join) =>
      join.onRef('supporters.realm', '=', 'sessions.realm').onRef('supporters.id', '=', 'sessions.impersonated_by'),
    )
    .leftJoin('profiles', (join) =>
      join
        .onRef('profiles.realm', '=', 'sessions.realm')
        .onRef('profiles.account_id', '=', 'sessions.account_id')
        .onRef('profiles.id', '=', 'sessions.profile_id'),
    )
    .select([
      'sessions.id',
      'sessions.audience',
      'sessions.profile_id',
      'sessions.successor_id',
      'profiles.id as known_profile',
      'profiles.age_limit',
      'sessions.expires_at',
      'sessions.ended_at',
      'sessions.end_reason',
      'sessions.salt',
      'sessions.generation',
      'sessions.rotated_at',
      'sessions.signed_in_at',
      'sessions.methods',
      'accounts.id as account_id',
      'accounts.name',
      'accounts.role',
      'accounts.is_support',
      'accounts.delete_at',
      'sessions.impersonated_by',
      'supporters.is_support as is_lent',
    ])
    .where('sessions.realm', '=', realm)
    .where('sessions.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id, name, role, age_limit, impersonated_by, is_support } = row;
  const profileId = row.profile_id ?? '';
  // A session whose profile was deleted counts as ended: it must not continue with the main profile, which has more
  // rights.
  const isLost = profileId !== '' && row.known_profile === null;
  // If a support agent has lost the support role, all impersonation sessions of that agent count as ended.
  const isTakenBack = impersonated_by !== null && !row.is_lent;
  const profile = { id: profileId, ...(age_limit !== null && { ageLimit: age_limit }) };
  return {
    session: {
      id: row.id,
      audience: row.audience,
      account:
        account_id !== null && name !== null && role !== null
          ? {
              id: account_id,
              name,
              // Children's profiles and impersonation sessions have the rights of a viewer, whatever the account's
              // role.
              role: age_limit === null && impersonated_by === null ? role : 'viewer',
              profile,
              ...(is_support && age_limit === null && impersonated_by === null && { isSupport: true as const }),
            }
          : null,
      signedInAt: row.signed_in_at?.getTime(),
      ...(row.methods && { methods: row.methods }),
      ...(impersonated_by !== null && { impersonatedBy: impersonated_by }),
    },
    salt: row.salt,
    generation: row.generation,
    rotatedAt: row.rotated_at?.getTime() ?? null,
    // A session expires when its account's deletion is due, even if the deletion job is late.
    expiresAt: Math.min(row.expires_at.getTime(), row.delete_at?.getTime() ?? Number.POSITIVE_INFINITY),
    ended: isLost ? 'deleted' : isTakenBack ? 'revoked' : row.ended_at && (row.end_reason ?? 'signed-out'),
    endedAt: row.ended_at?.getTime() ?? null,
    successorId: row.successor_id,
  };
}

/** Whether a session is active. `now` in milliseconds. */
export const isLiving = ({ ended, expiresAt }: Pick<Family, 'ended' | 'expiresAt'>, now: number): boolean =>
  ended === null && expiresAt > now;

/** An active session; undefined if it has ended or never existed. `now` in milliseconds. */
export async function findSession(tx: Tx, realm: string, id: string, now: number): Promise<Session | undefined> {
  const family = await findFamily(tx, realm, id);
  return family && isLiving(family, now) ? family.session : undefined;
}

/** Account, device and origin of a new session. */
interface NewSession extends Pick<Session, 'audience'> {
  account: { id: string };
  use: SessionUse;
  /** Authentication methods that the user signed in with; undefined if another device approved the sign-in. */
  methods: readonly AuthenticationMethod[] | undefined;
}

/**
 * Creates a session. Returns its id and the salt of its refresh tokens, which start at generation 0. `now` in
 * milliseconds.
 */
export async function createSession(
  tx: Tx,
  realm: string,
  { account, audience, use, methods }: NewSession,
  now: number,
): Promise<{ id: string; salt: Buffer }> {
  const created = { id: randomUUID(), salt: randomBytes(SALT_BYTES) };
  await tx
    .insertInto('sessions')
    .values({
      realm,
      ...created,
      account_id: account.id,
      audience,
      created_at: new Date(now),
      last_used_at: new Date(now),
      expires_at: new Date(now + REFRESH_MS),
      absolute_until: new Date(now + MAX_SESSION_MS),
      ...(methods && { signed_in_at: new Date(now), methods: JSON.stringify(methods) }),
      device: JSON.stringify(use.device),
      country: use.country,
    })
    .execute();
  return created;
}

/**
 * Stores a new authentication of an active session and its methods. Returns whether the session is active. `now` in
 * milliseconds.
 */
export async function renewProof(
  tx: Tx,
  realm: string,
  { id, methods }: { id: string; methods: readonly AuthenticationMethod[] },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ signed_in_at: new Date(now), methods: JSON.stringify(methods) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Columns of a session that every renewal updates. */
const renewal = ({ device, country }: SessionUse, now: number) => ({
  rotated_at: new Date(now),
  last_used_at: new Date(now),
  expires_at: sql<Date>`least(${new Date(now + REFRESH_MS)}, coalesce(absolute_until, ${new Date(now + MAX_SESSION_MS)}))`,
  absolute_until: sql<Date>`coalesce(absolute_until, ${new Date(now + MAX_SESSION_MS)})`,
  device: JSON.stringify(device),
  country,
});

/**
 * Rotates a family's refresh token if the given generation is still valid; of several concurrent requests only one gets
 * true. A restored backup may hold an older generation than was issued; then rotation continues from the presented one.
 * `now` in milliseconds.
 */
export async function rotate(
  tx: Tx,
  realm: string,
  { sessionId, generation }: { sessionId: string; generation: number },
  use: SessionUse,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ generation: generation + 1, ...renewal(use, now) })
    .where('realm', '=', realm)
    .where('id', '=', sessionId)
    .where('generation', '<=', generation)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
