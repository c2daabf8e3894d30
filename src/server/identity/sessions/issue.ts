import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import type { Account } from '../accounts/accounts.store.ts';
import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AuthenticationMethod } from '../../platform/db/tables.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { signAccessToken } from './access-token.ts';
import type { Caller, Issued } from './issued.ts';
import { refreshTokenAt } from './refresh-token.ts';
import { createSession, type Family, type Session, type SessionProfile, type SessionUse } from './sessions.store.ts';

type Issuer = Pick<Context, 'db' | 'keys' | 'clock' | 'config'>;

/** The device and country to store with a session. */
export const useOf = ({ userAgent, country }: Caller): SessionUse => ({ device: describeDevice(userAgent), country });

/** Position in a token family, and the live events that the token claims to play. */
type Spot = Pick<Family, 'session' | 'salt' | 'generation'> & { partitions?: readonly string[] | undefined };

/** The profile claim of an access token; the main profile has the account's id. */
export const profileClaim = (accountId: string, { id, ageLimit }: SessionProfile) => ({
  id: id === '' ? accountId : id,
  tp: ageLimit === undefined ? ('ADULT' as const) : ('CHILD' as const),
});

/** Issues the tokens of an account's session at its current generation. */
export async function issueAt(
  issuer: Pick<Issuer, 'keys' | 'clock' | 'config'>,
  { realm, country }: Caller,
  { session, salt, generation, partitions }: Spot,
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

/** Creates a session after a sign-in, with the account's main profile. */
export async function openSession(
  issuer: Issuer,
  caller: Caller,
  holder: Account,
  { audience, methods }: SignInDetails,
): Promise<Issued> {
  const now = issuer.clock.now();
  const account = { ...holder, profile: { id: '' } };
  const { id, salt } = await inRealm(issuer.db, caller.realm, (tx) =>
    createSession(tx, caller.realm, { account, audience, methods, use: useOf(caller) }, now),
  );
  const session = { id, account, audience, signedInAt: methods ? now : undefined };
  return issueAt(issuer, caller, { session, salt, generation: 0 });
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
