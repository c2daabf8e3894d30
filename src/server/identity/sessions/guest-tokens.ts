import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { headerOf, readFor, secretsFor, signFor } from '../../platform/signed-tokens.ts';
import { signAccessToken } from './access-token.ts';
import type { Caller, Issued } from './issued.ts';
import { REFRESH_MS } from './sessions.store.ts';

const TYPE = 'guest-refresh+jwt';
const Claims = z.object({ sid: z.string(), realm: z.string(), exp: z.number() });

type Signer = Pick<Context, 'keys' | 'clock'>;
type Issuer = Parameters<typeof signAccessToken>[0];

/**
 * Tokens of a guest: they say themselves all that there is to know, so that nothing is written for who only looks. A guest has
 * nothing that could be stolen by a token that is used twice, so neither is kept nor ended.
 * @param id of the guest; a new one if none is given
 * @param partitions the live events that multi-view plays at once
 */
export async function issueGuest(
  issuer: Issuer,
  { realm, country }: Caller,
  id: string = randomUUID(),
  partitions?: readonly string[],
): Promise<Issued> {
  const { keys, clock } = issuer;
  const bearer = {
    sessionId: id,
    id: `guest-${id}`,
    role: 'guest',
    country,
    realm,
    audience: 'site',
    partitions,
  } as const;
  const exp = Math.floor((clock.now() + REFRESH_MS) / 1000);
  const [authorisationToken, refreshToken] = await Promise.all([
    signAccessToken(issuer, bearer),
    signFor(keys, 'guest', TYPE, new SignJWT({ sid: id, realm, exp })),
  ]);
  return {
    session: { id, account: null, audience: 'site', signedInAt: undefined },
    tokens: { authorisationToken, refreshToken },
  };
}

/** What a guest's refresh token says; those of before were signed by the key of access tokens, and named no secret. */
async function claimsOf({ keys, clock }: Signer, token: string): Promise<JWTPayload> {
  const options = { typ: TYPE, currentDate: new Date(clock.now()) };
  const header = headerOf(token);
  if (header.kid !== undefined) return readFor(keys, 'guest', token, options);
  for (const { formerAccess } of secretsFor(keys, header)) {
    const read = await jwtVerify(token, formerAccess, { ...options, algorithms: ['HS256'] }).catch(() => undefined);
    if (read) return read.payload;
  }
  throw new errors.JWSSignatureVerificationFailed();
}

/** The id of the guest whose refresh token this is, while it is good; undefined for every other text. */
export async function guestOfRefreshToken(signer: Signer, token: string, realm: string): Promise<string | undefined> {
  // A refresh token of an account is no JWS: it need not be read as one.
  if (!token.includes('.')) return undefined;
  try {
    const claims = Claims.parse(await claimsOf(signer, token));
    return claims.realm === realm ? claims.sid : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
