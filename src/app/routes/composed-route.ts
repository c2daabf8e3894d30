import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { kindsOf } from '#renderers/page/parse.ts';
import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import { errorAt } from '#schemas/issue.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { Query } from '#schemas/wire/endpoints.ts';
import type { Api } from '#services/api/client.ts';
import { orFail } from '../loading/failure.ts';
import { orLostPage } from '../loading/lost-page.ts';
import { blockRegistry } from '../registries.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { type Services, servicesContext } from '../services.ts';

/** What a composed page is asked for by. */
export type View = Query<'GET /api/v1/view'>;

/** Whether the two addresses are of one page with another of its tabs open: all of them came with the page. */
function isOtherTab(current: URL, next: URL): boolean {
  const [one, other] = [current, next].map(({ href }) => {
    const url = new URL(href);
    url.searchParams.delete('tab');
    url.hash = '';
    return url.href;
  });
  return one === other && current.searchParams.get('tab') !== next.searchParams.get('tab');
}

/** Loads a composed page, or the realm's own for where nothing is, and the code of its elements. */
export async function composed(
  { api, diagnostics }: Services,
  ask: (api: Api) => Promise<unknown>,
  askAlso?: (api: Api) => Promise<object>,
) {
  // What is only told to machines keeps nobody from the page.
  const also = askAlso?.(api).catch((error: unknown) => diagnostics.report('page', thrownIssue('', error)));
  const { document, status } = await orFail(orLostPage(api, ask(api)));
  for (const error of await blockRegistry.preload(kindsOf(document)))
    diagnostics.report('blocks', errorAt('', 'code', 'code that loads', error.message));
  return data({ document, ...(await also) }, { status });
}

/** A route that shows a composed page. */
export const page = (
  name: RouteName,
  viewOf: (params: LoaderFunctionArgs['params'], query: URLSearchParams) => View,
) => ({
  handle: { name, module: 'src/app/routes/page/route.tsx' } satisfies RouteHandle,
  lazy: () => import('./page/route.tsx'),
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    defaultShouldRevalidate && !isOtherTab(currentUrl, nextUrl),
  loader: ({ context, params, request }: LoaderFunctionArgs) =>
    composed(context.get(servicesContext), (api) =>
      api.call('GET /api/v1/view', { query: viewOf(params, new URL(request.url).searchParams) }),
    ),
});
