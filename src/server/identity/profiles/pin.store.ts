import type { Tx } from '../../platform/db/scope.ts';

/** The hash of an account's PIN; undefined if it has none. */
export async function findPinHash(tx: Tx, realm: string, accountId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('pin_hash')
    .where('realm', '=', realm)
    .where('id', '=', accountId)
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
