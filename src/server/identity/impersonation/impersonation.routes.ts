import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ImpersonationGrant } from '#schemas/wire/identity/impersonation.ts';
import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import type { AccountContext, SignedIn } from '../../platform/realm-context.ts';
import { setImpersonationCookie, wantsCookies } from '../../platform/http/cookies.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { signAccessToken } from '../sessions/access-token.ts';
import { addAuthEvent } from '../sessions/auth-events.store.ts';
import { requireSecondFactor } from '../sessions/fresh-proof.ts';
import { sessionInfo } from '../sessions/issue.ts';
import {
  createImpersonationSession,
  findByEmail,
  findGrant,
  isOpenToSupport,
  type ImpersonatedAccount,
  type GrantKey,
  insertGrant,
  listImpersonations,
  IMPERSONATION_MS,
  consumeGrant,
} from './impersonations.store.ts';

type Names =
  | 'GET /api/v2/support/impersonations'
  | 'POST /api/v2/support/impersonations'
  | 'GET /api/v2/impersonate/{token}'
  | 'POST /api/v2/impersonate/{token}';

/** Lifetime of an impersonation link, in milliseconds. */
const LINK_MS = 5 * 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Allows only support staff.
 * @throws ProblemError 403
 */
function requireSupport({ caller }: Pick<AccountContext, 'caller'>): void {
  if (!caller.isSupport) throw new ProblemError('FORBIDDEN', ['refusedText']);
}

/** Rejects the impersonation of accounts that support may not act on. */
function assertIsOrdinaryViewer(account: ImpersonatedAccount, viewer: SignedIn): void {
  if (!isOpenToSupport(account, viewer)) throw new ProblemError('FORBIDDEN', ['impersonationRefused']);
}

/**
 * Creates a one-time impersonation grant for a support agent.
 * @throws ProblemError 403 for callers outside support and for accounts of support and editors, 428 without a second
 * factor, 404 for an unknown account
 */
async function grantImpersonation(
  context: AccountContext,
  { email, reason }: { email: string; reason: string },
): Promise<ImpersonationGrant> {
  requireSupport(context);
  requireSecondFactor(context);
  const { realm, caller } = context;
  const now = context.clock.now();
  const token = randomBytes(32).toString('base64url');
  return inRealm(context.db, realm.id, async (tx) => {
    const account = await findByEmail(tx, realm.id, normalizeEmail(email), now);
    if (!account) throw new ProblemError('NOT_FOUND', ['impersonationUnknown']);
    assertIsOrdinaryViewer(account, caller);
    const expiresAt = now + LINK_MS;
    const grant = { id: randomUUID(), tokenHash: hashToken(token), accountId: account.id, staffId: caller.id };
    await insertGrant(tx, realm.id, { ...grant, reason, expiresAt }, now);
    return { token, name: account.name, email: account.email, expiresAt };
  });
}

/** Only the support agent who requested the link can use it. */
const toGrantKey = ({ caller }: AccountContext, token: string): GrantKey => ({
  tokenHash: hashToken(token),
  staffId: caller.id,
});

const createInvalidLinkError = () => new ProblemError('NOT_FOUND', ['linkIsInvalid']);

/**
 * The account and reason of a grant, for the confirmation page; does not consume the grant.
 * @throws ProblemError 403, 404
 */
async function findGrantDetails(context: AccountContext, token: string) {
  requireSupport(context);
  const { realm } = context;
  const now = context.clock.now();
  const found = await inRealm(context.db, realm.id, (tx) => findGrant(tx, realm.id, toGrantKey(context, token), now));
  if (!found) throw createInvalidLinkError();
  const { name, email, reason } = found;
  return { name, email, reason, seconds: IMPERSONATION_MS / 1000 };
}

/**
 * Redeems a grant: the browser gets an impersonation session of half an hour that cannot be renewed.
 * @throws ProblemError 400 for clients without cookies, 403, 404
 */
async function impersonate(context: HttpContext & AccountContext, token: string): Promise<SessionInfo> {
  requireSupport(context);
  const { http, realm, caller, country } = context;
  if (!wantsCookies(http))
    throw new ProblemError('BAD_REQUEST', ['This call is for browsers: send x-playbill-session: cookie']);
  const now = context.clock.now();
  const id = randomUUID();
  const account = await inRealm(context.db, realm.id, async (tx) => {
    const key = toGrantKey(context, token);
    const found = await findGrant(tx, realm.id, key, now);
    if (!found || !(await consumeGrant(tx, realm.id, key, id, now))) throw createInvalidLinkError();
    // The account is checked again, because it may have become an editor's since the grant was created.
    assertIsOrdinaryViewer(found, caller);
    const use = { device: describeDevice(context.userAgent), country };
    const lent = { id, accountId: found.id, staffId: caller.id, use, expiresAt: now + IMPERSONATION_MS };
    await createImpersonationSession(tx, realm.id, lent, now);
    const event = {
      kind: 'impersonation-begun',
      accountId: found.id,
      actorId: caller.id,
      sessionId: id,
      ...use,
    } as const;
    await addAuthEvent(tx, realm.id, event, now);
    return found;
  });
  const seconds = IMPERSONATION_MS / 1000;
  const role = 'viewer';
  const access = await signAccessToken(context, {
    sessionId: id,
    id: account.id,
    role,
    country,
    realm: realm.id,
    audience: 'site',
    impersonatedBy: caller.id,
    seconds,
  });
  setImpersonationCookie(context, http, access, seconds);
  const holder = { id: account.id, name: account.name, role, profile: { id: '' } } as const;
  const session = { id, account: holder, audience: 'site', signedInAt: undefined, impersonatedBy: caller.id } as const;
  return sessionInfo(session, seconds);
}

/** Endpoints for support staff to impersonate a viewer's account. */
export const impersonationHandlers: Handlers<Names> = {
  'GET /api/v2/support/impersonations': async (call) => {
    requireSupport(call);
    const { realm } = call;
    const now = call.clock.now();
    const impersonations = await inRealm(call.db, realm.id, (tx) => listImpersonations(tx, realm.id, now));
    return { impersonations };
  },
  'POST /api/v2/support/impersonations': (call) => grantImpersonation(call, call.body),
  'GET /api/v2/impersonate/{token}': (call) => findGrantDetails(call, call.params.token),
  'POST /api/v2/impersonate/{token}': (call) => impersonate(call, call.params.token),
};
