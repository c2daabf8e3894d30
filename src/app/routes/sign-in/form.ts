import { type ProviderBegins, providerBy } from '#schemas/authentication-providers.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { defineForm, type FormSource } from '../../forms/define-form.ts';
import { resolvePlainSignInExit } from '../../forms/way-on.ts';
import { otherWaysIn } from '../../links/account-links.ts';
import { leadTo } from '../../links/lead-to.ts';
import { orFail } from '../../loading/failure.ts';

/** What an error is called: the label of its first message where it is one, else its code. */
function codeOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return 'INTERNAL_ERROR';
  const { code, messages } = error.problem;
  return /^[A-Za-z_]{1,60}$/.exec(messages[0] ?? '')?.[0] ?? code;
}

/** What sign-in is drawn from. */
export interface SignInData extends FormSource {
  /** Whether one can sign in by a link that is mailed. */
  byMail: boolean;
  /** Whether by a key of the device. */
  byPasskey: boolean;
}

/** Sign-in, wherever its form stands. */
export const signIn = defineForm({
  async load(services, { url }): Promise<SignInData> {
    const { api, pathSegments, lang } = services;
    const { authenticationProviders: providers } = await orFail(api.call('GET /api/v2/realm/authentication-providers'));
    const { form } = providers.find((provider) => provider.form !== undefined) ?? {};
    const has = (by: ProviderBegins) => providerBy(providers, by) !== undefined;
    const [byMail, byPasskey] = [has('mail'), has('key')];
    // The one way that there is needs no page that only points to it.
    if (form === undefined && byMail && !byPasskey) {
      const from = new URL(url).searchParams.get('from') ?? undefined;
      throw leadTo(otherWaysIn(from, { pathSegments, lang }).magicLink);
    }
    return { form, byMail, byPasskey };
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
    const target = await resolvePlainSignInExit(services, new URL(url).searchParams);
    const { consent } = await api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } });
    const { outstanding } = consent?.required ? await api.call('GET /api/v2/consent-prompt') : { outstanding: [] };
    return outstanding.length > 0 ? pathTo('CONSENT', pathSegments, {}, { from: target, lang }) : target;
  },
});
