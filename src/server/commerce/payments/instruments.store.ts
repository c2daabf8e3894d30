import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';
import type { PaymentMethod, StoredInstrument } from './provider.ts';

/** A card or wallet of an account that a provider has stored. */
export interface AccountInstrument extends StoredInstrument {
  id: string;
  provider: string;
  method: PaymentMethod;
  isDefault: boolean;
}

/** An instrument that a payment stored. */
interface NewInstrument {
  realm: string;
  accountId: string;
  provider: string;
  method: PaymentMethod;
  instrument: StoredInstrument;
}

/**
 * Stores an instrument and returns its id. The first one of an account becomes its default. A known one gets its new
 * details, also a card that was typed in again, which a provider stores under another reference: the former one is
 * removed there later.
 */
export async function putInstrument(
  tx: Tx,
  { realm, accountId, provider, method, instrument }: NewInstrument,
  now: number,
): Promise<string> {
  const { reference, brand, last4, expiry, fingerprint } = instrument;
  const details = {
    brand,
    last4,
    expiry_month: expiry?.month ?? null,
    expiry_year: expiry?.year ?? null,
    fingerprint: fingerprint ?? null,
  };
  const known = await listInstruments(tx, realm, accountId);
  const same = known.find(
    (one) => fingerprint !== undefined && one.fingerprint === fingerprint && one.provider === provider,
  );
  if (same && !known.some((one) => one.provider === provider && one.reference === reference)) {
    await tx
      .updateTable('payment_instruments')
      .set({ ...details, reference })
      .where('realm', '=', realm)
      .where('id', '=', same.id)
      .execute();
    return same.id;
  }
  const stored = await tx
    .insertInto('payment_instruments')
    .values({
      realm,
      id: randomUUID(),
      account_id: accountId,
      provider,
      method,
      reference,
      ...details,
      is_default: !known.some(({ isDefault }) => isDefault),
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'provider', 'reference']).doUpdateSet(details))
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id;
}

/** Lists the stored instruments of an account, the default one first. */
export async function listInstruments(tx: Tx, realm: string, accountId: string): Promise<AccountInstrument[]> {
  const rows = await tx
    .selectFrom('payment_instruments')
    .select([
      'id',
      'provider',
      'method',
      'reference',
      'brand',
      'last4',
      'expiry_month',
      'expiry_year',
      'fingerprint',
      'is_default',
    ])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, provider, method, reference, brand, last4, expiry_month, expiry_year, ...row }) => ({
    id,
    provider,
    // Only this file writes the column.
    method: method as PaymentMethod,
    reference,
    brand,
    last4,
    expiry: expiry_month !== null && expiry_year !== null ? { month: expiry_month, year: expiry_year } : undefined,
    fingerprint: row.fingerprint ?? undefined,
    isDefault: row.is_default,
  }));
}

/** Selects what pays a subscription: the chosen instrument, or the default one without a choice or after its removal. */
export const selectInstrument = (
  instruments: readonly AccountInstrument[],
  chosenId: string | undefined,
): AccountInstrument | undefined =>
  instruments.find(({ id }) => id === chosenId) ?? instruments.find(({ isDefault }) => isDefault);

/** Makes an instrument the default one of its account; false for an unknown one. */
export async function setDefaultInstrument(tx: Tx, realm: string, accountId: string, id: string): Promise<boolean> {
  const known = await listInstruments(tx, realm, accountId);
  if (!known.some((instrument) => instrument.id === id)) return false;
  const update = (isDefault: boolean, operator: '=' | '<>') =>
    tx
      .updateTable('payment_instruments')
      .set({ is_default: isDefault })
      .where('realm', '=', realm)
      .where('account_id', '=', accountId)
      .where('id', operator, id)
      .execute();
  // In this order, because an account has one default instrument at most.
  await update(false, '<>');
  await update(true, '=');
  return true;
}

/**
 * Deletes an instrument, whose provider removes it later, and returns it. The one that was stored last becomes the default
 * one.
 */
export async function deleteInstrument(
  tx: Tx,
  realm: string,
  accountId: string,
  id: string,
): Promise<AccountInstrument | undefined> {
  const known = await listInstruments(tx, realm, accountId);
  const removed = known.find((instrument) => instrument.id === id);
  if (!removed) return undefined;
  await tx.deleteFrom('payment_instruments').where('realm', '=', realm).where('id', '=', id).execute();
  const [next] = known.filter((instrument) => instrument.id !== id);
  if (removed.isDefault && next) await setDefaultInstrument(tx, realm, accountId, next.id);
  return removed;
}
