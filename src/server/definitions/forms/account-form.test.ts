import { expect, test } from 'vitest';
import type { Form, FormField } from '#schemas/generated/types.ts';
import { composeAccountForm } from './account-form.ts';

const form = (...fields: [string, FormField['type']][]): Form =>
  ({
    version: '1.0',
    submitLabel: 'Save',
    fields: fields.map(([id, type]) => ({ id, type, label: id, required: true, messages: {} })),
  }) as unknown as Form;
const billing = form(['fullName', 'fullName'], ['email', 'email'], ['address', 'address']);
type Composed = ReturnType<typeof composeAccountForm>;
const getFields = ({ form: { fields } }: Composed) => fields as FormField[];
/** Ids of the fields that the realm's forms ask for, without those shown only because the account has a value. */
const getAsked = (composed: Composed) =>
  getFields(composed).flatMap(({ id }) => (composed.storedOnly.includes(id) ? [] : [id]));

test('the account form contains the sign-up fields before the address, and the birth date in every country', () => {
  const signUp = form(
    ['name', 'name'],
    ['secret', 'password'],
    ['birthDate', 'birthDate'],
    ['phoneNumber', 'phoneNumber'],
  );
  const composed = composeAccountForm(billing, signUp);
  expect(getAsked(composed)).toEqual(['fullName', 'email', 'birthDate', 'phoneNumber', 'address']);
  expect(getFields(composed)[2]).toMatchObject({ type: 'birthDate', askAlways: true });
});

test('the account form contains a field once if both the billing form and the sign-up form contain the field', () => {
  const withPhone = form(['fullName', 'fullName'], ['email', 'email'], ['phoneNumber', 'phoneNumber']);
  expect(getAsked(composeAccountForm(withPhone, form(['phoneNumber', 'phoneNumber'])))).toEqual([
    'fullName',
    'email',
    'phoneNumber',
  ]);
});

test('the account form contains the custom fields of the sign-up form, but not its password fields', () => {
  const signUp = form(
    ['name', 'name'],
    ['email', 'email'],
    ['secret', 'password'],
    ['again', 'confirmPassword'],
    ['country', 'address'],
    ['team', 'text'],
    ['news', 'checkbox'],
  );
  expect(getAsked(composeAccountForm(billing, signUp))).toEqual(['fullName', 'email', 'team', 'news', 'address']);
});

test('the account form contains details stored in the account that no form of the realm requests', () => {
  const composed = composeAccountForm(undefined, form(['phoneNumber', 'phoneNumber']));
  expect(composed.storedOnly).toEqual(['birthDate', 'taxNumber']);
  expect(composeAccountForm(billing, undefined).storedOnly).toEqual(['birthDate', 'phoneNumber']);
  expect(getFields(composed).find(({ id }) => id === 'birthDate')).toMatchObject({ required: false, askAlways: true });
});

test('the account form contains only name and email in a realm without billing and sign-up forms', () => {
  expect(getAsked(composeAccountForm(undefined, undefined))).toEqual(['fullName', 'email']);
  expect(getAsked(composeAccountForm(undefined, form(['birthDate', 'birthDate'])))).toEqual([
    'fullName',
    'email',
    'birthDate',
  ]);
});
