import type { SessionInfo } from '#schemas/wire/session.ts';
import type { Context } from '../context.ts';
import { inRealm, type Tx } from '../db/scope.ts';
import { ACCESS_SECONDS, type ReadAccessToken, signAccessToken } from './access-token.ts';
import { guestOfRefreshToken, issueGuest } from './guest-tokens.ts';
import type { Caller, Issued } from './issued.ts';
import {
  addRefreshToken,
  createSession,
  endSession,
  findSession,
  holdRefreshToken,
  type Session,
  useRefreshToken,
} from './sessions.store.ts';

type Issuer = Pick<Context, 'db' | 'keys' | 'clock'>;

/** Two tabs may present the same token at once, and an answer may be lost on its way: that long a used one is good once more. */
const GRACE_MS = 10_000;
/** An access token with more than this left is not renewed. */
export const EARLY_SECONDS = 90;

/** Whether an access token need not be renewed yet. One with more left than it was given is of a clock that was put back since. */
const isEarly = (access: ReadAccessToken | undefined): boolean =>
  access !== undefined && access.secondsLeft > EARLY_SECONDS && access.secondsLeft <= ACCESS_SECONDS;

async function issue(
  issuer: Issuer,
  tx: Tx,
  { realm, country }: Caller,
  session: Session,
  now: number,
  partitions?: readonly string[],
): Promise<Issued> {
  const { id: sessionId, account, audience } = session;
  // Guests had rows once: who comes with such a session goes on as the same guest, without one.
  if (!account) return issueGuest(issuer, { realm, country }, sessionId, partitions);
  const { id, role } = account;
  const bearer = { sessionId, id, role, country, realm, audience, partitions };
  const authorisationToken = await signAccessToken(issuer, bearer);
  return { session, tokens: { authorisationToken, refreshToken: await addRefreshToken(tx, realm, session.id, now) } };
}

/** Opens a session for somebody who has signed in; for the realm's site if nothing else is said. */
export function openSession(
  issuer: Issuer,
  caller: Caller,
  account: NonNullable<Session['account']>,
  audience: Session['audience'] = 'site',
): Promise<Issued> {
  const now = issuer.clock.now();
  return inRealm(issuer.db, caller.realm, async (tx) => {
    const id = await createSession(tx, caller.realm, { account, audience }, now);
    return issue(issuer, tx, caller, { id, account, audience }, now);
  });
}

/** The live events that an old token of the session says it plays at once: it goes on playing them. */
const carriedBy = (access: ReadAccessToken | undefined, sessionId: string) =>
  access?.claims.sid === sessionId ? access.claims.partitions : undefined;

/** Outcome of a wish for new tokens. */
export type Renewal = { outcome: 'renewed'; issued: Issued } | { outcome: 'refused' } | { outcome: 'early' };

const refused: Renewal = { outcome: 'refused' };

/**
 * New tokens for old ones; the refresh token is used up by it (rotation, RFC 9700, section 4.14).
 * A second use later than a moment means that two hold the same token, one of them a thief: the whole family ends.
 * @param access the access token that came along, expired or not; it must be of the same session
 */
export async function renewSession(
  issuer: Issuer,
  caller: Caller,
  refreshToken: string,
  access: ReadAccessToken | undefined,
): Promise<Renewal> {
  const now = issuer.clock.now();
  const { realm } = caller;
  const guest = await guestOfRefreshToken(issuer, refreshToken, realm);
  if (guest !== undefined) {
    if (access && access.claims.sid !== guest) return refused;
    if (isEarly(access)) return { outcome: 'early' };
    return { outcome: 'renewed', issued: await issueGuest(issuer, caller, guest, carriedBy(access, guest)) };
  }
  return inRealm(issuer.db, realm, async (tx): Promise<Renewal> => {
    const kept = await holdRefreshToken(tx, realm, refreshToken);
    if (!kept || (access && access.claims.sid !== kept.sessionId)) return refused;
    const session = await findSession(tx, realm, kept.sessionId, now);
    if (!session) return refused;
    if (kept.usedAt !== null && now - kept.usedAt > GRACE_MS) {
      await endSession(tx, realm, session.id, { now, reason: 'reuse' });
      return refused;
    }
    if (kept.usedAt === null) {
      if (isEarly(access)) return { outcome: 'early' };
      await useRefreshToken(tx, realm, kept.hash, now);
    }
    return { outcome: 'renewed', issued: await issue(issuer, tx, caller, session, now, carriedBy(access, session.id)) };
  });
}

/** Who is there, for a browser. */
export function sessionInfo({ account }: Session, expiresIn: number = ACCESS_SECONDS): SessionInfo {
  if (!account) return { isGuest: true, role: 'guest', expiresIn };
  return { isGuest: false, name: account.name, role: account.role, expiresIn };
}
