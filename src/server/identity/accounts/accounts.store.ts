import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../../platform/db/scope.ts';
import { byZod } from '../../platform/db/stored/by-zod.ts';
import { repairValue } from '../../platform/db/stored/stored-document.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';
import type { AccountFacts, AccountRole } from '../../platform/db/tables.ts';
import { normalizeEmail } from './password.ts';

/** An account that can sign in. */
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

/**
 * SQL condition that excludes accounts whose deletion is due, so that they get no session, link or mail while the
 * deletion job is late.
 */
export const notDueForDeletion = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(accounts.delete_at is null or accounts.delete_at > ${new Date(now)})`;

/**
 * Finds an account with its password hash by email address. The hash is null if the account has no password. `now` in
 * milliseconds.
 */
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
    .where('email', '=', normalizeEmail(email))
    .where(notDueForDeletion(now))
    .executeTakeFirst();

/** Whether an account with this email address exists. An account whose deletion is due counts until it is deleted. */
export async function isEmailTaken(tx: Tx, realm: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('realm', '=', realm)
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** An account with its email address and profile details. `now` in milliseconds. */
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
    .where(notDueForDeletion(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { value, issues } = repairValue(isFacts, row.details, {});
  reportDamages(tx, realm, 'accounts', issues);
  const { email_verified_at, ...account } = row;
  return { ...account, isVerified: email_verified_at !== null, details: value };
}

/**
 * Finds the email address of an account that nothing but a mailed link can open: it has no password, identity or passkey,
 * and its address was never confirmed. Such an account was created at the checkout. Undefined for every other one.
 */
export async function findUnfinishedEmail(tx: Tx, realm: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('email')
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .where('email_verified_at', 'is', null)
    .where((eb) =>
      eb.and(
        (['identities', 'passkeys'] as const).map((table) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom(table)
                .select(`${table}.account_id`)
                .whereRef(`${table}.realm`, '=', 'accounts.realm')
                .whereRef(`${table}.account_id`, '=', 'accounts.id'),
            ),
          ),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.email;
}

/** Data of an account to create. */
export interface NewAccount {
  email: string;
  /** Absent for an account that signs in by other means than a password. */
  passwordHash?: string;
  name: string;
  details: AccountFacts;
}

/** Creates a viewer's account; undefined if the email address is taken. `now` in milliseconds. */
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
      email: normalizeEmail(email),
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

/** Updates an account's name and the given details; null removes a detail. */
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

export async function changePassword(tx: Tx, realm: string, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/** Marks an account's email address as verified, unless it is already. `now` in milliseconds. */
export async function markVerified(tx: Tx, realm: string, id: string, now: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email_verified_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/**
 * Changes an account's email address to a confirmed one. `now` in milliseconds.
 * @throws a unique violation if another account has it
 */
export async function changeEmail(tx: Tx, realm: string, id: string, email: string, now: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email: normalizeEmail(email), email_verified_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/** Sets an account's role (viewer or editor). */
export async function updateRole(tx: Tx, realm: string, id: string, role: AccountRole): Promise<void> {
  await tx.updateTable('accounts').set({ role }).where('realm', '=', realm).where('id', '=', id).execute();
}

/** Grants or revokes the support role of the account with this email address. False if no such account exists. */
export async function updateSupport(tx: Tx, realm: string, email: string, isSupport: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ is_support: isSupport })
    .where('realm', '=', realm)
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether an account is of support. */
export async function isSupportAccount(tx: Tx, realm: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('is_support')
    .where('realm', '=', realm)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.is_support ?? false;
}

/** Whether a realm has demo accounts. */
export const hasDemoAccounts = async (tx: Tx, realm: string): Promise<boolean> =>
  (await tx
    .selectFrom('accounts')
    .select('id')
    .where('realm', '=', realm)
    .where('is_demo', '=', true)
    .executeTakeFirst()) !== undefined;

/** A demo account that a folder defines. */
export interface DemoAccount {
  email: string;
  passwordHash: string;
  name: string;
  role: AccountRole;
  isSupport?: boolean | undefined;
}

/** Creates or updates a demo account by email address. `now` in milliseconds. Returns the account's id. */
export async function upsertDemoAccount(
  tx: Tx,
  realm: string,
  { email, passwordHash, name, role, isSupport = false }: DemoAccount,
  now: number,
): Promise<string> {
  // No mail can be sent to the addresses of demo accounts, so they count as verified.
  const demo = { is_demo: true, email_verified_at: new Date(now) };
  const values = { password_hash: passwordHash, name, role, is_support: isSupport, ...demo };
  const { id } = await tx
    .insertInto('accounts')
    .values({ realm, id: randomUUID(), email: normalizeEmail(email), created_at: new Date(now), ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'email']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
