import type { SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import type { Account } from '../accounts/accounts.store.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AuthenticationMethod } from '../../platform/db/tables.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { signAccessToken } from './access-token.ts';
import { refreshTokenAt } from './refresh-token.ts';
import { createSession, type Family, type Session, type SessionProfile, type SessionUse } from './sessions.store.ts';

/** Newly issued tokens with their session. */
export interface Issued {
  session: Session;
  tokens: Pick<Tokens, 'authorisationToken' | 'refreshToken'>;
}

/** The request that asks for tokens: its realm, country and client. */
export interface Caller {
  realm: string;
  country: string;
  /** The request's `User-Agent` header. */
  userAgent?: string | undefined;
  /** For security mails: the language, and the origin of the site that its links lead to. */
  mail?: { locale: string; origin: string };
}

/** The device and country to store with a session. */
export const toSessionUse = ({ userAgent, country }: Caller): SessionUse => ({
  device: describeDevice(userAgent),
  country,
});

/**
 * The session and generation for which tokens are issued, and the live events that the access token allows to be played
 * at the same time (multi-view).
 */
interface FamilyPosition extends Pick<Family, 'session' | 'salt' | 'generation'> {
  partitions?: readonly string[] | undefined;
}

/** The profile claim of an access token; the main profile has the account's id. */
export const profileClaim = (accountId: string, { id, ageLimit }: SessionProfile) => ({
  id: id === '' ? accountId : id,
  tp: ageLimit === undefined ? ('ADULT' as const) : ('CHILD' as const),
});

/** Issues access token and refresh token for the current generation of an account's session. */
export async function issueTokens(
  issuer: Pick<Context, 'keys' | 'clock' | 'config'>,
  { realm, country }: Caller,
  { session, salt, generation, partitions }: FamilyPosition,
): Promise<Issued> {
  const { id: sessionId, account, audience, signedInAt } = session;
  if (!account || !salt) throw new Error('Only a session of an account has refresh tokens');
  const { id, role, profile } = account;
  const bearer = {
    sessionId,
    id,
    role,
    country,
    realm,
    audience,
    profile: profileClaim(id, profile),
    signedInAt,
    partitions,
  };
  const authorisationToken = await signAccessToken(issuer, bearer);
  return {
    session,
    tokens: { authorisationToken, refreshToken: refreshTokenAt(issuer.keys, { sessionId, generation }, salt) },
  };
}

/** How a user signed in: on the site or in the studio, and by which methods. */
export interface SignInDetails {
  audience: Session['audience'];
  /** Authentication methods; undefined if another device approved the sign-in. */
  methods: readonly AuthenticationMethod[] | undefined;
}

/** A new session of an account, at the start of its token family. */
export interface OpenedSession extends FamilyPosition {
  session: Session & { account: NonNullable<Session['account']> };
}

/**
 * Creates a session after a sign-in, with the account's main profile, for `issueTokens`. `now` in
 * milliseconds.
 */
export async function openSession(
  tx: Tx,
  caller: Caller,
  holder: Account & { isSupport?: true },
  { audience, methods }: SignInDetails,
  now: number,
): Promise<OpenedSession> {
  const account = { ...holder, profile: { id: '' } };
  const opened = { account, audience, methods, use: toSessionUse(caller) };
  const { id, salt } = await createSession(tx, caller.realm, opened, now);
  return { session: { id, account, audience, signedInAt: methods ? now : undefined }, salt, generation: 0 };
}

/** Session info for a browser. `expiresIn` in seconds. */
export function sessionInfo({ account, impersonatedBy }: Session, expiresIn: number): SessionInfo {
  if (!account) return { isGuest: true, role: 'guest', expiresIn };
  const { id, name, role, profile, isSupport } = account;
  return {
    isGuest: false,
    name,
    role,
    profile: profileClaim(id, profile),
    expiresIn,
    ...(isSupport && { isSupport }),
    ...(impersonatedBy !== undefined && { isImpersonated: true }),
  };
}
