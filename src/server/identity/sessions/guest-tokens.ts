import { randomUUID } from 'node:crypto';
import { errors, SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { signToken, verifyToken } from '../../platform/signed-tokens.ts';
import { signAccessToken } from './access-token.ts';
import type { Caller, Issued } from './issue.ts';
import { REFRESH_MS } from './sessions.store.ts';

const TYPE = 'guest-refresh+jwt';
const Claims = z.object({ sid: z.string(), realm: z.string(), exp: z.number() });

type Signer = Pick<Context, 'keys' | 'clock'>;
type Issuer = Parameters<typeof signAccessToken>[0];

/**
 * Issues self-contained tokens for a guest, without database rows. Reuse of a guest's refresh token is allowed, because
 * it protects nothing.
 * @param id of the guest; by default a new one
 * @param partitions live events that the multiview plays concurrently
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
    signToken(keys, 'guest', TYPE, new SignJWT({ sid: id, realm, exp })),
  ]);
  return {
    session: { id, account: null, audience: 'site', signedInAt: undefined },
    tokens: { authorisationToken, refreshToken },
  };
}

/** The guest's id of a valid guest refresh token; undefined for any other text. */
export async function readGuestId(signer: Signer, token: string, realm: string): Promise<string | undefined> {
  // A refresh token of an account is no JWS, so it is not parsed.
  if (!token.includes('.')) return undefined;
  try {
    const claims = Claims.parse(
      await verifyToken(signer.keys, 'guest', token, { typ: TYPE, currentDate: new Date(signer.clock.now()) }),
    );
    return claims.realm === realm ? claims.sid : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
