import {
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyOptions,
  type ProtectedHeaderParameters,
  SignJWT,
} from 'jose';
import type { SigningKeys, DerivedKeys } from './keys.ts';

/** Purposes of tokens that are signed with a symmetric key. Each purpose has a key of its own. */
export type Purpose = 'guest' | 'player' | 'preview' | 'device' | 'licence' | 'payment';

/** Signs claims as a token (JWS, RFC 7515); the type distinguishes kinds of tokens (RFC 8725, section 3.11). */
export const signToken = (keys: SigningKeys, purpose: Purpose, typ: string, claims: SignJWT): Promise<string> =>
  claims.setProtectedHeader({ alg: 'HS256', typ, kid: keys.id }).sign(keys[purpose]);

/**
 * Decodes the header of a token.
 * @throws JWSInvalid when there is none
 */
export function headerOf(token: string): ProtectedHeaderParameters {
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new errors.JWSInvalid('The token has no header', { cause });
  }
}

/** Returns the secret that a token's header names by `kid`, in a list; an empty list for an unknown one. */
export const secretsFor = (keys: SigningKeys, { kid }: ProtectedHeaderParameters): DerivedKeys[] =>
  [keys, ...keys.former].filter(({ id }) => id === kid);

/**
 * Verifies a token with the current or a previous secret and returns its claims.
 * @throws JOSEError when signature, type, time or audience is invalid, or its secret is unknown
 */
export async function verifyToken(
  keys: SigningKeys,
  purpose: Purpose,
  token: string,
  options: JWTVerifyOptions & { typ: string },
): Promise<JWTPayload> {
  let failure: unknown = new errors.JWKSNoMatchingKey();
  for (const secret of secretsFor(keys, headerOf(token))) {
    try {
      return (await jwtVerify(token, secret[purpose], { ...options, algorithms: ['HS256'] })).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      failure = error;
    }
  }
  throw failure;
}
