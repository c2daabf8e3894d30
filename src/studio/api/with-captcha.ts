import type { Api } from '#services/api/client.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { BrowserSession } from '#services/session/session.ts';

/**
 * Wraps a session so that sign-in solves the captcha if the server requires one, which the studio does not know in
 * advance.
 */
export const withCaptcha = (api: () => Api, session: BrowserSession): BrowserSession => ({
  ...session,
  async signIn(id, secret) {
    try {
      return await session.signIn(id, secret);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.code !== 'CAPTCHA_FAIL_ERROR') throw error;
      const { solveHere } = await import('#services/captcha/solve-here.ts');
      const challenge = await api().call('POST /api/v2/captcha/challenge', { body: { action: 'LOGIN' } });
      return session.signIn(id, secret, await solveHere(challenge));
    }
  },
});
