import { SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { namesOtherRealm } from '../../platform/http/realm.ts';
import { findRealm, type RealmRecord } from '../../platform/realms/realms.store.ts';
import { verifyToken, signToken } from '../../platform/signed-tokens.ts';

/** Lifetime of a stream address in seconds. */
const LIFE_SECONDS = 600;
const TYPE = 'player+jwt';

const Claims = z.object({
  realm: z.string(),
  content: z.int(),
  kind: z.enum(['VOD', 'LIVE']),
  /** The viewer who requested the address; licences are bound to the same session. */
  viewer: z.object({ id: z.string(), session: z.string(), isGuest: z.boolean() }),
  /** Context of Google's PAL library, for ad tags. */
  pal: z.string().optional(),
});
/** Claims of a stream address. */
export type PlayerClaims = z.infer<typeof Claims>;

type Signer = Pick<Context, 'keys' | 'clock'>;

/** Signs a stream address (JWS, RFC 7515). The address is a bearer credential: no other is required. */
export function signPlayerToken({ keys, clock }: Signer, claims: PlayerClaims): Promise<string> {
  const now = Math.floor(clock.now() / 1000);
  const token = new SignJWT({ ...claims }).setIssuedAt(now).setExpirationTime(now + LIFE_SECONDS);
  return signToken(keys, 'player', TYPE, token);
}

/**
 * Verifies a stream address.
 * @throws ProblemError 403 if it is invalid or expired
 */
export async function readPlayerToken({ keys, clock }: Signer, token: string): Promise<PlayerClaims> {
  try {
    const currentDate = new Date(clock.now());
    return Claims.parse(await verifyToken(keys, 'player', token, { typ: TYPE, currentDate, requiredClaims: ['exp'] }));
  } catch (cause) {
    throw new ProblemError('FORBIDDEN', [], { cause });
  }
}

/**
 * Finds the realm of a stream address on any host. A request that explicitly names another realm is rejected.
 * @throws ProblemError 403
 */
export async function realmOfPlayerToken(
  context: Context,
  request: Request,
  token: string,
): Promise<RealmRecord | undefined> {
  const { realm } = await readPlayerToken(context, token);
  if (await namesOtherRealm(context, request, realm)) throw new ProblemError('FORBIDDEN');
  return findRealm(context.db, realm);
}
