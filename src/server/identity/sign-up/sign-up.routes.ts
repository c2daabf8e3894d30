import type { Handlers } from '../../platform/http/call.ts';
import { createAccountAuthResult } from '../identity/auth-result.ts';
import { byPassword } from '../sign-in/password.adapter.ts';
import { signInAndIssueTokens } from '../sign-in/issue-tokens.http.ts';
import { activate } from './activate.ts';
import { signUp } from './sign-up.ts';

export const signUpHandlers: Handlers<'POST /api/v2/user' | 'POST /api/v2/user/activate/{id}'> = {
  'POST /api/v2/user': async (call) => {
    const account = await signUp(call, call.body);
    if (!account) return { activation: 'MAILED' };
    return signInAndIssueTokens(
      call,
      createAccountAuthResult(account.id, { provider: byPassword.provider, methods: ['pwd'], isFresh: true }),
    );
  },
  'POST /api/v2/user/activate/{id}': async (call) => {
    await activate(call, call.params.id);
    return undefined;
  },
};
