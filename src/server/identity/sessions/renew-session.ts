import type { Logger } from 'pino';
import type { Context } from '../../platform/context.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { accessSeconds, earlySeconds, type ReadAccessToken } from './access-token.ts';
import { writeMails } from '../mail/send-mails.ts';
import { addAuthEvent } from './auth-events.store.ts';
import { endSession } from './end-sessions.store.ts';
import { lockFormerToken, useFormerToken } from './former-tokens.store.ts';
import { guestOfRefreshToken, issueGuest } from './guest-tokens.ts';
import { issueAt, useOf } from './issue.ts';
import type { Caller, Issued } from './issued.ts';
import { isGenuine, type PresentedToken, readRefreshToken } from './refresh-token.ts';
import { beginFamily, type EndReason, type Family, findFamily, isLiving, rotate } from './sessions.store.ts';

type Issuer = Pick<Context, 'db' | 'keys' | 'clock' | 'config' | 'jobs'> & { log: Pick<Logger, 'warn'> };

/** Two tabs may present the same token at once, and an answer may be lost on its way: that long the one before is good once more. */
const GRACE_MS = 10_000;

/** Outcome of a wish for new tokens. */
export type Renewal =
  | { outcome: 'renewed'; issued: Issued }
  | { outcome: 'early' }
  /** The session is over, and why: what is told to nobody but who held a token of it. */
  | { outcome: 'over'; reason: EndReason | 'expired' }
  /** No token of ours, or not of the same session as the access token. */
  | { outcome: 'refused' };

const refused: Renewal = { outcome: 'refused' };
const early: Renewal = { outcome: 'early' };

/** Whether an access token need not be renewed yet. One with more left than it was given is of a clock that was put back since. */
const isEarly = (issuer: Issuer, access: ReadAccessToken | undefined): boolean =>
  access !== undefined && access.secondsLeft > earlySeconds(issuer) && access.secondsLeft <= accessSeconds(issuer);

/** The live events that an old token of the session says it plays at once: it goes on playing them. */
const carriedBy = (access: ReadAccessToken | undefined, sessionId: string) =>
  access?.claims.sid === sessionId ? access.claims.partitions : undefined;

/** One wish for new tokens, within its transaction. */
interface Wish {
  issuer: Issuer;
  tx: Tx;
  caller: Caller;
  access: ReadAccessToken | undefined;
  now: number;
}

async function renewed({ issuer, caller, access }: Wish, { session, ...family }: Family): Promise<Renewal> {
  const partitions = carriedBy(access, session.id);
  // Guests had rows once: who comes with such a session goes on as the same guest, without one.
  const issued = session.account
    ? await issueAt(issuer, caller, { session, ...family, partitions })
    : await issueGuest(issuer, caller, session.id, partitions);
  return { outcome: 'renewed', issued };
}

