import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';
import type { ProfileType, Tables } from '../../platform/db/tables.ts';
import type { Owner } from '../../platform/http/owner.ts';
import { endSessionsOfProfile } from '../sessions/end-sessions.store.ts';

/** A profile as the database holds it. */
export interface ProfileRecord {
  /** Empty for the account's main one. */
  id: string;
  displayName: string;
  avatar: string;
  type: ProfileType;
  /** Of a child: the age up to which titles may be rated. */
  ageLimit: number | undefined;
}

/** All that is kept for one profile and goes with it. A test holds it to the tables that have whose profile a row is. */
export const keptByProfile = [
  'watched',
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

/** Makes others who change an account's profiles wait until this transaction ends. */
export const lockProfiles = (tx: Tx, realm: string, accountId: string): Promise<void> =>
  acquireLock(tx, `profiles ${realm} ${accountId}`);

/** The profiles of an account that have a row, the oldest first: its main one only if somebody has changed how it is shown. */
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

/** Keeps a new profile and answers its id. `now` in milliseconds. */
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

/** Keeps how a profile is by now. `now` in milliseconds. */
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

/** Deletes a profile with all that it keeps, and ends its sessions. `now` in milliseconds. */
export async function deleteProfile(tx: Tx, realm: string, owner: Owner, now: number): Promise<void> {
  const { accountId, profileId } = owner;
  await endSessionsOfProfile(tx, realm, owner, { now, reason: 'deleted' });
  for (const table of keptByProfile)
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
