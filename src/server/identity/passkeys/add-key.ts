import type { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyRegistration } from '#schemas/wire/identity/passkeys.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/send-mails.ts';
import { MINUTE_MS } from '../one-time-tokens/token-lifetime.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { insertKey, insertChallenge, listPasskeys, consumeChallenge } from './passkeys.store.ts';
import { assertPasskeysAreOffered, getRelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './load-webauthn.ts';

/** Maximum number of passkeys per account. */
const MOST = 10;
/** Timeout of a passkey registration. */
const LIFE_MS = 5 * MINUTE_MS;

const refuseMany = (count: number) => {
  if (count >= MOST) throw new ProblemError('CONFLICT', ['tooManyPasskeys']);
};

/**
 * Starts a passkey registration: the WebAuthn options for the browser, for a discoverable credential.
 * @throws ProblemError 428 without a fresh proof, 409 if the account has too many passkeys
 */
export async function beginKey(context: AccountContext): ReturnType<typeof generateRegistrationOptions> {
  assertPasskeysAreOffered(context);
  requireFreshProof(context);
  const { realm, caller } = context;
  return inRealm(context.db, realm.id, async (tx) => {
    const account = await findAccount(tx, realm.id, caller.id, context.clock.now());
    if (!account) throw new ProblemError('UNAUTHORIZED');
    const present = await listPasskeys(tx, realm.id, caller.id);
    refuseMany(present.length);
    const { generateRegistrationOptions: generate } = await loadWebAuthn();
    const options = await generate({
      rpName: realm.settings.name,
      rpID: getRelyingParty(context).rpID,
      userID: new TextEncoder().encode(account.id),
      userName: account.email,
      userDisplayName: account.name,
      timeout: LIFE_MS,
      excludeCredentials: present.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const kept = { challenge: options.challenge, accountId: caller.id, until: context.clock.now() + LIFE_MS };
    await insertChallenge(tx, realm.id, kept);
    return options;
  });
}

/** Verifies a registration; undefined if it is invalid. */
async function checked(context: AccountContext, registration: PasskeyRegistration) {
  const { realm, caller } = context;
  const { origin, rpID } = getRelyingParty(context);
  const { verifyRegistrationResponse: verify } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verify({
      response: registration as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) =>
        inRealm(context.db, realm.id, (tx) =>
          consumeChallenge(tx, realm.id, { challenge, accountId: caller.id }, context.clock.now()),
        ),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    return verified ? registrationInfo : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a new passkey of the account.
 * @throws ProblemError 428 without a fresh proof, 400 for an invalid registration, 409 if the account has too many
 */
export async function addKey(context: AccountContext, registration: PasskeyRegistration): Promise<{ id: string }> {
  assertPasskeysAreOffered(context);
  requireFreshProof(context);
  const { realm, caller, locale } = context;
  const info = await checked(context, registration);
  if (!info) throw new ProblemError('BAD_REQUEST', ['passkeyNotMade']);
  const { credential, credentialBackedUp: isBackedUp } = info;
  const { id, publicKey, counter } = credential;
  const transports = registration.response.transports ?? [];
  const device = describeDevice(context.userAgent);
  await inRealm(context.db, realm.id, async (tx) => {
    refuseMany((await listPasskeys(tx, realm.id, caller.id)).length);
    const key = { id, accountId: caller.id, publicKey, counter, transports, isBackedUp, device };
    if (!(await insertKey(tx, realm.id, key, context.clock.now()))) throw new ProblemError('ALREADY_EXISTS');
    const mail = { accountId: caller.id, key: newTokenId(), payload: { locale, origin: getSiteOrigin(context) } };
    await writeMails(context, tx, realm.id, { kind: 'passkeyAdded', mails: [mail] });
  });
  return { id };
}
