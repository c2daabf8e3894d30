import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { timeZoneHere } from '#renderers/primitives/time/use-time-zone.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import { loadComposedPage } from '../../loading/composed.ts';
import type { MountRoute } from '../../routing/mount-route.ts';
import type { RouteHandle } from '../../routing/route-handle.ts';
import { servicesContext } from '../../services.ts';

const calls = {
  SCHEDULE: 'GET /api/v1/view/schedule',
  RELEASES: 'GET /api/v1/view/releases',
  UPCOMING: 'GET /api/v1/view/upcoming',
} as const satisfies Partial<Record<RouteName, string>>;

/**
 * Creates a route that lists titles by day. Only the browser knows the viewer's time zone; the server renders days in
 * UTC.
 */
const days = (name: keyof typeof calls): Parameters<MountRoute>[1] => ({
  handle: { name, folder: 'days' } satisfies RouteHandle,
  lazy: () => import('./route.tsx'),
  async loader({ context, params }: LoaderFunctionArgs) {
    const services = context.get(servicesContext);
    const timezone = services.session ? timeZoneHere() : 'UTC';
    const { date } = params;
    const query = { timezone, ...(date !== undefined && name !== 'UPCOMING' && { from: date }) };
    const { data: found, init } = await loadComposedPage(services, (api) => api.call(calls[name], { query }));
    return data({ ...found, timezone }, init ?? undefined);
  },
});

/** Routes that list titles by day. */
export const dayRoutes = (at: MountRoute): RouteObject[] =>
  (Object.keys(calls) as (keyof typeof calls)[]).flatMap((name) => at(name, days(name)));
