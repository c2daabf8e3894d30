import { preloadForm } from '#renderers/form/preload-form.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { Closed } from '#screens/sign-up/sign-up-screen.tsx';
import type { FormScreenData } from '../../forms/drawn-forms.ts';
import { addressFor, formSettings } from '../../forms/realm-forms.ts';
import { orFail } from '../../loading/failure.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { Services } from '../../services.ts';
import { canSignUp } from '../../session/sign-up-rule.ts';

/** What the sign-up page is drawn from. */
export interface SignUpData extends FormScreenData {
  closed?: Closed | undefined;
  terms: ConsentTerm[];
}

/** The form to sign up with, and the terms; or why one cannot. */
export async function loadSignUp(services: Services): Promise<SignUpData> {
  const { api } = services;
  const [settings, prompt] = await Promise.all([
    formSettings(services),
    orFail(api.call('GET /api/v2/consent-prompt')),
  ]);
  const form = settings.registrationForm;
  if (!form || !canSignUp(settings)) return { form: undefined, closed: 'signUpUnavailable', terms: [] };
  if (prompt.outsideAllowedTerritories) return { form: undefined, closed: 'signupGeoRestriction', terms: [] };
  const address = await addressFor(services, form, 'REGISTRATION');
  await preloadForm(fieldRegistry, form, address);
  return { form, address, terms: prompt.fields };
}
