import { type ProviderBegins, providerBy } from '#schemas/authentication-providers.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { defineForm, type FormSource } from '../../forms/define-form.ts';
import { resolvePlainSignInExit } from '../../forms/way-on.ts';
import { getAlternativeSignInLinks } from '../../links/account-links.ts';
import { requireGiftReturn } from '../../links/gift-return.ts';
import { createRedirect } from '../../links/lead-to.ts';
import { throwRouteError } from '../../loading/failure.ts';

/** Error code that analytics reports: the first message if it is a label key, otherwise the problem's code. */
function codeOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return 'INTERNAL_ERROR';
  const { code, messages } = error.problem;
  return /^[A-Za-z_]{1,60}$/.exec(messages[0] ?? '')?.[0] ?? code;
}

/** Data of the sign-in form. */
export interface SignInData extends FormSource {
  /** Whether sign-in by magic link is available. */
  byMail: boolean;
  /** Whether sign-in by passkey is available. */
  byPasskey: boolean;
}

/** Sign-in form, used on the page and in the panel. */
export const signIn = defineForm({
  async load(services, { url }): Promise<SignInData> {
    const { api, pathSegments, lang } = services;
    requireGiftReturn(services, url);
    const { authenticationProviders: providers } = await throwRouteError(
      api.call('GET /api/v2/realm/authentication-providers'),
    );
    const { form } = providers.find((provider) => provider.form !== undefined) ?? {};
    const has = (by: ProviderBegins) => providerBy(providers, by) !== undefined;
    const [byMail, byPasskey] = [has('mail'), has('key')];
    // If a magic link is the only way to sign in, redirects to its page.
    if (form === undefined && byMail && !byPasskey) {
      const from = new URL(url).searchParams.get('from') ?? undefined;
      throw createRedirect(getAlternativeSignInLinks(from, { pathSegments, lang }).magicLink);
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
  // Without scripts, redirects to the consent page first if required terms are not accepted yet. With scripts the next
  // page shows them itself.
  async wayOn(services, { url }) {
    const { api, realm, pathSegments, lang } = services;
    const target = await resolvePlainSignInExit(services, new URL(url).searchParams);
    const { consent } = await api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } });
    const { outstanding } = consent?.required ? await api.call('GET /api/v2/consent-prompt') : { outstanding: [] };
    return outstanding.length > 0 ? pathTo('CONSENT', pathSegments, {}, { from: target, lang }) : target;
  },
});
