import type { Handlers } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { popularCards, searchPage } from './search-page.ts';
import { suggestionsFor } from './suggestions.ts';

/**
 * @throws ProblemError 404 if the realm has no search
 */
function refuseWithoutSearch({ realm }: ViewerContext): void {
  if (!realm.settings.search?.enabled) throw new ProblemError('NOT_FOUND', ['There is no search here']);
}

type Names =
  | 'GET /api/v1/view/search'
  | 'GET /api/v1/search'
  | 'GET /api/v1/search/suggestions'
  | 'GET /api/v2/popular';

export const searchHandlers: Handlers<Names> = {
  'GET /api/v1/view/search': async (call) => {
    refuseWithoutSearch(call);
    return searchPage(call);
  },
  'GET /api/v1/search': async (call) => {
    refuseWithoutSearch(call);
    return searchPage(call);
  },
  'GET /api/v1/search/suggestions': async (call) => {
    refuseWithoutSearch(call);
    const texts = await suggestionsFor(call, call.query.query);
    return { suggestions: texts.map((text) => ({ text })) };
  },
  'GET /api/v2/popular': async (call) => {
    refuseWithoutSearch(call);
    return { contentList: await popularCards(call) };
  },
};
