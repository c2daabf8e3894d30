import type { LoaderFunctionArgs } from 'react-router';
import { partnerPageAt } from '../../links/partner-page.ts';
import { loadComposedPage } from '../../loading/composed.ts';
import { createNotFoundError } from '../../loading/lost-page.ts';
import { redirectDefaultPath, requireAdmission } from '../../routing/admit.ts';
import { servicesContext } from '../../services.ts';

/** Loader of the catch-all route: a partner page, a redirect from a default path to its translation, or a 404. */
export async function loadElsewhere({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const partner = partnerPageAt(request.url, services.site);
  if (partner) {
    await requireAdmission(services, undefined, request);
    return loadComposedPage(services, (api) =>
      api.call('GET /api/v1/view', { query: { type: 'section', id: partner.page } }),
    );
  }
  redirectDefaultPath(services, request);
  return loadComposedPage(services, () => Promise.reject(createNotFoundError()));
}
