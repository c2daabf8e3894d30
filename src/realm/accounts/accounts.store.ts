import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/scope.ts';
import type { AccountRole } from '../db/tables.ts';
import { normalEmail } from './password.ts';

/** Somebody who can sign in. */
export interface Account {
  id: string;
  name: string;
  role: AccountRole;
}

const columns = ['id', 'name', 'role'] as const;

/** An account with its password's hash, by e-mail. */
export const findAccountByEmail = (
  tx: Tx,
  realm: string,
  email: string,
): Promise<(Account & { password_hash: string }) | undefined> =>
  tx
    .selectFrom('accounts')
    .select([...columns, 'password_hash'])
    .where('realm', '=', realm)
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();

/** Whether a realm has accounts of a demo. */
export const hasDemoAccounts = async (tx: Tx, realm: string): Promise<boolean> =>
  (await tx
    .selectFrom('accounts')
    .select('id')
    .where('realm', '=', realm)
    .where('is_demo', '=', true)
    .executeTakeFirst()) !== undefined;

/** A demo's account, to be there after a load. */
export interface DemoAccount {
  email: string;
  passwordHash: string;
  name: string;
  role: AccountRole;
}

/** Makes a demo's accounts or brings them up to date, by e-mail. Accounts that are not named stay. `now` in milliseconds. */
export async function upsertDemoAccounts(
  tx: Tx,
  realm: string,
  accounts: readonly DemoAccount[],
  now: number,
): Promise<void> {
  for (const { email, passwordHash, name, role } of accounts) {
    const values = { password_hash: passwordHash, name, role, is_demo: true };
    await tx
      .insertInto('accounts')
      .values({ realm, id: randomUUID(), email: normalEmail(email), created_at: new Date(now), ...values })
      .onConflict((conflict) => conflict.columns(['realm', 'email']).doUpdateSet(values))
      .execute();
  }
}
