import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AuthenticationMethod } from '../../platform/db/tables.ts';
import type { AccountRole, Audience, EndReason } from '../../platform/db/tables.ts';

export type { EndReason };

/** Which of an account's profiles watches. */
export interface SessionProfile {
  /** Empty for the account's main one. */
  id: string;
  /** Of a child: the age up to which titles may be rated; adults have none. */
  ageLimit?: number | undefined;
}

const DAY_MS = 86_400_000;
/** How long a refresh token is good, and with each new one the session. */
export const REFRESH_MS: number = 60 * DAY_MS;
/** How long a session lasts at most, however often it is renewed: then its holder signs in again. */
export const LONGEST_MS: number = 180 * DAY_MS;

/** Bytes that go into each refresh token of a family, and of no other. */
export const SALT_BYTES = 16;

/** A session that lives. */
export interface Session {
  id: string;
  /** Null for a guest: only sessions from before guests had none are such. */
  account: { id: string; name: string; role: AccountRole; profile: SessionProfile; isSupport?: true } | null;
  audience: Audience;
  /** When its holder proved in it who they are, in milliseconds; undefined where they have not, as where another device let it in. */
  signedInAt: number | undefined;
  /** By what that was. */
  methods?: readonly AuthenticationMethod[] | undefined;
  /** Of an account that support looks at: the account of whoever looks. */
  impersonatedBy?: string | undefined;
}

/** A session as the family of refresh tokens that it is, living or over. Times in milliseconds. */
export interface Family {
  session: Session;
  /** Null where no token of it was derived yet. */
  salt: Buffer | null;
  /** Number of the one refresh token that is good. */
  generation: number;
  /** When that became the one. */
  rotatedAt: number | null;
  expiresAt: number;
  /** Why it was ended; null while it was not, by sign-out where nothing is noted. */
  ended: EndReason | null;
  /** When that was. */
  endedAt: number | null;
  /** The session that goes on in its place, as another profile's. */
  successorId: string | null;
}

/** Where a session is begun or renewed. */
export interface Use {
  device: PlayingDevice;
  country: string;
}

/** A session as the family that it is, living or not; undefined when it never was, or is long over. */
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
  // A session whose profile is gone is nobody's: least of all the main one's, which may see more.
  const isLost = profileId !== '' && row.known_profile === null;
  // Who is of support no more looks at nobody's account any more.
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
              // A child edits nothing, whatever the account may; nor does whoever looks at somebody else's.
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
    // A session ends when its account is due to be deleted, however late the deleting job is.
    expiresAt: Math.min(row.expires_at.getTime(), row.delete_at?.getTime() ?? Number.POSITIVE_INFINITY),
    ended: isLost ? 'deleted' : isTakenBack ? 'revoked' : row.ended_at && (row.end_reason ?? 'signed-out'),
    endedAt: row.ended_at?.getTime() ?? null,
    successorId: row.successor_id,
  };
}

/** Whether a session can be used. `now` in milliseconds. */
export const isLiving = ({ ended, expiresAt }: Pick<Family, 'ended' | 'expiresAt'>, now: number): boolean =>
  ended === null && expiresAt > now;

/** A living session; undefined when it has ended or never was. `now` in milliseconds. */
export async function findSession(tx: Tx, realm: string, id: string, now: number): Promise<Session | undefined> {
  const family = await findFamily(tx, realm, id);
  return family && isLiving(family, now) ? family.session : undefined;
}

/** Whose a new session is, and where it was begun. */
interface NewSession extends Pick<Session, 'audience'> {
  account: { id: string };
  use: Use;
  /** By what its holder has proved who they are; undefined where they have not. */
  methods: readonly AuthenticationMethod[] | undefined;
}

/** Opens a session: its id, and the salt of its refresh tokens, of which the first is that of generation 0. */
export async function createSession(
  tx: Tx,
  realm: string,
  { account, audience, use, methods }: NewSession,
  now: number,
): Promise<{ id: string; salt: Buffer }> {
  const made = { id: randomUUID(), salt: randomBytes(SALT_BYTES) };
  await tx
    .insertInto('sessions')
    .values({
      realm,
      ...made,
      account_id: account.id,
      audience,
      created_at: new Date(now),
      last_used_at: new Date(now),
      expires_at: new Date(now + REFRESH_MS),
      absolute_until: new Date(now + LONGEST_MS),
      ...(methods && { signed_in_at: new Date(now), methods: JSON.stringify(methods) }),
      device: JSON.stringify(use.device),
      country: use.country,
    })
    .execute();
  return made;
}

/** Opens a session in which support looks at an account: without refresh tokens, so that it ends when it was said to. Times in milliseconds. */
export async function createImpersonationSession(
  tx: Tx,
  realm: string,
  lent: { id: string; accountId: string; staffId: string; use: Use; expiresAt: number },
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

/** Notes that the holder of a living session has proved again who they are, and by what. Whether it lives. `now` in milliseconds. */
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

/** What a renewal writes beside the generation. */
const renewal = ({ device, country }: Use, now: number) => ({
  rotated_at: new Date(now),
  last_used_at: new Date(now),
  expires_at: sql<Date>`least(${new Date(now + REFRESH_MS)}, coalesce(absolute_until, ${new Date(now + LONGEST_MS)}))`,
  absolute_until: sql<Date>`coalesce(absolute_until, ${new Date(now + LONGEST_MS)})`,
  device: JSON.stringify(device),
  country,
});

/**
 * Makes the next refresh token of a family the good one, if a given one still is: of those who present it at once one alone gets true.
 * A database that was put back to an earlier state may know an earlier one than was given out: that goes on from the one presented.
 * `now` in milliseconds.
 */
export async function rotate(
  tx: Tx,
  realm: string,
  { sessionId, generation }: { sessionId: string; generation: number },
  use: Use,
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

/** Makes a living session from before there were families one; what is one stays as it is. `now` in milliseconds. */
export async function beginFamily(tx: Tx, realm: string, sessionId: string, use: Use, now: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ salt: randomBytes(SALT_BYTES), ...renewal(use, now) })
    .where('realm', '=', realm)
    .where('id', '=', sessionId)
    .where('salt', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .execute();
}
