import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { previewRoutes as frames } from '#schemas/preview-routes.ts';
import { throwRouteError } from '../../loading/failure.ts';
import type { RouteHandle } from '../../routing/route-handle.ts';
import { servicesContext } from '../../services.ts';

/** Creates a preview route. The realm's home page is loaded as background for drafts of menus, themes and labels. */
const preview = (frame: string) => ({
  path: `_admin/${frame}`,
  handle: { folder: 'preview' } satisfies RouteHandle,
  lazy: () => import('./route.tsx'),
  async loader({ context }: LoaderFunctionArgs) {
    const { api } = context.get(servicesContext);
    return { behind: await throwRouteError(api.call('GET /api/v1/view', { query: { type: 'home' } })) };
  },
});

/** A route for each kind of preview frame. */
export const previewRouteObjects: RouteObject[] = Object.keys(frames).map(preview);
