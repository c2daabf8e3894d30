import type { LoaderFunctionArgs } from 'react-router';
import { partnerPageAt } from '../../links/partner-page.ts';
import { composed } from '../../loading/composed.ts';
import { nothingHere } from '../../loading/lost-page.ts';
import { leaveDefaultPath, requireAdmission } from '../../routing/admit.ts';
import { servicesContext } from '../../services.ts';

/** An address that no route has: a partner's page, the default path of a route with another one here, or nothing. */
export async function loadElsewhere({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const partner = partnerPageAt(request.url, services.site);
  if (partner) {
    await requireAdmission(services, undefined, request);
    return composed(services, (api) => api.call('GET /api/v1/view', { query: { type: 'section', id: partner.page } }));
  }
  leaveDefaultPath(services, request);
  return composed(services, () => Promise.reject(nothingHere()));
}
