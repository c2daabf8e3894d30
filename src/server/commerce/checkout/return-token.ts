import { errors, SignJWT } from 'jose';
import { DAY_MS } from '../../platform/occurrence.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { signToken, verifyToken } from '../../platform/signed-tokens.ts';

/** Media type of the token with which a payer returns from a provider's page. */
const RETURN_TYPE = 'payment-return+jwt';
/** Longest time between the start of a payment and the payer's return. */
const RETURN_VALIDITY_MS = 30 * DAY_MS;
const SECOND_MS = 1000;

/**
 * Signs the return token of a payment attempt. It shows the state of one payment without a session, because a bank's app
 * may return to another browser.
 */
export function signReturnToken({ keys, realm, clock }: RealmContext, attemptId: string): Promise<string> {
  const now = clock.now();
  const claims = new SignJWT({})
    .setSubject(attemptId)
    .setAudience(realm.id)
    .setExpirationTime(Math.floor((now + RETURN_VALIDITY_MS) / SECOND_MS));
  return signToken(keys, 'payment', RETURN_TYPE, claims);
}

/** Returns the attempt of a return token; undefined for a token that is forged, expired, or of another realm. */
export async function readReturnToken(
  { keys, realm, clock }: RealmContext,
  token: string,
): Promise<string | undefined> {
  try {
    const { sub } = await verifyToken(keys, 'payment', token, {
      typ: RETURN_TYPE,
      audience: realm.id,
      currentDate: new Date(clock.now()),
    });
    return sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
