import { errors, SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findSession } from '../../identity/sessions/sessions.store.ts';
import { signToken, verifyToken } from '../../platform/signed-tokens.ts';
import type { PlayerClaims } from './player-token.ts';

/** Lifetime of a licence token in seconds. A player that plays longer must request a new stream address. */
const LIFE_SECONDS = 600;
const TYPE = 'licence+jwt';

const Claims = z.object({
  realm: z.string(),
  content: z.int(),
  /** Account id, or the guest's session id. */
  sub: z.string(),
  sid: z.string(),
  isGuest: z.boolean(),
});
/** Claims of a licence token. */
export type DrmLicenceClaims = z.infer<typeof Claims>;

type Signer = Pick<Context, 'keys' | 'clock'>;

/**
 * Signs a licence token (JWS, RFC 7515) for the title and session of a player token.
 * @param sharedSecret key that the realm shares with a licence server of its own; default: the key of this server
 */
export function signDrmLicenceToken(
  { keys, clock }: Signer,
  { realm, content, viewer }: PlayerClaims,
  sharedSecret?: string,
): Promise<string> {
  const now = Math.floor(clock.now() / 1000);
  const { id, session, isGuest } = viewer;
  const claims = new SignJWT({ realm, content, sid: session, isGuest })
    .setSubject(id)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS);
  if (sharedSecret === undefined) return signToken(keys, 'licence', TYPE, claims);
  return claims.setProtectedHeader({ alg: 'HS256', typ: TYPE }).sign(new TextEncoder().encode(sharedSecret));
}

async function verifyClaims({ keys, clock }: Signer, token: string): Promise<DrmLicenceClaims> {
  try {
    const currentDate = new Date(clock.now());
    return Claims.parse(await verifyToken(keys, 'licence', token, { typ: TYPE, currentDate, requiredClaims: ['exp'] }));
  } catch (cause) {
    if (cause instanceof errors.JOSEError || cause instanceof z.ZodError)
      throw new ProblemError('UNAUTHORIZED', [], { cause });
    throw cause;
  }
}

/**
 * Verifies the licence token of a request. The caller must also check its session with `requireLicenceSession`.
 * @throws ProblemError 401 if missing, invalid or expired; 403 for a token of another realm
 */
export async function readDrmLicenceToken(
  context: Signer,
  realm: string,
  authorization: string | undefined,
): Promise<DrmLicenceClaims> {
  const [, token = ''] = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '') ?? [];
  const claims = await verifyClaims(context, token);
  if (claims.realm !== realm) throw new ProblemError('FORBIDDEN');
  return claims;
}

/**
 * Requires that the session of a licence token has not ended. Guests have no session on the server.
 * @throws ProblemError 401
 */
export async function requireDrmLicenceSession(
  tx: Tx,
  { realm, sid, sub, isGuest }: DrmLicenceClaims,
  now: number,
): Promise<void> {
  if (isGuest) return;
  const session = await findSession(tx, realm, sid, now);
  if (session?.account?.id !== sub) throw new ProblemError('UNAUTHORIZED');
}
