import type { Tx } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';

/** Whether the realm allows accounts to set a PIN. */
export const hasPins = ({ realm }: Pick<AccountContext, 'realm'>): boolean =>
  realm.settings.profiles?.enabled === true && realm.settings.profiles.pinProtection;

/** The hash of the PIN that protects the account's profiles; undefined if none is required. */
export async function findRequiredPinHash(
  tx: Tx,
  { realm, caller }: Pick<AccountContext, 'realm' | 'caller'>,
): Promise<string | undefined> {
  if (!hasPins({ realm })) return undefined;
  const row = await tx
    .selectFrom('accounts')
    .select('pin_hash')
    .where('realm', '=', realm.id)
    .where('id', '=', caller.id)
    .executeTakeFirst();
  return row?.pin_hash ?? undefined;
}

/** Sets an account's PIN hash; null removes it. */
export async function setPinHash(tx: Tx, realm: string, accountId: string, hash: string | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ pin_hash: hash })
    .where('realm', '=', realm)
    .where('id', '=', accountId)
    .execute();
}
