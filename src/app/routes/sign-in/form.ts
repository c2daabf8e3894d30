import { pathTo } from '#schemas/routes/paths.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { defineForm } from '../../forms/define-form.ts';
import { targetOf } from '../../forms/way-on.ts';
import { orFail } from '../../loading/failure.ts';

/** What an error is called: the label of its first message where it is one, else its code. */
function codeOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return 'INTERNAL_ERROR';
  const { code, messages } = error.problem;
  return /^[A-Za-z_]{1,60}$/.exec(messages[0] ?? '')?.[0] ?? code;
}

/** Sign-in, wherever its form stands. */
export const signIn = defineForm({
  async load({ api }) {
    const { authenticationProviders } = await orFail(api.call('GET /api/v2/realm/authentication-providers'));
    return { form: authenticationProviders[0]?.form as unknown };
  },
  emptyLabel: 'emptyInputs',
  async act({ values: { id = '', secret = '' }, captchaToken }, { session, analytics }) {
    try {
      await session.signIn(id, secret, captchaToken);
    } catch (error) {
      analytics.report({ type: 'loginError', code: codeOf(error) });
      throw error;
    }
  },
  // By the terms first where there is something to agree to: with scripts the next page asks by itself.
  async wayOn(services, { url }) {
    const { api, realm, pathSegments, lang } = services;
    const target = targetOf(services, new URL(url).searchParams);
    const { consent } = await api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } });
    const { outstanding } = consent?.required ? await api.call('GET /api/v2/consent-prompt') : { outstanding: [] };
    return outstanding.length > 0 ? pathTo('CONSENT', pathSegments, {}, { from: target, lang }) : target;
  },
});
