import { data } from 'react-router';
import { kindsOf } from '#renderers/page/parse.ts';
import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import { errorAt } from '#schemas/issue.ts';
import type { Api } from '#services/api/client.ts';
import { blockRegistry } from '../registries.ts';
import type { Services } from '../services.ts';
import { throwRouteError } from './failure.ts';
import { HTTP_NOT_FOUND, resolveOrNotFoundPage } from './lost-page.ts';

/** Loads a composed page, or the realm's 404 page, and the code of its elements. */
export async function loadComposedPage(
  { api, diagnostics }: Services,
  ask: (api: Api) => Promise<unknown>,
  askAlso?: (api: Api) => Promise<object>,
) {
  // If the request for additional metadata fails, that is reported, and the page is shown without them.
  const also = askAlso?.(api).catch((error: unknown) => diagnostics.report('page', thrownIssue('', error)));
  const { document, status } = await throwRouteError(resolveOrNotFoundPage(api, ask(api)));
  for (const error of await blockRegistry.preload(kindsOf(document)))
    diagnostics.report('blocks', errorAt('', 'code', 'code that loads', error.message));
  const isLost = status === HTTP_NOT_FOUND;
  return data({ document, ...(await also), ...(isLost && { isLost }) }, { status });
}
