import { mergePreferences } from '#schemas/preferences.ts';
import { type PreferencesPatch, readPreferences } from '#schemas/wire/identity/preferences.ts';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** The preferences that a profile has set explicitly. */
export async function findPreferences(tx: Tx, realm: string, owner: Owner): Promise<PreferencesPatch> {
  const row = await tx
    .selectFrom('preferences')
    .select('chosen')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .executeTakeFirst();
  return readPreferences(row?.chosen);
}

/** Merges a change into a profile's stored preferences and returns the result. `now` in milliseconds. */
export async function changePreferences(
  tx: Tx,
  realm: string,
  owner: Owner,
  change: PreferencesPatch,
  now: number,
): Promise<PreferencesPatch> {
  // The row is locked, because two devices may change different preferences at the same time and neither change may be
  // lost.
  await acquireLock(tx, `preferences ${realm} ${owner.accountId}`);
  const chosen = mergePreferences(await findPreferences(tx, realm, owner), change);
  const written = { chosen: JSON.stringify(chosen), updated_at: new Date(now) };
  await tx
    .insertInto('preferences')
    .values({ realm, account_id: owner.accountId, profile_id: owner.profileId, ...written })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'profile_id']).doUpdateSet(written))
    .execute();
  return chosen;
}
