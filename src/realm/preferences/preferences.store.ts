import { mergePreferences } from '#schemas/preferences.ts';
import { type PreferencesPatch, readPreferences } from '#schemas/wire/preferences.ts';
import { holdLock, type Tx } from '../db/scope.ts';

/** Whose they are: the account's own. Profiles will have rows of their own beside it. */
const OF_ACCOUNT = '';

/** What an account has chosen; nothing of what it left as it is. */
export async function findPreferences(tx: Tx, realm: string, accountId: string): Promise<PreferencesPatch> {
  const row = await tx
    .selectFrom('preferences')
    .select('chosen')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('profile_id', '=', OF_ACCOUNT)
    .executeTakeFirst();
  return readPreferences(row?.chosen);
}

/** Makes a change to what an account has chosen, and answers all of it. `now` in milliseconds. */
export async function changePreferences(
  tx: Tx,
  realm: string,
  accountId: string,
  change: PreferencesPatch,
  now: number,
): Promise<PreferencesPatch> {
  // Two devices may change different things at the same moment.
  await holdLock(tx, `preferences ${realm} ${accountId}`);
  const chosen = mergePreferences(await findPreferences(tx, realm, accountId), change);
  const written = { chosen: JSON.stringify(chosen), updated_at: new Date(now) };
  await tx
    .insertInto('preferences')
    .values({ realm, account_id: accountId, profile_id: OF_ACCOUNT, ...written })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'profile_id']).doUpdateSet(written))
    .execute();
  return chosen;
}
