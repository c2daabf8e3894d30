import type { Form, FormField } from '#schemas/generated/types.ts';
import { furtherNames } from '#schemas/wire/user-values.ts';
import { inRealm } from '../db/scope.ts';
import { findValid } from '../documents/valid.ts';
import type { AnyCall } from '../http/call.ts';

const isFurther = ({ id }: FormField): boolean => furtherNames.some((name) => name === id);

/** The form of a realm that asks for no billing details. */
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
 * The form of an account's details: the form of its billing details with what sign-up asks besides. A viewer sees and corrects
 * whatever the realm has asked for (GDPR, articles 15 and 16).
 */
export function composeAccountForm(purchase: Form | undefined, registration: Form | undefined): Form {
  const base = purchase ?? withoutBilling;
  const fields = base.fields as FormField[];
  const added = ((registration?.fields ?? []) as FormField[])
    .filter((field) => isFurther(field) && !fields.some(({ id }) => id === field.id))
    // Beside an address the birth date would be asked for in some countries alone.
    .map((field): FormField => (field.type === 'birthDate' ? { ...field, askAlways: true } : field));
  const address = fields.findIndex(({ type }) => type === 'address');
  const at = address === -1 ? fields.length : address;
  return { ...base, fields: [...fields.slice(0, at), ...added, ...fields.slice(at)] as Form['fields'] };
}

/** The form of an account's details in a call's realm. Its texts still name their labels. */
export function findAccountForm({ context, realm }: AnyCall): Promise<Form> {
  const { purchaseForm, registrationForm } = realm.settings;
  return inRealm(context.db, realm.id, async (tx) => {
    const find = async (name: string | undefined) =>
      name === undefined ? undefined : ((await findValid(tx, { realm: realm.id }, 'form', name)) as Form | undefined);
    return composeAccountForm(await find(purchaseForm), await find(registrationForm));
  });
}
