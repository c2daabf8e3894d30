import type { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '#schemas/wire/identity/passkeys.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { type AuthResult, createAccountAuthResult } from '../identity/auth-result.ts';
import { consumeChallenge, findPasskey, type StoredPasskey, updatePasskeyUse } from './passkeys.store.ts';
import { getRelyingParty, type WebAuthn } from './web-authn.ts';

/** Verifies an assertion against a stored passkey; undefined if it is invalid. */
async function verifyAssertion(
  context: RealmContext,
  { verifyAuthenticationResponse: verify }: WebAuthn,
  { assertion, key, challenge }: { assertion: PasskeyAssertion; key: StoredPasskey; challenge: string },
) {
  const { origin, rpID } = getRelyingParty(context);
  const { id, publicKey, counter } = key;
  try {
    const { verified, authenticationInfo } = await verify({
      response: assertion as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey, counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo : undefined;
  } catch {
    // The library throws for another origin, another key or a counter that went backwards. The caller only gets
    // undefined, so a client does not learn the reason.
    return undefined;
  }
}

/** Reads the challenge that the browser claims to have signed. The signature is verified later. */
function readChallenge({ response }: PasskeyAssertion): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = clientData as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Proves an account by a passkey (Web Authentication Level 3) with user verification by the device. Consumes the
 * challenge, so the transaction must commit although the assertion is refused (`commitRefusals`).
 * @throws ProblemError 404 if anything is invalid
 */
export async function provePasskey(
  tx: Tx,
  context: RealmContext,
  library: WebAuthn,
  assertion: PasskeyAssertion,
): Promise<AuthResult> {
  const { realm, clock } = context;
  const challenge = readChallenge(assertion);
  const now = clock.now();
  const key = (await consumeChallenge(tx, realm.id, { challenge }, now))
    ? await findPasskey(tx, realm.id, assertion.id)
    : undefined;
  const info = key && (await verifyAssertion(context, library, { assertion, key, challenge }));
  if (!info) throw new ProblemError('NOT_FOUND', ['passkeyFailed']);
  const { credentialID: id, newCounter: counter, credentialBackedUp: isBackedUp } = info;
  await updatePasskeyUse(tx, realm.id, { id, counter, isBackedUp }, now);
  return createAccountAuthResult(key.accountId, { provider: 'PASSKEY', methods: ['pop', 'mfa'], isFresh: true });
}
