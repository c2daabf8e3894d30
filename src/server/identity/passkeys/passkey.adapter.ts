import type { PublicKeyCredentialRequestOptionsJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '#schemas/wire/identity/passkeys.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Adapter } from '../identity/adapter.ts';
import { createAccountAuthResult } from '../identity/auth-result.ts';
import { MINUTE_MS } from '../one-time-tokens/token-lifetime.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { findKey, insertChallenge, updatePasskeyUse, type StoredKey, consumeChallenge } from './passkeys.store.ts';
import { assertPasskeysAreOffered, getRelyingParty } from './relying-party.ts';

/** Timeout of a sign-in challenge; a sign-in page may stay open this long. */
const LIFE_MS = 30 * MINUTE_MS;

/** Verifies an assertion against a stored passkey; undefined if it is invalid. */
async function checked(context: RealmContext, assertion: PasskeyAssertion, key: StoredKey, challenge: string) {
  const { origin, rpID } = getRelyingParty(context);
  const { id, publicKey, counter } = key;
  const { verifyAuthenticationResponse: verify } = await loadWebAuthn();
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
    // The library throws for another origin, another key or a counter that went backwards; the caller does not learn
    // which.
    return undefined;
  }
}

/** The challenge that the browser claims to have signed; the signature check proves it later. */
function challengeIn({ response }: PasskeyAssertion): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = said as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Verifies a passkey assertion with user verification and consumes its challenge. Returns the account's id; undefined
 * if anything is invalid.
 */
export async function accountOfKey(context: RealmContext, assertion: PasskeyAssertion): Promise<string | undefined> {
  const { realm } = context;
  const challenge = challengeIn(assertion);
  const now = context.clock.now();
  return inRealm(context.db, realm.id, async (tx) => {
    if (!(await consumeChallenge(tx, realm.id, { challenge }, now))) return undefined;
    const key = await findKey(tx, realm.id, assertion.id);
    const info = key && (await checked(context, assertion, key, challenge));
    if (!info) return undefined;
    const { credentialID: id, newCounter: counter, credentialBackedUp: isBackedUp } = info;
    await updatePasskeyUse(tx, realm.id, { id, counter, isBackedUp }, now);
    return key.accountId;
  });
}

/** Sign-in by passkey (Web Authentication Level 3) with user verification by the device. */
export const byPasskey = {
  provider: 'PASSKEY',
  begin: async (call) => {
    assertPasskeysAreOffered(call);
    const { realm } = call;
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: getRelyingParty(call).rpID,
      userVerification: 'required',
      timeout: LIFE_MS,
    });
    const kept = { challenge: options.challenge, until: call.clock.now() + LIFE_MS };
    await inRealm(call.db, realm.id, (tx) => insertChallenge(tx, realm.id, kept));
    return options;
  },
  finish: async (call, { assertion }) => {
    assertPasskeysAreOffered(call);
    const accountId = await accountOfKey(call, assertion);
    if (accountId === undefined) throw new ProblemError('NOT_FOUND', ['passkeyFailed']);
    return createAccountAuthResult(accountId, { provider: 'PASSKEY', methods: ['pop', 'mfa'], isFresh: true });
  },
} as const satisfies Adapter<{ assertion: PasskeyAssertion }, void, PublicKeyCredentialRequestOptionsJSON>;
