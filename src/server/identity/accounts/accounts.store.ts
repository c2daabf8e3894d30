import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../../platform/db/scope.ts';
import { byZod } from '../../platform/db/stored/by-zod.ts';
import { mended } from '../../platform/db/stored/stored-document.ts';
import { tellIssues } from '../../platform/db/stored/tell-once.ts';
import type { AccountFacts, AccountRole } from '../../platform/db/tables.ts';
import { normalEmail } from './password.ts';

/** Somebody who can sign in. */
export interface Account {
  id: string;
  name: string;
  role: AccountRole;
}

const columns = ['id', 'name', 'role'] as const;

const said = z.string().max(2000).optional();
const isFacts = byZod<AccountFacts>(
  z.object({
    birthDate: said,
    phoneNumber: said,
    taxNumber: said,
    fields: z.record(z.string(), z.string()).optional(),
  }) as unknown as z.ZodType<AccountFacts>,
);

/** Leaves out accounts whose deletion is due: no session, link or mail is issued for them while the deleting job is late. */
export const isNotDue = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(accounts.delete_at is null or accounts.delete_at > ${new Date(now)})`;

/** An account with its password's hash, by email address; the hash is null for an account without a password. `now` in milliseconds. */
export const findAccountByEmail = (
  tx: Tx,
  realm: string,
  email: string,
  now: number,
): Promise<(Account & { password_hash: string | null }) | undefined> =>
  tx
    .selectFrom('accounts')
    .select([...columns, 'password_hash'])
    .where('realm', '=', realm)
    .where('email', '=', normalEmail(email))
    .where(isNotDue(now))
    .executeTakeFirst();

/** Whether an account has an email address. An account whose deletion is due has it until it is deleted. */
export async function isEmailTaken(tx: Tx, realm: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('realm', '=', realm)
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** An account with what its holder has told. `now` in milliseconds. */
export async function findAccount(
  tx: Tx,
  realm: string,
  id: string,
  now: number,
): Promise<(Account & { email: string; isVerified: boolean; details: AccountFacts }) | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select([...columns, 'email', 'email_verified_at', 'details'])
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where(isNotDue(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { value, issues } = mended(isFacts, row.details, {});
  tellIssues(tx, realm, 'accounts', issues);
  const { email_verified_at, ...account } = row;
  return { ...account, isVerified: email_verified_at !== null, details: value };
}

/** What an account is made from. */
export interface NewAccount {
  email: string;
  /** None for an account that is entered otherwise. */
  passwordHash?: string;
  name: string;
  details: AccountFacts;
}

/** Makes a viewer's account; undefined when the e-mail address has one. `now` in milliseconds. */
export const insertAccount = (
  tx: Tx,
  realm: string,
  { email, passwordHash, name, details }: NewAccount,
  now: number,
): Promise<Account | undefined> =>
  tx
    .insertInto('accounts')
    .values({
      realm,
      id: randomUUID(),
      email: normalEmail(email),
      password_hash: passwordHash ?? null,
      name,
      role: 'viewer',
      is_demo: false,
      details: JSON.stringify(details),
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'email']).doNothing())
    .returning(columns)
    .executeTakeFirst();

/** Changes an account's name, and those of its details that are given: null removes one. */
export async function updateAccount(
  tx: Tx,
  realm: string,
  id: string,
  { name, details }: { name: string; details: { [Key in keyof AccountFacts]?: AccountFacts[Key] | null } },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      name,
      details: sql`jsonb_strip_nulls(
        case when jsonb_typeof(details) = 'object' then details else '{}' end || ${JSON.stringify(details)}::jsonb)`,
    })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/** Gives an account another password, as its hash. */
export async function changePassword(tx: Tx, realm: string, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/** Notes that an account's e-mail address is its holder's, unless that is known already. `now` in milliseconds. */
export async function markVerified(tx: Tx, realm: string, id: string, now: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email_verified_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Gives an account another e-mail address, which its holder has confirmed. Throws where it is somebody's. `now` in milliseconds. */
export async function changeEmail(tx: Tx, realm: string, id: string, email: string, now: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email: normalEmail(email), email_verified_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/** Makes an account a viewer's or an editor's. */
export async function updateRole(tx: Tx, realm: string, id: string, role: AccountRole): Promise<void> {
  await tx.updateTable('accounts').set({ role }).where('realm', '=', realm).where('id', '=', id).execute();
}

/** Makes the account of an e-mail address one of support, or no more. Whether there is one. */
export async function updateSupport(tx: Tx, realm: string, email: string, isSupport: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ is_support: isSupport })
    .where('realm', '=', realm)
    .where('email', '=', normalEmail(email))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

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
  isSupport?: boolean | undefined;
}

/** Makes a demo's account or brings it up to date, by e-mail. `now` in milliseconds. Its id. */
export async function upsertDemoAccount(
  tx: Tx,
  realm: string,
  { email, passwordHash, name, role, isSupport = false }: DemoAccount,
  now: number,
): Promise<string> {
  // Nobody reads its mail: it is taken as confirmed.
  const demo = { is_demo: true, email_verified_at: new Date(now) };
  const values = { password_hash: passwordHash, name, role, is_support: isSupport, ...demo };
  const { id } = await tx
    .insertInto('accounts')
    .values({ realm, id: randomUUID(), email: normalEmail(email), created_at: new Date(now), ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'email']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
