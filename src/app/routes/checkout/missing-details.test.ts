import { expect, test } from 'vitest';
import type { Form } from '#schemas/generated/types.ts';
import { billingBody } from '#schemas/wire/identity/user-values.ts';
import { completePost, selectFields } from './missing-details.ts';

const field = (id: string, type: string) => ({ id, type, label: id, required: false, messages: {} });
const form = {
  version: '1.0',
  title: 'Billing',
  submitLabel: 'Save',
  fields: [
    field('fullName', 'fullName'),
    field('email', 'email'),
    field('country', 'address'),
    field('taxNumber', 'taxNumber'),
  ],
} as unknown as Form;

test('asks for the missing fields only, and requires them @pay-04', () => {
  const { fields, title, submitLabel } = selectFields(form, ['taxNumber'], 'Continue');
  expect([title, submitLabel]).toEqual([undefined, 'Continue']);
  expect(fields).toEqual([{ ...field('taxNumber', 'taxNumber'), required: true }]);
});

test('asks for all fields if the missing ones are not in the form @pay-04', () =>
  expect(selectFields(form, ['vatNumber'], 'Continue').fields).toEqual(form.fields));

test('sends the known name, email and address along with a missing field @pay-04', () => {
  const initial = {
    values: { fullName: 'Nina Fox', email: 'nina@playbill.test', country: 'BR', line1: 'Rua A 1', taxNumber: '' },
  };
  const post = { values: { taxNumber: '000.000.000-00' }, addressId: undefined, confirmations: [], consentAnswers: [] };
  expect(billingBody(completePost(post, { form, initial }))).toEqual({
    fullName: 'Nina Fox',
    email: 'nina@playbill.test',
    taxNumber: '000.000.000-00',
    address: { countryCode: 'BR', line1: 'Rua A 1' },
  });
});
