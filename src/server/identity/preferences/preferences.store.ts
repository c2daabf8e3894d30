import { mergePreferences } from '#schemas/preferences.ts';
import { type PreferencesPatch, readPreferences } from '#schemas/wire/preferences.ts';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** What somebody has chosen; nothing of what they left as it is. */
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

/** Makes a change to what somebody has chosen, and answers all of it. `now` in milliseconds. */
export async function changePreferences(
  tx: Tx,
  realm: string,
  owner: Owner,
  change: PreferencesPatch,
  now: number,
): Promise<PreferencesPatch> {
  // Two devices may change different things at the same moment.
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
