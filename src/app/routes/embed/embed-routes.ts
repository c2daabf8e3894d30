import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/route-handle.ts';

const types = { video: 'VOD', live: 'LIVE' } as const;

/**
 * Creates a route that shows only the player of a title, for frames of other sites. Its path is the same in every
 * realm and language.
 */
const embed = (path: keyof typeof types): RouteObject => ({
  path: `embed/${path}/:id`,
  handle: { folder: 'embed', alone: true } satisfies RouteHandle,
  lazy: () => import('./route.tsx'),
  loader: async (args) => (await import('./loader.ts')).loadEmbedded(args, types[path]),
});

/** Routes of the embedded player for videos and events. */
export const embedRoutes: RouteObject[] = [embed('video'), embed('live')];
