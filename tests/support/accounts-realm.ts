import { rm } from 'node:fs/promises';
import { loadRealm } from '#server/app/load-realm.ts';
import { realmFiles, writeRealm } from './realm-folder.ts';
import type { TestServer } from './realm-server.ts';

const field = (id: string, type: string, more: object = {}) => ({ id, type, required: true, messages: {}, ...more });

/** Settings, forms and terms of a test realm with sign-up. `settings` are merged into realm.json. */
export const accountFiles = (id: string, settings: object = {}): Record<string, unknown> => ({
  'realm.json': {
    ...(realmFiles(id)['realm.json'] as object),
    selfRegistration: { allowed: true },
    authentication: { providers: [{ name: 'ID', form: 'login', canSignUp: true }] },
    registrationForm: 'signup',
    purchaseForm: 'billing',
    addressForm: { formContext: ['PURCHASE'], restrictionType: 'BLACKLIST', countries: ['KP', 'IR'] },
    consent: { required: true },
    search: { enabled: true },
    ...settings,
  },
  'forms/signup.json': {
    version: '1.0',
    submitLabel: 'Sign up',
    fields: [
      field('name', 'name', { maxLength: 40 }),
      field('email', 'email'),
      field('secret', 'password', { minLength: 10 }),
      field('confirmPassword', 'confirmPassword', { of: 'secret' }),
      field('birthDate', 'birthDate', { required: false }),
      field('phoneNumber', 'phoneNumber', { required: false }),
      field('favourite', 'dropdown', {
        required: false,
        acceptableValues: [{ value: 'karate', displayName: 'Karate' }],
      }),
    ],
  },
  'forms/billing.json': {
    version: '1.0',
    submitLabel: 'Save',
    fields: [field('fullName', 'fullName'), field('email', 'email'), field('address', 'address')],
  },
  'consent/terms.json': {
    version: '1.0',
    terms: [
      { fieldName: 'data', fieldType: 'INFORMATION_TEXT', label: 'Data', text: 't:greeting', required: true },
      { fieldName: 'terms', fieldType: 'BINARY_CHOICE', label: 'Terms', text: 't:greeting', required: true },
      {
        fieldName: 'news',
        fieldType: 'BINARY_CHOICE',
        label: 'News',
        text: 'Send me news.',
        required: false,
        data: { default: 'true' },
      },
    ],
  },
  'texts.json': {
    version: '1.0',
    texts: [
      { key: 'terms', title: 't:greeting', text: '<p>Be kind.</p>' },
      { key: 'privacy', text: 't:only' },
    ],
  },
});

/** Reloads a test realm with sign-up. `more` are additional files. */
export async function loadAccounts(
  server: TestServer,
  id: string,
  settings: object = {},
  more: Record<string, unknown> = {},
): Promise<void> {
  const { folder } = await writeRealm(id, { ...accountFiles(id, settings), ...more });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true, force: true });
}
