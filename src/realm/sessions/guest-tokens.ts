import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { signAccessToken } from './access-token.ts';
import type { Caller, Issued } from './issued.ts';
import { REFRESH_MS } from './sessions.store.ts';

/** The type keeps it apart from access tokens, which the same key signs (RFC 8725, section 3.11). */
const TYPE = 'guest-refresh+jwt';
const Claims = z.object({ sid: z.string(), realm: z.string(), exp: z.number() });

type Signer = Pick<Context, 'keys' | 'clock'>;

/**
 * Tokens of a guest: they say themselves all that there is to know, so that nothing is written for who only looks. A guest has
 * nothing that could be stolen by a token that is used twice, so neither is kept nor ended.
 * @param id of the guest; a new one if none is given
 * @param partitions the live events that multi-view plays at once
 */
export async function issueGuest(
  { keys, clock }: Signer,
  { realm, country }: Caller,
  id: string = randomUUID(),
  partitions?: readonly string[],
): Promise<Issued> {
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
    signAccessToken({ keys, clock }, bearer),
    new SignJWT({ sid: id, realm, exp }).setProtectedHeader({ alg: 'HS256', typ: TYPE }).sign(keys.access),
  ]);
  return {
    session: { id, account: null, audience: 'site', signedInAt: clock.now() },
    tokens: { authorisationToken, refreshToken },
  };
}

/** The id of the guest whose refresh token this is, while it is good; undefined for every other text. */
export async function guestOfRefreshToken(
  { keys, clock }: Signer,
  token: string,
  realm: string,
): Promise<string | undefined> {
  try {
    const currentDate = new Date(clock.now());
    const { payload } = await jwtVerify(token, keys.access, { algorithms: ['HS256'], typ: TYPE, currentDate });
    const claims = Claims.parse(payload);
    return claims.realm === realm ? claims.sid : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