/** Ends a family of which somebody has used a token twice: two hold it, one of them a thief. It is noted, told to the log, and to the holder by mail. */
async function endForReuse({ issuer, tx, caller, now }: Wish, { session }: Family): Promise<Renewal> {
  const { realm, country } = caller;
  const { id: sessionId, account } = session;
  const reason = 'reuse';
  if (await endSession(tx, realm, sessionId, { now, reason })) {
    if (account) {
      const { device } = useOf(caller);
      const event = { kind: 'session-ended', accountId: account.id, sessionId, code: reason, device, country } as const;
      await addAuthEvent(tx, realm, event, now);
      const { mail } = caller;
      if (mail)
        await writeMails(issuer, tx, realm, {
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

const isRecent = (time: number | null, now: number): boolean => time !== null && now - time <= GRACE_MS;

const over = ({ ended }: Family): Renewal => ({ outcome: 'over', reason: ended ?? 'expired' });

/**
 * The session that goes on in the place of one that was ended a moment ago because another profile watches: a call that was on its
 * way meanwhile still brings the old token, its last one or the one before.
 */
async function successorOf({ tx, caller, now }: Wish, family: Family, generation: number): Promise<Family | undefined> {
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

/** What a genuine token of a session that is over leads to. */
async function afterwards(wish: Wish, family: Family, { generation }: PresentedToken): Promise<Renewal> {
  const successor = await successorOf(wish, family, generation);
  return successor ? renewed(wish, successor) : over(family);
}

async function renewByToken(wish: Wish, token: PresentedToken): Promise<Renewal> {
  const { issuer, tx, caller, access, now } = wish;
  const { realm } = caller;
  const { sessionId, generation } = token;
  if (access && access.claims.sid !== sessionId) return refused;
  const before = await findFamily(tx, realm, sessionId);
  // Rows of what is over go after a while. Nothing is revoked for a text that anybody could have made up.
  if (!before) return access ? { outcome: 'over', reason: 'expired' } : refused;
  if (!before.salt || !isGenuine(issuer.keys, token, before.salt)) return refused;
  if (!isLiving(before, now)) return afterwards(wish, before, token);
  if (before.generation <= generation && isEarly(issuer, access)) return early;
  if (await rotate(tx, realm, token, useOf(caller), now))
    return renewed(wish, { ...before, generation: generation + 1, rotatedAt: now });
  // Others were faster: what they wrote is seen by now, as the update waited for them.
  const after = await findFamily(tx, realm, sessionId);
  if (!after || !isLiving(after, now)) return after ? afterwards(wish, after, token) : refused;
  const isInGrace = after.generation === generation + 1 && isRecent(after.rotatedAt, now);
  return isInGrace ? renewed(wish, after) : endForReuse(wish, after);
}

/**
 * Renews by a token from before there were families: it is good once more, and the session is a family from then on. Several such
 * tokens that were given out for one use all lead to the same one.
 */
async function renewByFormerToken(wish: Wish, refreshToken: string): Promise<Renewal> {
  const { issuer, tx, caller, access, now } = wish;
  const { realm } = caller;
  const held = await lockFormerToken(tx, realm, refreshToken);
  if (!held || (access && access.claims.sid !== held.sessionId)) return refused;
  const before = await findFamily(tx, realm, held.sessionId);
  if (!before) return refused;
  if (!isLiving(before, now)) return over(before);
  if (held.usedAt !== null && now - held.usedAt > GRACE_MS) return endForReuse(wish, before);
  if (held.usedAt === null) {
    if (isEarly(issuer, access)) return early;
    await useFormerToken(tx, realm, held.hash, now);
  }
  if (before.session.account) await beginFamily(tx, realm, held.sessionId, useOf(caller), now);
  const after = await findFamily(tx, realm, held.sessionId);
  return after && isLiving(after, now) ? renewed(wish, after) : refused;
}

/**
 * New tokens for old ones; the refresh token is used up by it (rotation, RFC 9700, section 4.14). For a moment a second use gives the
 * same successor; a later one means that two hold the same token, one of them a thief: the whole family ends.
 * @param access the access token that came along, expired or not; it must be of the same session
 */
export async function renewSession(
  issuer: Issuer,
  caller: Caller,
  refreshToken: string,
  access: ReadAccessToken | undefined,
): Promise<Renewal> {
  const { realm } = caller;
  const guest = await guestOfRefreshToken(issuer, refreshToken, realm);
  if (guest !== undefined) {
    if (access && access.claims.sid !== guest) return refused;
    if (isEarly(issuer, access)) return early;
    return { outcome: 'renewed', issued: await issueGuest(issuer, caller, guest, carriedBy(access, guest)) };
  }
  const token = readRefreshToken(refreshToken);
  const renewIn = (tx: Tx) => {
    const wish = { issuer, tx, caller, access, now: issuer.clock.now() };
    return token ? renewByToken(wish, token) : renewByFormerToken(wish, refreshToken);
  };
  return inRealm(issuer.db, realm, renewIn, { prepared: true });
}
