import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { AccessClaims } from '#schemas/wire/session.ts';
import type { Context } from '../context.ts';
import type { Audience } from '../db/tables.ts';

/** How long an access token is good, in seconds. */
export const ACCESS_SECONDS = 600;
const TYPE = 'access+jwt';

/** The wire's claims and, beside them, the session that the token belongs to, and that it is for the studio if it is. */
const Claims = AccessClaims.extend({ sid: z.string(), aud: z.literal('studio').optional() });
type Claims = z.infer<typeof Claims>;

/** What a token says, and how many seconds it has left; below zero when it has expired. */
export interface ReadAccessToken {
  claims: Claims;
  secondsLeft: number;
}

type Signer = Pick<Context, 'keys' | 'clock'>;

/** Whom a token is for. */
export interface Bearer {
  sessionId: string;
  id: string;
  role: Claims['rol'];
  country: string;
  realm: string;
  audience: Audience;
  /** The live events that it plays at once. */
  partitions?: readonly string[] | undefined;
}

/** Signs an access token (JWS, RFC 7515; typed as RFC 9068 advises). */
export function signAccessToken(
  { keys, clock }: Signer,
  { sessionId, id, role, country, realm, audience, partitions = [] }: Bearer,
): Promise<string> {
  const iat = Math.floor(clock.now() / 1000);
  const claims: Omit<Claims, 'aud'> = {
    id,
    loc: country,
    rol: role,
    isGuest: role === 'guest',
    pro: { id, tp: 'ADULT' },
    realm,
    sid: sessionId,
    ...(partitions.length > 0 && { partitions: [...partitions] }),
    iat,
    exp: iat + ACCESS_SECONDS,
  };
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: TYPE });
  return (audience === 'studio' ? token.setAudience(audience) : token).sign(keys.access);
}

/** Reads an access token of this realm, expired or not; undefined for every other text. */
export async function readAccessToken(
  { keys, clock }: Signer,
  token: string,
  realm: string,
): Promise<ReadAccessToken | undefined> {
  try {
    // The time is looked at here, not by jose: a refresh takes expired ones too.
    const { payload } = await jwtVerify(token, keys.access, {
      algorithms: ['HS256'],
      typ: TYPE,
      currentDate: new Date(0),
    });
    const claims = Claims.parse(payload);
    return claims.realm === realm ? { claims, secondsLeft: claims.exp - Math.floor(clock.now() / 1000) } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
