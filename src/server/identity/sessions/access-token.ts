import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { AccessClaims } from '#schemas/wire/identity/session.ts';
import type { Context } from '../../platform/context.ts';
import type { Audience } from '../../platform/db/tables.ts';
import type { SigningKeys } from '../../platform/keys.ts';
import { headerOf, secretsFor } from '../../platform/signed-tokens.ts';

/** Default lifetime of an access token, in seconds. */
export const ACCESS_SECONDS = 600;
/** An access token that is valid for more seconds than this is not renewed; third-party clients rely on this value. */
const EARLY_SECONDS = 90;
const TYPE = 'at+jwt';
const ISSUER = 'playbill';
const AUDIENCES = ['site', 'studio'] as const;
/** The claims that the API documents, plus the session id and the audience (RFC 9068). */
const Claims = AccessClaims.extend({
  sid: z.string(),
  aud: z.enum(AUDIENCES),
  auth_time: z.int().optional(),
  /** Impersonation: account id of the support agent (like `act` of RFC 8693, section 4.1). */
  imp: z.object({ by: z.string() }).optional(),
});
type Claims = z.infer<typeof Claims>;

/** A verified token's claims, and its remaining seconds; negative when expired. */
export interface ReadAccessToken {
  claims: Claims;
  secondsLeft: number;
}

type Signer = Pick<Context, 'keys' | 'clock'> & { config?: Pick<Context['config'], 'accessSeconds'> };

/** Configured lifetime of access tokens, in seconds. */
export const accessSeconds = ({ config }: Pick<Signer, 'config'>): number => config?.accessSeconds ?? ACCESS_SECONDS;

/**
 * Remaining seconds above which an access token is not renewed yet. For short-lived tokens it is half of their
 * lifetime.
 */
export const earlySeconds = (signer: Pick<Signer, 'config'>): number =>
  Math.min(EARLY_SECONDS, accessSeconds(signer) / 2);

/** Subject and claims of a new access token. */
export interface Bearer {
  sessionId: string;
  id: string;
  role: Claims['rol'];
  country: string;
  realm: string;
  audience: Audience;
  /** The claim that names the profile; absent for the account's main profile. */
  profile?: Claims['pro'] | undefined;
  /** Time of the last authentication, in milliseconds; undefined for guests. */
  signedInAt?: number | undefined;
  /** During impersonation: account id of the support agent. */
  impersonatedBy?: string | undefined;
  /** Ids of the live events that the session plays concurrently. */
  partitions?: readonly string[] | undefined;
  /** Lifetime of the token in seconds, if not the default. */
  seconds?: number;
}

/** Signs an access token (JWS, RFC 7515; Ed25519, RFC 8037; type and claims of RFC 9068). */
export function signAccessToken(
  signer: Signer,
  {
    sessionId,
    id,
    role,
    country,
    realm,
    audience,
    profile = { id, tp: 'ADULT' },
    signedInAt,
    impersonatedBy,
    partitions = [],
    seconds = accessSeconds(signer),
  }: Bearer,
): Promise<string> {
  const { keys, clock } = signer;
  const iat = Math.floor(clock.now() / 1000);
  const claims: Claims = {
    id,
    loc: country,
    rol: role,
    isGuest: role === 'guest',
    pro: profile,
    realm,
    sid: sessionId,
    aud: audience,
    ...(signedInAt !== undefined && { auth_time: Math.floor(signedInAt / 1000) }),
    ...(impersonatedBy !== undefined && { imp: { by: impersonatedBy } }),
    ...(partitions.length > 0 && { partitions: [...partitions] }),
    iat,
    exp: iat + seconds,
  };
  return new SignJWT(claims)
    .setIssuer(ISSUER)
    .setJti(randomUUID())
    .setProtectedHeader({ alg: 'EdDSA', typ: TYPE, kid: keys.id })
    .sign(keys.access.private);
}

// jose's own expiry check is disabled, because a refresh accepts expired tokens. Callers check the expiry.
const currentDate = new Date(0);

async function verifyClaims(keys: SigningKeys, token: string): Promise<Claims> {
  const header = headerOf(token);
  const [secret] = secretsFor(keys, header);
  if (!secret) throw new errors.JWKSNoMatchingKey();
  const { payload } = await jwtVerify(token, secret.access.public, {
    algorithms: ['EdDSA'],
    typ: TYPE,
    issuer: ISSUER,
    audience: [...AUDIENCES],
    currentDate,
  });
  return Claims.parse(payload);
}

/** LRU cache of verified tokens, because a client sends the same token with every request during its lifetime. */
const claimCaches = new WeakMap<SigningKeys, Map<string, Claims>>();
const MOST_KNOWN = 5000;

async function readClaims(keys: SigningKeys, token: string): Promise<Claims> {
  const good = claimCaches.get(keys) ?? new Map<string, Claims>();
  claimCaches.set(keys, good);
  let claims = good.get(token);
  claims ??= await verifyClaims(keys, token);
  good.delete(token);
  good.set(token, claims);
  const [oldest] = good.size > MOST_KNOWN ? good.keys() : [];
  if (oldest !== undefined) good.delete(oldest);
  return claims;
}

/** Verifies an access token of this realm, expired or not; undefined for any other text. */
export async function readAccessToken(
  { keys, clock }: Signer,
  token: string,
  realm: string,
): Promise<ReadAccessToken | undefined> {
  try {
    const claims = await readClaims(keys, token);
    return claims.realm === realm ? { claims, secondsLeft: claims.exp - Math.floor(clock.now() / 1000) } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
