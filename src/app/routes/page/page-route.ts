import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { Query } from '#schemas/wire/endpoints.ts';
import { loadComposedPage } from '../../loading/composed.ts';
import type { RouteHandle } from '../../routing/route-handle.ts';
import { servicesContext } from '../../services.ts';

/** Request of a composed page. */
export type PageViewQuery = Query<'GET /api/v1/view'>;

/** Whether two URLs differ only in the selected tab, whose content is already loaded. */
function isOtherTab(current: URL, next: URL): boolean {
  const [one, other] = [current, next].map(({ href }) => {
    const url = new URL(href);
    url.searchParams.delete('tab');
    url.hash = '';
    return url.href;
  });
  return one === other && current.searchParams.get('tab') !== next.searchParams.get('tab');
}

/** Creates the route of a composed page. */
export const page = (
  name: RouteName,
  viewOf: (params: LoaderFunctionArgs['params'], query: URLSearchParams) => PageViewQuery,
) => ({
  handle: { name, folder: 'page' } satisfies RouteHandle,
  lazy: () => import('./route.tsx'),
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    defaultShouldRevalidate && !isOtherTab(currentUrl, nextUrl),
  loader: ({ context, params, request }: LoaderFunctionArgs) =>
    loadComposedPage(context.get(servicesContext), (api) =>
      api.call('GET /api/v1/view', { query: viewOf(params, new URL(request.url).searchParams) }),
    ),
});
