import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ImpersonationGrant } from '#schemas/wire/impersonation.ts';
import type { SessionInfo } from '#schemas/wire/session.ts';
import { normalEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AccountCall, SignedIn } from '../../platform/http/call.ts';
import { setImpersonationCookie, wantsCookies } from '../../platform/http/cookies.ts';
import { deviceOf } from '../../platform/http/device-words.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { signAccessToken } from '../sessions/access-token.ts';
import { addAuthEvent } from '../sessions/auth-events.store.ts';
import { requireSecondFactor } from '../sessions/fresh-proof.ts';
import { sessionInfo } from '../sessions/issue.ts';
import { createImpersonationSession } from '../sessions/sessions.store.ts';
import {
  findByEmail,
  findGrant,
  type Found,
  type GrantKey,
  insertGrant,
  LONGEST_MS,
  useGrant,
} from './impersonations.store.ts';

/** How long a link is good, in milliseconds. */
const LINK_MS = 5 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Lets on who is of the realm's support. @throws ProblemError 403 */
export function requireSupport({ viewer }: { viewer: SignedIn }): void {
  if (!viewer.isSupport) throw new ProblemError('FORBIDDEN', ['refusedText']);
}

/** Accounts that may do more than a viewer's are nobody's to look at: what is learnt there opens more than one account. */
function refusePowerful({ id, role, isSupport }: Found, viewer: SignedIn): void {
  if (id === viewer.id || role !== 'viewer' || isSupport) throw new ProblemError('FORBIDDEN', ['impersonationRefused']);
}

/**
 * Gives somebody of support the leave to look at an account once.
 * @throws ProblemError 403 for who is not of support and for accounts of support and editors, 428 without a second factor, 404 for none
 */
export async function grantImpersonation(
  call: AccountCall,
  { email, reason }: { email: string; reason: string },
): Promise<ImpersonationGrant> {
  requireSupport(call);
  requireSecondFactor(call);
  const { context, realm, viewer } = call;
  const now = context.clock.now();
  const token = randomBytes(32).toString('base64url');
  return inRealm(context.db, realm.id, async (tx) => {
    const account = await findByEmail(tx, realm.id, normalEmail(email), now);
    if (!account) throw new ProblemError('NOT_FOUND', ['impersonationUnknown']);
    refusePowerful(account, viewer);
    const expiresAt = now + LINK_MS;
    const grant = { id: randomUUID(), tokenHash: hashOf(token), accountId: account.id, staffId: viewer.id };
    await insertGrant(tx, realm.id, { ...grant, reason, expiresAt }, now);
    return { token, name: account.name, email: account.email, expiresAt };
  });
}

/** A link is good for whoever has asked for it alone. */
const keyOf = ({ viewer }: AccountCall, token: string): GrantKey => ({
  tokenHash: hashOf(token),
  staffId: viewer.id,
});

const refused = () => new ProblemError('NOT_FOUND', ['linkIsInvalid']);

/** Whom a link lets look at, and why. It uses nothing up. @throws ProblemError 403, 404 */
export async function questionOf(call: AccountCall, token: string) {
  requireSupport(call);
  const { context, realm } = call;
  const now = context.clock.now();
  const found = await inRealm(context.db, realm.id, (tx) => findGrant(tx, realm.id, keyOf(call, token), now));
  if (!found) throw refused();
  const { name, email, reason } = found;
  return { name, email, reason, seconds: LONGEST_MS / 1000 };
}

/**
 * Uses a link up: from now on the browser looks at the account, for half an hour, in a session that is never renewed.
 * @throws ProblemError 400 for other clients than browsers, 403, 404
 */
export async function impersonate(call: AccountCall, token: string): Promise<SessionInfo> {
  requireSupport(call);
  const { context, http, realm, viewer, country } = call;
  if (!wantsCookies(http))
    throw new ProblemError('BAD_REQUEST', ['This call is for browsers: send x-playbill-session: cookie']);
  const now = context.clock.now();
  const id = randomUUID();
  const account = await inRealm(context.db, realm.id, async (tx) => {
    const key = keyOf(call, token);
    const found = await findGrant(tx, realm.id, key, now);
    if (!found || !(await useGrant(tx, realm.id, key, id, now))) throw refused();
    // It may have become an editor's since.
    refusePowerful(found, viewer);
    const use = { device: deviceOf(http.req.header('user-agent')), country };
    const lent = { id, accountId: found.id, staffId: viewer.id, use, expiresAt: now + LONGEST_MS };
    await createImpersonationSession(tx, realm.id, lent, now);
    const event = {
      kind: 'impersonation-begun',
      accountId: found.id,
      actorId: viewer.id,
      sessionId: id,
      ...use,
    } as const;
    await addAuthEvent(tx, realm.id, event, now);
    return found;
  });
  const seconds = LONGEST_MS / 1000;
  const role = 'viewer';
  const access = await signAccessToken(context, {
    sessionId: id,
    id: account.id,
    role,
    country,
    realm: realm.id,
    audience: 'site',
    impersonatedBy: viewer.id,
    seconds,
  });
  setImpersonationCookie(context, http, access, seconds);
  const holder = { id: account.id, name: account.name, role, profile: { id: '' } } as const;
  const session = { id, account: holder, audience: 'site', signedInAt: undefined, impersonatedBy: viewer.id } as const;
  return sessionInfo(session, seconds);
}
