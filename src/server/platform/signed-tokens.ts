import {
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyOptions,
  type ProtectedHeaderParameters,
  SignJWT,
} from 'jose';
import type { Keys, SecretKeys } from './keys.ts';

/** What tokens of a kind are signed for, each with a key of its own. */
export type Purpose = 'guest' | 'player' | 'preview' | 'device' | 'licence';

/** Signs claims as a token of a kind (JWS, RFC 7515; the type keeps kinds apart, RFC 8725, section 3.11). */
export const signFor = (keys: Keys, purpose: Purpose, typ: string, claims: SignJWT): Promise<string> =>
  claims.setProtectedHeader({ alg: 'HS256', typ, kid: keys.id }).sign(keys[purpose]);

/** The header of a token; an error of jose's, as for all that is wrong with it, where there is none. */
export function headerOf(token: string): ProtectedHeaderParameters {
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new errors.JWSInvalid('The token has no header', { cause });
  }
}

/** Those of our secrets by which a token may be signed: the one that it names, or any where it is from before they had names. */
export function secretsFor(keys: Keys, { kid }: ProtectedHeaderParameters): SecretKeys[] {
  const all = [keys, ...keys.former];
  return kid === undefined ? all : all.filter(({ id }) => id === kid);
}

/**
 * What a token says that was signed for a purpose, with the current secret or one of before.
 * @throws JOSEError when it was not, by its type, time or audience is none of these, or names a secret that is none of ours
 */
export async function readFor(
  keys: Keys,
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
