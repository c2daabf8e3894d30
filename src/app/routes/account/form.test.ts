import { expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { accountDetails } from './form.ts';

const field = (id: string, type: string) => ({ id, type, label: id, required: false, messages: {} });
const form = {
  version: '1.0',
  submitLabel: 'Save',
  fields: [field('fullName', 'fullName'), field('birthDate', 'birthDate'), field('taxNumber', 'taxNumber')],
};
const profile = { contactEmail: 'a@playbill.test', name: { fullName: 'Nina' }, birthDate: '1990-02-03' };
const answers: Record<string, unknown> = {
  'GET /api/v2/realm-settings/realm/{realm}': {},
  'GET /api/v2/realm/forms/{name}': { form, storedOnly: ['birthDate', 'taxNumber'] },
  'GET /api/v2/user/profile': profile,
  'GET /api/v2/user/address': [],
};
const services = {
  realm: 'apex',
  session: { ensure: async () => ({ isGuest: false }) },
  api: { call: async (name: string) => answers[name] },
} as unknown as Services;

test('the account form shows a custom field, which no other form contains, only if the account has a value for it', async () => {
  const loaded = await accountDetails.load(services, { url: 'http://apex.test/account' });
  expect((loaded.form as typeof form).fields.map(({ id }) => id)).toEqual(['fullName', 'birthDate']);
  expect(loaded.initial?.values).toMatchObject({ birthDate: '1990-02-03' });
});
