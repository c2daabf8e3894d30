import { findAccount, markVerified } from '../accounts/accounts.store.ts';
import { requireCaptcha } from '../captcha/require-captcha.http.ts';
import { isTakenError } from '../../platform/db/error-kind.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { type AuthResult, createAccountAuthResult } from '../identity/auth-result.ts';
import { consumeToken, countRecent, invalidateTokens } from '../one-time-tokens/one-time-tokens.store.ts';
import { createRejectedLinkError } from '../one-time-tokens/rejected-link.ts';
import { newTokenId, readTokenText } from '../one-time-tokens/token-text.ts';
import { signInAndIssueTokens } from '../sign-in/sign-in.http.ts';
import { findPresentedViewer } from '../sessions/authentication.http.ts';
import { confirmEmail } from './confirm-email.ts';
import { createLinkRequest, mailLinks } from './mail-links.job.ts';
import { writeLink } from './write-link.ts';

type Names =
  | 'GET /api/v2/token/alt/magic-email'
  | 'POST /api/v2/token/alt/magic-email'
  | 'POST /api/v2/user/email-confirmation'
  | 'POST /api/v2/user/email-confirmation/create';

/** Rate limit: confirmation mails that an account may request within ten minutes. */
const MOST_CONFIRMATIONS = 3;

/**
 * Rejects the request unless the realm offers sign-in by mailed link.
 * @throws ProblemError 403
 */
function assertMagicLinkIsOffered({ realm }: Pick<RealmContext, 'realm'>): void {
  if (!realm.settings.authentication?.providers.some(({ name }) => name === 'MAGIC_LINK'))
    throw new ProblemError('FORBIDDEN', ['signInUnavailable']);
}

/**
 * Redeems a mailed sign-in link (single use).
 * @throws ProblemError 404 for an invalid link
 */
async function redeemMagicLink(tx: Tx, context: RealmContext, sent: string): Promise<AuthResult> {
  const { realm, keys, clock } = context;
  const kind = 'magic';
  const id = readTokenText(keys, sent, { realm: realm.id, kind });
  const now = clock.now();
  const holder = id === undefined ? undefined : await consumeToken(tx, realm.id, { id, kind }, now);
  if (!holder) throw await createRejectedLinkError(tx, context, realm.id, { id, kind }, 'failedToMagicLogin');
  const { accountId } = holder;
  await markVerified(tx, realm.id, accountId, now);
  await invalidateTokens(tx, realm.id, { accountId, kinds: [kind] }, now);
  return createAccountAuthResult(accountId, { provider: 'MAGIC_LINK', methods: ['otp'], isFresh: true });
}

/** Endpoints of mailed links: sign-in, whose answers never reveal whether an address has an account, and confirmation. */
export const mailedLinkHandlers: Handlers<Names> = {
  'GET /api/v2/token/alt/magic-email': async (call) => {
    assertMagicLinkIsOffered(call);
    await requireCaptcha(call, 'MAGIC_LINK', call.query.captchaToken);
    const wish = createLinkRequest(call, 'magic', call.query.email, 'email');
    await inRealm(call.db, call.realm.id, (tx) => call.jobs.enqueue(tx, mailLinks, call.realm.id, wish));
    return undefined;
  },
  'POST /api/v2/token/alt/magic-email': async (call) => {
    assertMagicLinkIsOffered(call);
    return signInAndIssueTokens(call, (tx) => redeemMagicLink(tx, call, call.body.token));
  },
  'POST /api/v2/user/email-confirmation': async (call) => {
    const sessionId = (await findPresentedViewer(call))?.sessionId;
    try {
      return await inRealm(call.db, call.realm.id, (tx) => confirmEmail(tx, call, call.body, sessionId));
    } catch (error) {
      if (isTakenError(error)) throw new ProblemError('CONFLICT', ['emailIsTaken']);
      throw error;
    }
  },
  'POST /api/v2/user/email-confirmation/create': async (call) => {
    const { realm, caller, locale } = call;
    const now = call.clock.now();
    await inRealm(call.db, realm.id, async (tx) => {
      const account = await findAccount(tx, realm.id, caller.id, now);
      if (!account) throw new ProblemError('UNAUTHORIZED');
      if (account.isVerified) return;
      const asked = { accountId: account.id, kind: 'confirm' } as const;
      if ((await countRecent(tx, realm.id, asked, now)) >= MOST_CONFIRMATIONS)
        throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: 600 });
      const to = { id: account.id, email: account.email };
      await writeLink(tx, call, realm.id, {
        id: newTokenId(),
        kind: 'confirm',
        account: to,
        locale,
        origin: getSiteOrigin(call),
      });
    });
    return undefined;
  },
};
