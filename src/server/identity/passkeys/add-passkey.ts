import type { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyRegistration } from '#schemas/wire/identity/passkeys.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/write-mails.ts';
import { MINUTE_MS } from '../../platform/occurrence.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { insertPasskey, insertChallenge, listPasskeys, consumeChallenge } from './passkeys.store.ts';
import { getRelyingParty, type WebAuthn } from './web-authn.ts';

/** Maximum number of passkeys per account. */
const MOST = 10;
/** Timeout of a passkey registration. */
const LIFE_MS = 5 * MINUTE_MS;

function assertRoomForPasskey(count: number): void {
  if (count >= MOST) throw new ProblemError('CONFLICT', ['tooManyPasskeys']);
}

/**
 * Starts a passkey registration: the WebAuthn options for the browser, for a discoverable credential.
 * @throws ProblemError 409 if the account has too many passkeys
 */
export async function beginPasskey(
  tx: Tx,
  context: AccountContext,
  { generateRegistrationOptions: generate }: WebAuthn,
): ReturnType<typeof generateRegistrationOptions> {
  const { realm, caller, clock } = context;
  const account = await findAccount(tx, realm.id, caller.id, clock.now());
  if (!account) throw new ProblemError('UNAUTHORIZED');
  const present = await listPasskeys(tx, realm.id, caller.id);
  assertRoomForPasskey(present.length);
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
  const pending = { challenge: options.challenge, accountId: caller.id, until: clock.now() + LIFE_MS };
  await insertChallenge(tx, realm.id, pending);
  return options;
}

/** Verifies a registration and consumes its challenge; undefined if it is invalid. */
async function verifyRegistration(
  tx: Tx,
  context: AccountContext,
  { verifyRegistrationResponse: verify }: WebAuthn,
  registration: PasskeyRegistration,
) {
  const { realm, caller } = context;
  const { origin, rpID } = getRelyingParty(context);
  try {
    const { verified, registrationInfo } = await verify({
      response: registration as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) =>
        consumeChallenge(tx, realm.id, { challenge, accountId: caller.id }, context.clock.now()),
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
 * Stores a new passkey of the account. It consumes the challenge, so the transaction must commit even if the
 * registration is refused (`commitRefusals`).
 * @throws ProblemError 400 for an invalid registration, 409 if the account has too many
 * /
 */
export async function addPasskey(
  tx: Tx,
  context: AccountContext,
  library: WebAuthn,
  registration: PasskeyRegistration,
): Promise<{ id: string }> {
  const { realm, caller, locale } = context;
  const info = await verifyRegistration(tx, context, library, registration);
  if (!info) throw new ProblemError('BAD_REQUEST', ['passkeyNotMade']);
  const { credential, credentialBackedUp: isBackedUp } = info;
  const { id, publicKey, counter } = credential;
  const transports = registration.response.transports ?? [];
  const device = describeDevice(context.userAgent);
  assertRoomForPasskey((await listPasskeys(tx, realm.id, caller.id)).length);
  const key = { id, accountId: caller.id, publicKey, counter, transports, isBackedUp, device };
  if (!(await insertPasskey(tx, realm.id, key, context.clock.now()))) throw new ProblemError('ALREADY_EXISTS');
  const mail = { accountId: caller.id, key: newTokenId(), payload: { locale, origin: getSiteOrigin(context) } };
  await writeMails(tx, context, realm.id, { kind: 'passkeyAdded', mails: [mail] });
  return { id };
}
