import * as z from 'zod';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { SignUpBody } from '#schemas/wire/identity/users.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { MINUTE_MS } from '../../platform/occurrence.ts';

/** Stored data of a pending sign-up: the hashed password, and the consent answers with the text of their terms. */
export const SignUpFormData = SignUpBody.pick({
  address: true,
  birthDate: true,
  phoneNumber: true,
  taxNumber: true,
  fields: true,
}).extend({
  name: z.string(),
  passwordHash: z.string(),
  answers: z.array(z.object({ term: z.custom<ConsentTerm>(), answer: z.boolean() })),
});
export type SignUpFormData = z.infer<typeof SignUpFormData>;

/** A pending sign-up. Times in milliseconds. */
export interface NewSignUp {
  id: string;
  email: string;
  given: SignUpFormData;
  locale: string;
  expiresAt: number;
}

/** Stores a sign-up. `now` in milliseconds. */
export async function insertSignUp(
  tx: Tx,
  realm: string,
  { id, email, given, locale, expiresAt }: NewSignUp,
  now: number,
): Promise<void> {
  await tx
    .insertInto('sign_ups')
    .values({
      realm,
      id,
      email,
      given: JSON.stringify(given),
      locale,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute();
}

/** A stored sign-up, pending or activated. */
interface KnownSignUp extends Omit<NewSignUp, 'given'> {
  /** Undefined once the account exists, or if another version of Playbill stored the data in an unknown shape. */
  given: SignUpFormData | undefined;
  /** Whether the account has been created. */
  isActive: boolean;
}

/** A sign-up that has not expired; undefined otherwise. `now` in milliseconds. */
export async function findSignUp(tx: Tx, realm: string, id: string, now: number): Promise<KnownSignUp | undefined> {
  const row = await tx
    .selectFrom('sign_ups')
    .select(['id', 'email', 'given', 'locale', 'expires_at', 'account_id'])
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      email: row.email,
      given: SignUpFormData.safeParse(row.given).data,
      locale: row.locale,
      expiresAt: row.expires_at.getTime(),
      isActive: row.account_id !== null,
    }
  );
}

/** Number of sign-ups with an address within the last ten minutes. `now` in milliseconds. */
export async function countSignUps(tx: Tx, realm: string, email: string, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('sign_ups')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('created_at', '>', new Date(now - 10 * MINUTE_MS))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Completes a sign-up: links it to its account, clears its data, and deletes other pending sign-ups with the address.
 * Returns false if it has expired or has an account already. `now` in milliseconds.
 */
export async function endSignUp(
  tx: Tx,
  realm: string,
  { id, email, accountId }: { id: string; email: string; accountId: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sign_ups')
    .set({ account_id: accountId, given: null })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('sign_ups')
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .execute();
  return true;
}
