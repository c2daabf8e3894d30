import { pathTo } from '#schemas/routes/paths.ts';
import { defineForm } from '../../forms/define-form.ts';
import { ownForm } from '../../forms/own-form.ts';

/** Chooses a new password by the link that the page was opened with. */
export const resetPassword = defineForm({
  load: (services) => ownForm(services, 'reset-password'),
  act: ({ values: { secret = '' } }, { api }, { url }) =>
    api.call('PUT /api/v2/reset-password', {
      body: { token: new URL(url).searchParams.get('token') ?? '', secret },
    }),
  wayOn: ({ pathSegments, lang }) => pathTo('LOGIN', pathSegments, {}, { saved: 1, lang }),
});
