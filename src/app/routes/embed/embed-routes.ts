import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/route-handle.ts';

const types = { video: 'VOD', live: 'LIVE' } as const;

/** A route that shows one title's player alone, for other sites' frames. It is the same in every realm and language. */
const embed = (path: keyof typeof types): RouteObject => ({
  path: `embed/${path}/:id`,
  handle: { folder: 'embed', alone: true } satisfies RouteHandle,
  lazy: () => import('./route.tsx'),
  loader: async (args) => (await import('./loader.ts')).loadEmbedded(args, types[path]),
});

/** The routes of the embedded player: of a video, and of an event. */
export const embedRoutes: RouteObject[] = [embed('video'), embed('live')];
