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
const getIds = ({ fields }: Form) => (fields as FormField[]).map(({ id }) => id);

test('asks for what sign-up asked, before the address, the birth date in every country', () => {
  const signUp = form(
    ['name', 'name'],
    ['secret', 'password'],
    ['birthDate', 'birthDate'],
    ['phoneNumber', 'phoneNumber'],
  );
  const composed = composeAccountForm(billing, signUp);
  expect(getIds(composed)).toEqual(['fullName', 'email', 'birthDate', 'phoneNumber', 'address']);
  expect((composed.fields as FormField[])[2]).toMatchObject({ type: 'birthDate', askAlways: true });
});

test('asks for nothing twice', () => {
  const withPhone = form(['fullName', 'fullName'], ['email', 'email'], ['phoneNumber', 'phoneNumber']);
  expect(getIds(composeAccountForm(withPhone, form(['phoneNumber', 'phoneNumber'])))).toEqual(getIds(withPhone));
});

test('asks for name and email in a realm without billing details', () => {
  expect(getIds(composeAccountForm(undefined, undefined))).toEqual(['fullName', 'email']);
  expect(getIds(composeAccountForm(undefined, form(['birthDate', 'birthDate'])))).toEqual([
    'fullName',
    'email',
    'birthDate',
  ]);
});
