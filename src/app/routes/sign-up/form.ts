import { pathTo } from '#schemas/routes/paths.ts';
import { signUpBody } from '#schemas/wire/identity/user-values.ts';
import { defineForm, type FormSource } from '../../forms/define-form.ts';
import { startAnswers } from '../../forms/start-answers.ts';
import { addressFor, formSettings } from '../../forms/realm-forms.ts';
import { requireGiftReturn } from '../../links/gift-return.ts';
import { getRedirectTarget } from '../../forms/way-on.ts';
import { throwRouteError } from '../../loading/failure.ts';
import type { Services } from '../../services.ts';
import { canSignUp } from '../../session/sign-up-rule.ts';

/** Data of the sign-up page. */
export interface SignUpPageData extends FormSource {
  /** Why sign-up is not available here or in the viewer's region. */
  closed?: 'signUpUnavailable' | 'signupGeoRestriction';
}

/** Loads the sign-up form and the terms, or the reason why sign-up is closed. */
async function load(services: Services, { url }: Pick<Request, 'url'>): Promise<SignUpPageData> {
  requireGiftReturn(services, url);
  const [settings, prompt] = await Promise.all([
    formSettings(services),
    throwRouteError(services.api.call('GET /api/v2/consent-prompt')),
  ]);
  const form = settings.registrationForm;
  if (!form || !canSignUp(settings)) return { form: undefined, closed: 'signUpUnavailable' };
  if (prompt.outsideAllowedTerritories) return { form: undefined, closed: 'signupGeoRestriction' };
  return {
    form,
    address: await addressFor(services, form, 'REGISTRATION'),
    terms: prompt.fields,
    initial: startAnswers({ ...prompt, answers: [] }),
  };
}

/** Sign-up form: creates the account, which may have to be activated by email. */
export const signUp = defineForm({
  load,
  act: (post, { session }) =>
    session.signUp({ ...signUpBody(post), ...(post.captchaToken && { captchaToken: post.captchaToken }) }),
  wayOn: async (services, { url }) => {
    const { pathSegments, lang } = services;
    const { selfRegistration } = await formSettings(services);
    return selfRegistration.activatesByMail
      ? pathTo('SIGNUP', pathSegments, {}, { sent: 1, lang })
      : getRedirectTarget(services, new URL(url).searchParams);
  },
});
