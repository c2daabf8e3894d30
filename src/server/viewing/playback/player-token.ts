import { SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { namesOtherRealm } from '../../platform/http/realm.ts';
import { findRealm, type RealmRecord } from '../../platform/realms/realms.store.ts';
import { readFor, signFor } from '../../platform/signed-tokens.ts';

/** How long an address of streams is good. */
const LIFE_SECONDS = 600;
const TYPE = 'player+jwt';

const Claims = z.object({
  realm: z.string(),
  content: z.int(),
  kind: z.enum(['VOD', 'LIVE']),
  /** Who has asked for it: licences are for the same session. */
  viewer: z.object({ id: z.string(), session: z.string(), isGuest: z.boolean() }),
  /** Context of that player's advertisement library, which stands in ad tags. */
  pal: z.string().optional(),
});
/** What an address of streams stands for. */
export type PlayerClaims = z.infer<typeof Claims>;

type Signer = Pick<Context, 'keys' | 'clock'>;

/** Signs an address of streams (JWS, RFC 7515). It is the whole credential: no other is asked for. */
export function signPlayerToken({ keys, clock }: Signer, claims: PlayerClaims): Promise<string> {
  const now = Math.floor(clock.now() / 1000);
  const token = new SignJWT({ ...claims }).setIssuedAt(now).setExpirationTime(now + LIFE_SECONDS);
  return signFor(keys, 'player', TYPE, token);
}

/**
 * What a signed address stands for.
 * @throws ProblemError 403 when it is not ours or has expired.
 */
export async function readPlayerToken({ keys, clock }: Signer, token: string): Promise<PlayerClaims> {
  try {
    const currentDate = new Date(clock.now());
    return Claims.parse(await readFor(keys, 'player', token, { typ: TYPE, currentDate, requiredClaims: ['exp'] }));
  } catch (cause) {
    throw new ProblemError('FORBIDDEN', [], { cause });
  }
}

/**
 * The realm that a signed address belongs to, whatever host it is asked at. A request that names another realm outright is refused.
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
