import { findAccount } from '../accounts/accounts.store.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { countRecent } from '../one-time-tokens/one-time-tokens.store.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { signInAndIssueTokens } from '../sign-in/issue-tokens.http.ts';
import { findPresentedViewer } from '../sessions/authentication.http.ts';
import { confirmEmail } from './confirm-email.ts';
import { byMagicLink, assertMagicLinkIsOffered } from './magic-link.ts';
import { requestLink } from './request-link.ts';
import { findResetAccount, resetPassword } from './reset-password.ts';
import { writeLink } from './write-link.ts';

type Names =
  | 'POST /api/v2/reset-password/create'
  | 'PUT /api/v2/reset-password'
  | 'POST /api/v2/reset-password/account'
  | 'GET /api/v2/token/alt/magic-email'
  | 'POST /api/v2/token/alt/magic-email'
  | 'POST /api/v2/user/email-confirmation'
  | 'POST /api/v2/user/email-confirmation/create';

/** Rate limit: confirmation mails that an account may request within ten minutes. */
const MOST_CONFIRMATIONS = 3;

export const mailedLinkHandlers: Handlers<Names> = {
  'POST /api/v2/reset-password/create': async (call) => {
    await requireCaptcha(call, 'RESET_PASSWORD', call.body.captchaToken);
    await requestLink(call, 'reset', call.body.id, 'id');
    return undefined;
  },
  'PUT /api/v2/reset-password': async (call) => {
    await resetPassword(call, call.body);
    return undefined;
  },
  'POST /api/v2/reset-password/account': async (call) => {
    const { account } = await findResetAccount(call, call.body.token);
    return { email: account.email };
  },
  'GET /api/v2/token/alt/magic-email': async (call) => {
    assertMagicLinkIsOffered(call);
    await requireCaptcha(call, 'MAGIC_LINK', call.query.captchaToken);
    await byMagicLink.begin?.(call, call.query);
    return undefined;
  },
  'POST /api/v2/token/alt/magic-email': async (call) => {
    return signInAndIssueTokens(call, await byMagicLink.finish(call, call.body));
  },
  'POST /api/v2/user/email-confirmation': async (call) =>
    confirmEmail(call, call.body, (await findPresentedViewer(call))?.sessionId),
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
      await writeLink(call, tx, realm.id, {
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
