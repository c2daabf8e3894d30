import { startAuthentication } from '@simplewebauthn/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../api/client.ts';
import { createPasskeys } from './passkeys.ts';

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: async () => true,
  startAuthentication: vi.fn(async () => ({ id: 'key' })),
  startRegistration: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: () => undefined },
  WebAuthnError: class extends Error {},
}));

let hasField: boolean;
beforeEach(() => {
  hasField = true;
  vi.mocked(startAuthentication).mockClear();
  vi.stubGlobal('document', { querySelector: () => (hasField ? {} : null) });
});
afterEach(() => vi.unstubAllGlobals());

/** Keys whose options come when the function beside them is called. */
function offered() {
  const options = Promise.withResolvers<object>();
  const api = { call: () => options.promise } as unknown as Api;
  const signInByPasskey = vi.fn(async () => ({ isGuest: false, role: 'viewer' as const }));
  const passkeys = createPasskeys(api, { signInByPasskey });
  return { passkeys, signInByPasskey, offer: passkeys.offer(), answer: () => options.resolve({}) };
}

test('a key that is chosen among what is filled in signs in @auth-10', async () => {
  const { offer, answer, signInByPasskey } = offered();
  answer();
  expect(await offer).toBe('done');
  expect(signInByPasskey).toHaveBeenCalledWith({ id: 'key' });
});

test('whoever leaves the form while what to sign is on its way is offered nothing, and it is no fault @auth-10', async () => {
  const { offer, answer } = offered();
  hasField = false;
  answer();
  expect(await offer).toBe('given-up');
  expect(startAuthentication).not.toHaveBeenCalled();
});

test('nor is who has come to another form, which offers for itself @auth-10', async () => {
  const { passkeys, offer, answer } = offered();
  passkeys.cancel();
  answer();
  expect(await offer).toBe('given-up');
  expect(startAuthentication).not.toHaveBeenCalled();
});
