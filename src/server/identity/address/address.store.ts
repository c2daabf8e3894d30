import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { type Address, AddressInput } from '#schemas/wire/identity/users.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { byZod } from '../../platform/db/stored/by-zod.ts';
import { repairValue } from '../../platform/db/stored/stored-document.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';
import type { AddressBody } from '../../platform/db/tables.ts';

const isBody = byZod<AddressBody>(AddressInput.omit({ countryCode: true }) as unknown as z.ZodType<AddressBody>);

export async function listAddresses(tx: Tx, realm: string, accountId: string): Promise<Address[]> {
  const rows = await tx
    .selectFrom('addresses')
    .select(['id', 'type', 'country_code', 'body', 'full_name'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id, type, country_code, body, full_name }) => {
    const { value, issues } = repairValue(isBody, body, {});
    reportDamages(tx, realm, 'addresses', issues);
    return { id, exid: id, label: full_name, addressType: type, countryCode: country_code, ...value };
  });
}

interface Billing {
  address: AddressInput;
  fullName: string;
  email: string;
}

/** Stores an account's billing address, replacing an older one. `now` in milliseconds. */
export async function putAddress(
  tx: Tx,
  realm: string,
  accountId: string,
  { address, fullName, email }: Billing,
  now: number,
): Promise<void> {
  const { countryCode, ...body } = address;
  const values = {
    country_code: countryCode,
    body: JSON.stringify(body),
    full_name: fullName,
    email,
    updated_at: new Date(now),
  };
  await tx
    .insertInto('addresses')
    .values({ realm, account_id: accountId, type: 'BILLING', id: randomUUID(), ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'type']).doUpdateSet(values))
    .execute();
}
