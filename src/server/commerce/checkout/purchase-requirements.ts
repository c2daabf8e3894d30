import type { FormField } from '#schemas/generated/types.ts';
import { checkConsent } from '#schemas/values/consent.ts';
import { billingValues } from '#schemas/wire/identity/user-values.ts';
import { checkFormValues, findFormFields, formOf } from '../../definitions/forms/check-form.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { listAddresses } from '../../identity/address/address.store.ts';
import { findAnswers, findTerms } from '../../identity/consent/consent.store.ts';
import { getCurrentAnswers } from '../../identity/consent/rules.ts';
import { getConsentStatus, localizeTerms } from '../../identity/consent/terms.ts';
import { findAccount } from '../../identity/accounts/accounts.store.ts';

/** An account that buys, with what the realm's purchase form and terms ask of it. */
export interface Buyer {
  email: string;
  name: string;
  taxNumber: string | undefined;
  /** Two-letter code of the billing address; undefined without an address. */
  country: string | undefined;
  /** Fields of the realm's purchase form; undefined if the realm has none. */
  fields: FormField[] | undefined;
  /** Values of the account for the purchase form, by field id, without the address. */
  details: Awaited<ReturnType<typeof findAccount>>;
  address: Awaited<ReturnType<typeof listAddresses>>[number] | undefined;
  terms: Awaited<ReturnType<typeof findTerms>>;
  answers: Awaited<ReturnType<typeof findAnswers>>;
}

/** Reads the account that buys. @throws ProblemError 401 for a deleted account */
export async function readBuyer(tx: Tx, { realm, caller, clock }: AccountContext): Promise<Buyer> {
  const details = await findAccount(tx, realm.id, caller.id, clock.now());
  if (!details) throw new ProblemError('UNAUTHORIZED');
  const [address] = await listAddresses(tx, realm.id, caller.id);
  const { purchaseForm } = realm.settings;
  return {
    email: details.email,
    name: details.name,
    taxNumber: details.details.taxNumber,
    country: address?.countryCode,
    fields: purchaseForm === undefined ? undefined : await findFormFields(tx, realm.id, purchaseForm),
    details,
    address,
    terms: await findTerms(tx, realm.id),
    answers: await findAnswers(tx, realm.id, caller.id),
  };
}

/** Lists the fields of the realm's purchase form that the account has not filled in validly. */
export async function listMissingFields(context: AccountContext, buyer: Buyer): Promise<string[]> {
  const { fields, details, address, email, name } = buyer;
  if (!fields || !details) return [];
  const form = await formOf(context, fields, 'PURCHASE');
  const { faults } = checkFormValues(
    form,
    billingValues({ ...details.details, fullName: name, email, ...(address && { address }) }, form.addressId),
  );
  // A part of an address is asked for by the field of the whole address.
  const ids = faults.map(({ field }) => (fields.some(({ id }) => id === field) ? field : (form.addressId ?? field)));
  return [...new Set(ids)];
}

/** Lists the required terms that the account has not agreed to, by field name. */
export async function listMissingConsents(context: AccountContext, { terms, answers }: Buyer): Promise<string[]> {
  const status = await getConsentStatus(context, terms, answers);
  return checkConsent(await localizeTerms(context, terms), getCurrentAnswers(status)).map(({ field }) => field);
}
