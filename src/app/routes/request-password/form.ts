import { pathTo } from '#schemas/routes/paths.ts';
import { defineForm } from '../../forms/define-form.ts';
import { ownForm } from '../../forms/own-form.ts';

/** Form that requests a password reset link. */
export const requestPassword = defineForm({
  load: (services) => ownForm(services, 'request-password'),
  act: ({ values: { email = '' }, captchaToken }, { api }) =>
    api.call('POST /api/v2/reset-password/create', {
      body: { id: email, provider: 'ID', ...(captchaToken && { captchaToken }) },
    }),
  wayOn: ({ pathSegments, lang }) => pathTo('LOGIN_REQUEST_PASSWORD', pathSegments, {}, { sent: 1, lang }),
});
