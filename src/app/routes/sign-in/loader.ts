import { preloadForm } from '#renderers/form/preload-form.ts';
import type { FormScreenData } from '../../forms/drawn-forms.ts';
import { orFail } from '../../loading/failure.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { Services } from '../../services.ts';

/** The form to sign in with. */
export async function loadSignIn({ api }: Services): Promise<FormScreenData> {
  const { authenticationProviders } = await orFail(api.call('GET /api/v2/realm/authentication-providers'));
  const form = authenticationProviders[0]?.form;
  await preloadForm(fieldRegistry, form);
  return { form };
}
