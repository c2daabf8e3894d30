import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, type ProtectedHeaderParameters, SignJWT } from 'jose';
import * as z from 'zod';
import { AccessClaims } from '#schemas/wire/session.ts';
import type { Context } from '../../platform/context.ts';
import type { Audience } from '../../platform/db/tables.ts';
import type { Keys } from '../../platform/keys.ts';
import { headerOf, secretsFor } from '../../platform/signed-tokens.ts';

/** How long an access token is good, in seconds, where nothing else is configured. */
export const ACCESS_SECONDS = 600;
/** With more left an access token is not renewed, as clients of others know it. */
const EARLY_SECONDS = 90;
const TYPE = 'at+jwt';
const ISSUER = 'playbill';
const AUDIENCES = ['site', 'studio'] as const;
/** Tokens of the version before: of another type, by a key that all of its instances had, and for the site where they named none. */
const FORMER_TYPE = 'access+jwt';

/** The wire's claims and, beside them, the session that the token belongs to and what it is for (RFC 9068). */
const Claims = AccessClaims.extend({
  sid: z.string(),
  aud: z.enum(AUDIENCES),
  auth_time: z.int().optional(),
  /** Of an account that support looks at: the account of whoever looks (as `act` of RFC 8693, section 4.1). */
  imp: z.object({ by: z.string() }).optional(),
});
type Claims = z.infer<typeof Claims>;
const FormerClaims = Claims.extend({ aud: z.literal('studio').optional() }).transform(
  (claims): Claims => ({ ...claims, aud: claims.aud ?? 'site' }),
);

/** What a token says, and how many seconds it has left; below zero when it has expired. */
export interface ReadAccessToken {
  claims: Claims;
  secondsLeft: number;
}

type Signer = Pick<Context, 'keys' | 'clock'> & { config?: Pick<Context['config'], 'accessSeconds'> };

/** How long access tokens are good here, in seconds. */
export const accessSeconds = ({ config }: Pick<Signer, 'config'>): number => config?.accessSeconds ?? ACCESS_SECONDS;

/** With more seconds left than these an access token is not renewed yet: half its life where that is short. */
export const earlySeconds = (signer: Pick<Signer, 'config'>): number =>
  Math.min(EARLY_SECONDS, accessSeconds(signer) / 2);

/** Whom a token is for. */
export interface Bearer {
  sessionId: string;
  id: string;
  role: Claims['rol'];
  country: string;
  realm: string;
  audience: Audience;
  /** Which profile watches, where it is not the account's main one. */
  profile?: Claims['pro'] | undefined;
  /** When its holder has proved who they are, in milliseconds; nobody has of a guest. */
  signedInAt?: number | undefined;
  /** Of an account that support looks at: the account of whoever looks. */
  impersonatedBy?: string | undefined;
  /** The live events that it plays at once. */
  partitions?: readonly string[] | undefined;
  /** How long it is good, in seconds, if not as long as others. */
  seconds?: number;
}

/** Signs an access token (JWS, RFC 7515; Ed25519, RFC 8037; typed and with the claims that RFC 9068 advises). */
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

// The time is looked at by who reads, not by jose: a refresh takes expired ones too.
const currentDate = new Date(0);

async function verified(keys: Keys, token: string, header: ProtectedHeaderParameters): Promise<Claims> {
  const [secret] = header.kid === undefined ? [] : secretsFor(keys, header);
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

async function verifiedFormer(keys: Keys, token: string): Promise<Claims> {
  let payload: JWTPayload | undefined;
  for (const { formerAccess } of [keys, ...keys.former])
    payload ??= await jwtVerify(token, formerAccess, { algorithms: ['HS256'], typ: FORMER_TYPE, currentDate }).then(
      (read) => read.payload,
      (error: unknown) => {
        if (error instanceof errors.JWSSignatureVerificationFailed) return undefined;
        throw error;
      },
    );
  return FormerClaims.parse(payload);
}

/** Tokens whose signatures were found good, the latest used last: each comes again with every call for ten minutes. */
const known = new WeakMap<Keys, Map<string, Claims>>();
const MOST_KNOWN = 5000;

async function claimsOf(keys: Keys, token: string): Promise<Claims> {
  const good = known.get(keys) ?? new Map<string, Claims>();
  known.set(keys, good);
  let claims = good.get(token);
  if (!claims) {
    const header = headerOf(token);
    claims = await (header.typ === FORMER_TYPE ? verifiedFormer(keys, token) : verified(keys, token, header));
  }
  good.delete(token);
  good.set(token, claims);
  const [oldest] = good.size > MOST_KNOWN ? good.keys() : [];
  if (oldest !== undefined) good.delete(oldest);
  return claims;
}

/** Reads an access token of this realm, expired or not; undefined for every other text. */
export async function readAccessToken(
  { keys, clock }: Signer,
  token: string,
  realm: string,
): Promise<ReadAccessToken | undefined> {
  try {
    const claims = await claimsOf(keys, token);
    return claims.realm === realm ? { claims, secondsLeft: claims.exp - Math.floor(clock.now() / 1000) } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
