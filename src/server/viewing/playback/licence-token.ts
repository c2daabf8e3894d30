import { errors, SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findSession } from '../../identity/sessions/sessions.store.ts';
import { readFor } from '../../platform/signed-tokens.ts';
import type { PlayerClaims } from './player-token.ts';

/** How long licences may be asked for with a token. Who plays on asks for the streams anew. */
const LIFE_SECONDS = 600;
const TYPE = 'licence+jwt';

const Claims = z.object({
  realm: z.string(),
  content: z.int(),
  /** Account, or the guest's session. */
  sub: z.string(),
  sid: z.string(),
  isGuest: z.boolean(),
});
/** Whose licences a token stands for, and of what. */
export type LicenceClaims = z.infer<typeof Claims>;

type Signer = Pick<Context, 'keys' | 'clock'>;

/** Signs what a player asks for licences with (JWS, RFC 7515): for the title, and the session, that its streams were named for. */
export function signLicenceToken(
  { clock }: Pick<Context, 'clock'>,
  key: Uint8Array,
  { realm, content, viewer }: PlayerClaims,
): Promise<string> {
  const now = Math.floor(clock.now() / 1000);
  const { id, session, isGuest } = viewer;
  return new SignJWT({ realm, content, sid: session, isGuest })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(id)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS)
    .sign(key);
}

async function claimsOf({ keys, clock }: Signer, token: string): Promise<LicenceClaims> {
  try {
    const currentDate = new Date(clock.now());
    return Claims.parse(await readFor(keys, 'licence', token, { typ: TYPE, currentDate, requiredClaims: ['exp'] }));
  } catch (cause) {
    if (cause instanceof errors.JOSEError || cause instanceof z.ZodError)
      throw new ProblemError('UNAUTHORIZED', [], { cause });
    throw cause;
  }
}

/**
 * What the token of a request for a licence stands for, which lives as long as its session does: a guest has none on the
 * server, and nothing to sign out of.
 * @throws ProblemError 401 without one, for one that is not ours, has expired or whose session has ended; 403 for one of
 *   another realm
 */
export async function readLicenceToken(
  context: Context,
  realm: string,
  authorization: string | undefined,
): Promise<LicenceClaims> {
  const [, token = ''] = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '') ?? [];
  const claims = await claimsOf(context, token);
  if (claims.realm !== realm) throw new ProblemError('FORBIDDEN');
  if (claims.isGuest) return claims;
  const now = context.clock.now();
  const session = await inRealm(context.db, realm, (tx) => findSession(tx, realm, claims.sid, now));
  if (session?.account?.id !== claims.sub) throw new ProblemError('UNAUTHORIZED');
  return claims;
}
