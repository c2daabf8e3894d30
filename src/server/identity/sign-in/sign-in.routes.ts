import { requireCaptcha } from '../captcha/require-captcha.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { signInAndIssueTokens } from './issue-tokens.http.ts';
import { byPassword } from './password.adapter.ts';

export const signInHandlers: Handlers<'POST /api/v2/login' | 'POST /api/v2/studio/login'> = {
  'POST /api/v2/login': async (call) => {
    await requireCaptcha(call, 'LOGIN', call.body.captchaToken);
    return signInAndIssueTokens(call, await byPassword.finish(call, call.body));
  },
  'POST /api/v2/studio/login': async (call) => {
    await requireCaptcha(call, 'LOGIN', call.body.captchaToken);
    return signInAndIssueTokens(call, await byPassword.finish(call, call.body), { audience: 'studio' });
  },
};
