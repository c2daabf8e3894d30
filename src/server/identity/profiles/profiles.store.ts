import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';
import type { ProfileType, Tables } from '../../platform/db/tables.ts';
import type { Owner } from '../../platform/http/owner.ts';
import { endProfileSessions } from '../sessions/end-sessions.store.ts';

/** A profile as stored in the database. */
export interface ProfileRecord {
  /** Profile id; empty for the account's main profile. */
  id: string;
  displayName: string;
  avatar: string;
  type: ProfileType;
  /** For a child: the highest age rating of titles that the profile may see. */
  ageLimit: number | undefined;
}

/**
 * Tables with data of one profile, which is deleted with the profile. A test compares this list with all tables that
 * have a profile id.
 */
export const profileDataTables = [
  'watch_history',
  'up_next_hidden',
  'favourites',
  'saved_watchlists',
  'watchlists',
  'reminders',
  'preferences',
] as const satisfies readonly (keyof Tables)[];

const toRecord = (row: Selectable<Tables['profiles']>): ProfileRecord => ({
  id: row.id,
  displayName: row.display_name,
  avatar: row.avatar,
  type: row.type,
  ageLimit: row.age_limit ?? undefined,
});

/** Locks an account's profiles against concurrent changes until the transaction ends. */
export const lockProfiles = (tx: Tx, realm: string, accountId: string): Promise<void> =>
  acquireLock(tx, `profiles ${realm} ${accountId}`);

/** The stored profiles of an account, oldest first. The main profile has a row only after it was changed. */
export async function listProfiles(tx: Tx, realm: string, accountId: string): Promise<ProfileRecord[]> {
  const rows = await tx
    .selectFrom('profiles')
    .selectAll()
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** Stores a new profile and returns its id. `now` in milliseconds. */
export async function insertProfile(
  tx: Tx,
  realm: string,
  accountId: string,
  profile: Omit<ProfileRecord, 'id'>,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await putProfile(tx, realm, accountId, { ...profile, id }, now);
  return id;
}

/** Inserts or updates a profile. `now` in milliseconds. */
export async function putProfile(
  tx: Tx,
  realm: string,
  accountId: string,
  { id, displayName, avatar, type, ageLimit }: ProfileRecord,
  now: number,
): Promise<void> {
  const shown = { display_name: displayName, avatar, age_limit: ageLimit ?? null };
  await tx
    .insertInto('profiles')
    .values({ realm, account_id: accountId, id, type, ...shown, created_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'id']).doUpdateSet(shown))
    .execute();
}

/** Deletes a profile with all its data, and ends its sessions. `now` in milliseconds. */
export async function deleteProfile(tx: Tx, realm: string, owner: Owner, now: number): Promise<void> {
  const { accountId, profileId } = owner;
  await endProfileSessions(tx, realm, owner, { now, reason: 'deleted' });
  for (const table of profileDataTables)
    await tx
      .deleteFrom(table)
      .where('realm', '=', realm)
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .execute();
  await tx
    .deleteFrom('profiles')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('id', '=', profileId)
    .execute();
}
