import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadComposedPage } from '../loading/composed.ts';
import { page } from './page/page-route.ts';
import { dayRoutes } from './days/day-routes.ts';
import type { MountRoute } from '../routing/mount-route.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { servicesContext } from '../services.ts';

/** Routes of pages that the server composes from something other than a catalogue title. */
export const screenRoutes = (at: MountRoute): RouteObject[] => {
  const view = (...asked: Parameters<typeof page>) => at(asked[0], page(...asked));
  return [
    ...view('BROWSE', () => ({ type: 'browse' })),
    ...view('LIVE_EVENTS', () => ({ type: 'livenow' })),
    ...dayRoutes(at),
    ...view('NEWS', ({ feed }) => ({ type: 'news', ...(feed !== undefined && { id: feed }) })),
    ...view('NEWS_ITEM', ({ feedName = '', newId = '' }) => ({ type: 'newsItem', feedName, id: newId })),
    ...view('FIGHTERS', () => ({ type: 'fighters' })),
    ...view('EPG', ({ channel, date }) => ({
      type: 'epg',
      ...(channel !== undefined && { id: channel }),
      ...(date !== undefined && { date }),
    })),
    ...view('FIGHTER', ({ id = '' }) => ({ type: 'fighter', id })),
    ...view('EXTERNAL_PAGE', ({ pageId = '' }) => ({ type: 'text', id: pageId })),
    ...at('MOBILE_EXTERNAL_PAGE', {
      ...page('MOBILE_EXTERNAL_PAGE', () => ({ type: 'text' })),
      // The path that the product document specifies has no parameter for the page's id, so the id is in the query.
      loader: ({ context, request }: LoaderFunctionArgs) => {
        const id = new URL(request.url).searchParams.get('pageId') ?? '';
        return loadComposedPage(context.get(servicesContext), (api) =>
          api.call('GET /api/v1/view', { query: { type: 'text', id } }),
        );
      },
    }),
    ...view('PLUGIN', ({ id = '' }) => ({ type: 'plugin', id })),
    ...at('INTERSTITIAL', {
      ...page('INTERSTITIAL', ({ eventId = '' }) => ({ type: 'interstitial', id: eventId })),
      handle: { name: 'INTERSTITIAL', folder: 'page', personal: true, uncached: true } satisfies RouteHandle,
    }),
  ];
};
