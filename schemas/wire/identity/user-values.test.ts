import { expect, test } from 'vitest';
import { billingBody, billingValues, signUpBody, signUpValues } from './user-values.ts';

const address = {
  address: 'BR',
  line1: 'Rua Augusta 5',
  city: 'São Paulo',
  administrativeLevel1: 'SP',
  postalCode: '01310-100',
};

test('converts the values of the sign-up form to the request body and back @form-06', () => {
  const values = {
    email: 'nina@playbill.test',
    secret: ' spaces count ',
    confirmPassword: ' spaces count ',
    name: 'Nina',
    birthDate: '2001-02-03',
    taxNumber: '',
    ...address,
    favourite: 'karate',
  };
  const answers = [{ promptField: 'terms', answer: true }];
  const body = signUpBody({
    values,
    addressId: 'address',
    confirmations: ['confirmPassword'],
    consentAnswers: answers,
    edition: 'e1',
  });
  const { address: countryCode, ...parts } = address;
  expect(body).toEqual({
    email: 'nina@playbill.test',
    secret: ' spaces count ',
    name: 'Nina',
    birthDate: '2001-02-03',
    address: { countryCode, ...parts },
    fields: { favourite: 'karate' },
    consentAnswers: answers,
    edition: 'e1',
  });
  const { confirmPassword: _, taxNumber: __, ...rest } = values;
  expect(signUpValues(body, 'address')).toEqual(rest);
});

test('custom fields cannot override the account’s email and password', () => {
  const fields = { email: 'other@playbill.test', secret: 'other' };
  expect(signUpValues({ email: 'a@b.test', secret: 's', consentAnswers: [], fields }, undefined)).toMatchObject({
    email: 'a@b.test',
    secret: 's',
  });
});

test('accepts the name in billing details as “fullName” or “name”, and requires no address @form-02', () => {
  const body = billingBody({
    values: { name: 'Nina', email: 'n@b.test', ...address, taxNumber: '52998224725' },
    addressId: 'address',
  });
  expect(body).toMatchObject({ fullName: 'Nina', taxNumber: '52998224725', address: { countryCode: 'BR' } });
  expect(billingValues(body, 'address')).toMatchObject({ ...address, fullName: 'Nina', name: 'Nina' });
  expect(billingBody({ values: { fullName: 'Nina', email: 'n@b.test' }, addressId: undefined })).toEqual({
    fullName: 'Nina',
    email: 'n@b.test',
  });
});
