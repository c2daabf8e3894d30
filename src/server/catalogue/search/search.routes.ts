import { readAudience } from '../catalogue/audience.ts';
import { toFighter } from '../fighters/fighters.ts';
import { findFighters } from '../fighters/fighters.store.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Call, Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { searchTitles } from './find.ts';
import { buildSearchPage, listCardsById, listPopularCards } from './search-page.ts';

/** Maximum number of suggestions. */
const MOST_SUGGESTIONS = 8;

/**
 * @throws ProblemError 404 if the realm has no search
 */
function requireSearch({ realm }: ViewerContext): void {
  if (!realm.settings.search?.enabled) throw new ProblemError('NOT_FOUND', ['There is no search here']);
}

/**
 * Suggests names of titles and fighters by prefix or similar spelling, best first, without duplicates. Titles with
 * spoilers are left out, because a list of suggestions cannot hide them.
 */
async function suggestNames(tx: Tx, context: ViewerContext, query: string): Promise<string[]> {
  const { realm, locale } = context;
  const { titles, fighters } = await searchTitles(tx, realm.id, query, {
    locale,
    now: context.clock.now(),
    titles: MOST_SUGGESTIONS * 2,
    fighters: 2,
    news: 0,
    programmes: 0,
    counted: false,
    onlyNames: true,
  });
  const audience = await readAudience(tx, context);
  const records = await findFighters(tx, realm.id, fighters);
  const cards = await listCardsById(tx, audience, titles);
  const names = [
    ...records.map((record) => toFighter(record, audience).name),
    ...cards.filter(({ hasResults }) => !hasResults).map(({ title }) => title),
  ];
  return [...new Set(names)].slice(0, MOST_SUGGESTIONS);
}

/** Answers with the search page: its labels come from a cache, and one transaction reads the rest. */
async function answerSearchPage(call: Call<'GET /api/v1/view/search' | 'GET /api/v1/search'>) {
  requireSearch(call);
  const messages = await messagesFor(call);
  return inRealm(call.db, call.realm.id, (tx) => buildSearchPage(tx, call, messages));
}

type Names =
  | 'GET /api/v1/view/search'
  | 'GET /api/v1/search'
  | 'GET /api/v1/search/suggestions'
  | 'GET /api/v2/popular';

export const searchHandlers: Handlers<Names> = {
  'GET /api/v1/view/search': answerSearchPage,
  'GET /api/v1/search': answerSearchPage,
  'GET /api/v1/search/suggestions': async (call) => {
    requireSearch(call);
    const { query } = call.query;
    if (query.trim() === '') return { suggestions: [] };
    const texts = await inRealm(call.db, call.realm.id, (tx) => suggestNames(tx, call, query));
    return { suggestions: texts.map((text) => ({ text })) };
  },
  'GET /api/v2/popular': async (call) => {
    requireSearch(call);
    return {
      contentList: await inRealm(call.db, call.realm.id, async (tx) =>
        listPopularCards(tx, await readAudience(tx, call)),
      ),
    };
  },
};
