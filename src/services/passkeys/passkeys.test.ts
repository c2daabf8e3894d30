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

/** Starts passkey autofill with options that arrive when `answer` is called. */
function offered() {
  const options = Promise.withResolvers<object>();
  const api = { call: () => options.promise } as unknown as Api;
  const signInByPasskey = vi.fn(async () => ({ isGuest: false, role: 'viewer' as const }));
  const passkeys = createPasskeys(api, { signInByPasskey });
  return { passkeys, signInByPasskey, offer: passkeys.offer(), answer: () => options.resolve({}) };
}

test('signs in with a passkey chosen from autofill @auth-10', async () => {
  const { offer, answer, signInByPasskey } = offered();
  answer();
  expect(await offer).toBe('done');
  expect(signInByPasskey).toHaveBeenCalledWith({ id: 'key' });
});

test('ends passkey autofill without an error if the user leaves the form before the server’s passkey options arrive @auth-10', async () => {
  const { offer, answer } = offered();
  hasField = false;
  answer();
  expect(await offer).toBe('given-up');
  expect(startAuthentication).not.toHaveBeenCalled();
});

test('ends passkey autofill without an error if another form cancels the autofill @auth-10', async () => {
  const { passkeys, offer, answer } = offered();
  passkeys.cancel();
  answer();
  expect(await offer).toBe('given-up');
  expect(startAuthentication).not.toHaveBeenCalled();
});

test('ends passkey autofill without an error if the user leaves the form before the input field is found @auth-10', async () => {
  vi.mocked(startAuthentication).mockImplementationOnce(async () => {
    hasField = false;
    throw new Error('No <input> was detected');
  });
  const { offer, answer } = offered();
  answer();
  expect(await offer).toBe('given-up');
});

test('reports a failure of passkey autofill while the form is shown @auth-10', async () => {
  vi.mocked(startAuthentication).mockRejectedValueOnce(new Error('Broken'));
  const { offer, answer } = offered();
  answer();
  await expect(offer).rejects.toThrow('Broken');
});
