import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { previewRoutes as frames } from '#schemas/preview-routes.ts';
import { orFail } from '../../loading/failure.ts';
import type { RouteHandle } from '../../routing/route-handle.ts';
import { servicesContext } from '../../services.ts';

/** A route that shows drafts, over the realm's home page where the draft is of something around it. */
const preview = (frame: string) => ({
  path: `_admin/${frame}`,
  handle: { folder: 'preview' } satisfies RouteHandle,
  lazy: () => import('./route.tsx'),
  async loader({ context }: LoaderFunctionArgs) {
    const { api } = context.get(servicesContext);
    return { behind: await orFail(api.call('GET /api/v1/view', { query: { type: 'home' } })) };
  },
});

/** A route for each of the frames that drafts are shown in. */
export const previewRoutes: RouteObject[] = Object.keys(frames).map(preview);
