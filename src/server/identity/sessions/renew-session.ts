import type { Logger } from 'pino';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { accessSeconds, earlySeconds, type ReadAccessToken } from './access-token.ts';
import { writeMails } from '../mail/write-mails.ts';
import { addAuthEvent } from './auth-events.store.ts';
import { endSession } from './end-sessions.store.ts';
import { readGuestId, issueGuest } from './guest-tokens.ts';
import { type Caller, issueTokens, type Issued, toSessionUse } from './issue.ts';
import { isGenuine, type PresentedToken } from './refresh-token.ts';
import { type EndReason, type Family, findFamily, isLiving, rotate } from './sessions.store.ts';

type Issuer = Pick<Context, 'keys' | 'clock' | 'config' | 'jobs'> & { log: Pick<Logger, 'warn'> };

/** Grace period for the previous token: two tabs may send the same token at once, and a response may get lost. */
const REUSE_GRACE_MS = 10_000;

/** Result of a session renewal. */
export type Renewal =
  | { outcome: 'renewed'; issued: Issued }
  | { outcome: 'early' }
  /** The session has ended, with the reason. Only a client that sends a genuine token gets the reason. */
  | { outcome: 'over'; reason: EndReason | 'expired' }
  /** The refresh token is forged, or belongs to another session than the access token. */
  | { outcome: 'refused' };

const refused: Renewal = { outcome: 'refused' };
const early: Renewal = { outcome: 'early' };

/**
 * Whether the access token is too new to be renewed. If its remaining seconds exceed its lifetime, it was issued before
 * the clock was set back, and is renewed.
 */
const isEarly = (issuer: Issuer, access: ReadAccessToken | undefined): boolean =>
  access !== undefined && access.secondsLeft > earlySeconds(issuer) && access.secondsLeft <= accessSeconds(issuer);

/** The live events that the old access token allows (multi-view); the new token gets the same. */
const getCarriedPartitions = (access: ReadAccessToken | undefined, sessionId: string) =>
  access?.claims.sid === sessionId ? access.claims.partitions : undefined;

/** A session renewal within its database transaction. */
interface Wish {
  issuer: Issuer;
  tx: Tx;
  caller: Caller;
  access: ReadAccessToken | undefined;
  now: number;
}

async function issueRenewed({ issuer, caller, access }: Wish, { session, ...family }: Family): Promise<Renewal> {
  const partitions = getCarriedPartitions(access, session.id);
  // Older versions stored sessions of guests. Such a guest continues with the same id, but without a row in the
  // database.
  const issued = session.account
    ? await issueTokens(issuer, caller, { session, ...family, partitions })
    : await issueGuest(issuer, caller, session.id, partitions);
  return { outcome: 'renewed', issued };
}

/**
 * Ends a family after token reuse, which means a token was stolen. Records an audit event, logs a warning and mails the
 * account.
 */
async function endForReuse({ issuer, tx, caller, now }: Wish, { session }: Family): Promise<Renewal> {
  const { realm, country } = caller;
  const { id: sessionId, account } = session;
  const reason = 'reuse';
  if (await endSession(tx, realm, sessionId, { now, reason })) {
    if (account) {
      const { device } = toSessionUse(caller);
      const event = { kind: 'session-ended', accountId: account.id, sessionId, code: reason, device, country } as const;
      await addAuthEvent(tx, realm, event, now);
      const { mail } = caller;
      if (mail)
        await writeMails(tx, issuer, realm, {
          kind: 'sessionEnded',
          mails: [{ accountId: account.id, key: sessionId, payload: mail }],
        });
    }
    issuer.log.warn(
      { realm, sessionId, accountId: account?.id },
      'A refresh token was used twice: its session has ended',
    );
  }
  return { outcome: 'over', reason };
}

const isRecent = (time: number | null, now: number): boolean => time !== null && now - time <= REUSE_GRACE_MS;

const toOver = ({ ended }: Family): Renewal => ({ outcome: 'over', reason: ended ?? 'expired' });

/**
 * Finds the session that has just replaced this one by a profile switch. Requests in progress still send the old
 * session's token: its last generation or the one before.
 */
async function findSuccessor(
  { tx, caller, now }: Wish,
  family: Family,
  generation: number,
): Promise<Family | undefined> {
  const isLast = generation === family.generation;
  if (!isLast && !(generation === family.generation - 1 && isRecent(family.rotatedAt, now))) return undefined;
  let ended: Family | undefined = family;
  while (ended?.successorId != null && isRecent(ended.endedAt, now)) {
    const next: Family | undefined = await findFamily(tx, caller.realm, ended.successorId);
    if (next && isLiving(next, now)) return next.generation === 0 ? next : undefined;
    ended = next;
  }
  return undefined;
}

/** Result for a genuine token of an ended session: its successor's tokens, or the reason why it ended. */
async function renewEnded(wish: Wish, family: Family, { generation }: PresentedToken): Promise<Renewal> {
  const successor = await findSuccessor(wish, family, generation);
  return successor ? issueRenewed(wish, successor) : toOver(family);
}

/**
 * Renews a guest's tokens, without a transaction; undefined if the refresh token is not a guest's.
 * @param access the access token of the request, expired or not; must belong to the same guest
 */
export async function renewGuest(
  issuer: Issuer,
  caller: Caller,
  refreshToken: string,
  access: ReadAccessToken | undefined,
): Promise<Renewal | undefined> {
  const guest = await readGuestId(issuer, refreshToken, caller.realm);
  if (guest === undefined) return undefined;
  if (access && access.claims.sid !== guest) return refused;
  if (isEarly(issuer, access)) return early;
  return { outcome: 'renewed', issued: await issueGuest(issuer, caller, guest, getCarriedPartitions(access, guest)) };
}

/**
 * Renews an account's session and rotates its refresh token (RFC 9700, section 4.14). Within a grace period the
 * previous token gets the same successor; later reuse means theft and ends the whole family.
 * @param access the access token of the request, expired or not; must belong to the same session
 */
export async function renewSession(
  tx: Tx,
  issuer: Issuer,
  caller: Caller,
  { token, access }: { token: PresentedToken; access: ReadAccessToken | undefined },
): Promise<Renewal> {
  const { realm } = caller;
  const { sessionId, generation } = token;
  const now = issuer.clock.now();
  const wish = { issuer, tx, caller, access, now };
  if (access && access.claims.sid !== sessionId) return refused;
  const before = await findFamily(tx, realm, sessionId);
  // The session is unknown, because expired rows are purged after a while. The token cannot be verified, so no session
  // is ended because of it.
  if (!before) return access ? { outcome: 'over', reason: 'expired' } : refused;
  if (!before.salt || !isGenuine(issuer.keys, token, before.salt)) return refused;
  if (!isLiving(before, now)) return renewEnded(wish, before, token);
  if (before.generation <= generation && isEarly(issuer, access)) return early;
  if (await rotate(tx, realm, token, toSessionUse(caller), now))
    return issueRenewed(wish, { ...before, generation: generation + 1, rotatedAt: now });
  // A concurrent request has rotated the token first. This update has waited for its row lock, so the result of that
  // request is visible now.
  const after = await findFamily(tx, realm, sessionId);
  if (!after || !isLiving(after, now)) return after ? renewEnded(wish, after, token) : refused;
  const isInGrace = after.generation === generation + 1 && isRecent(after.rotatedAt, now);
  return isInGrace ? issueRenewed(wish, after) : endForReuse(wish, after);
}
