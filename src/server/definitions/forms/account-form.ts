import type { Form, FormField } from '#schemas/generated/types.ts';
import { furtherNames, isCustomField } from '#schemas/wire/identity/user-values.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../documents/valid.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';

/** The form with which viewers see and change the details of their account. */
export interface AccountForm {
  form: Form;
  /** Ids of fields that the realm's forms do not ask for. They are shown only if the account has a value. */
  storedOnly: string[];
}

const fixedTypes: ReadonlySet<FormField['type']> = new Set([
  'address',
  'confirmPassword',
  'email',
  'fullName',
  'name',
  'password',
]);
const isDetail = ({ id, type }: FormField): boolean =>
  furtherNames.some((name) => name === id) || (isCustomField(id, undefined) && !fixedTypes.has(type));

/** Fields of account details that clients may store even if the realm's forms do not ask for them. */
const optionalDetails: FormField[] = furtherNames.map((id) => ({
  id,
  type: id,
  label: `t:account.${id}`,
  required: false,
  messages: {},
}));

// The birth date is shown for every country here. A form with an address would show it only in some countries.
const askAlways = (field: FormField): FormField => (field.type === 'birthDate' ? { ...field, askAlways: true } : field);

/** Base form of a realm without billing details. */
const withoutBilling: Form = {
  version: '1.0',
  title: 't:account.yourDetails',
  submitLabel: 't:account.save',
  fields: [
    {
      id: 'fullName',
      type: 'fullName',
      label: 't:account.name',
      required: true,
      maxLength: 120,
      autocomplete: 'name',
      messages: { required: 'fullNameFieldIsRequired' },
    },
    { id: 'email', type: 'email', label: 't:ownForms.email', required: true, readOnly: true, messages: {} },
  ],
};

/**
 * Builds the form of an account's details: billing details, additional fields of sign-up, and other stored details.
 * Viewers can see and correct all of it (GDPR, articles 15 and 16).
 */
export function composeAccountForm(purchase: Form | undefined, registration: Form | undefined): AccountForm {
  const base = purchase ?? withoutBilling;
  const fields = base.fields as FormField[];
  const lacks = (present: readonly FormField[]) => (field: FormField) => !present.some(({ id }) => id === field.id);
  const asked = ((registration?.fields ?? []) as FormField[]).filter(isDetail).filter(lacks(fields));
  const address = fields.findIndex(({ type }) => type === 'address');
  // The tax number is not added, because the address field already shows it with its local name.
  const stored = optionalDetails
    .filter(lacks([...fields, ...asked]))
    .filter(({ type }) => address === -1 || type !== 'taxNumber');
  const at = address === -1 ? fields.length : address;
  const added = [...asked, ...stored].map(askAlways);
  return {
    form: { ...base, fields: [...fields.slice(0, at), ...added, ...fields.slice(at)] as Form['fields'] },
    storedOnly: stored.map(({ id }) => id),
  };
}

/** Finds the account form of a realm; texts are still label references. */
export async function findAccountForm(tx: Tx, realm: RealmRecord): Promise<AccountForm> {
  const { purchaseForm, registrationForm } = realm.settings;
  const find = async (name: string | undefined) =>
    name === undefined
      ? undefined
      : ((await findValidDocument(tx, { realm: realm.id }, 'form', name)) as Form | undefined);
  return composeAccountForm(await find(purchaseForm), await find(registrationForm));
}
