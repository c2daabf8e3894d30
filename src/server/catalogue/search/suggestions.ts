import { inRealm } from '../../platform/db/scope.ts';
import { findFighters } from '../fighters/fighters.store.ts';
import { fighterOf } from '../fighters/fighters.ts';
import { getAudience } from '../catalogue/audience.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { find } from './find.ts';
import { cardsOf } from './search-page.ts';

/** Maximum number of suggestions. */
const MOST = 8;

/**
 * Suggests names of titles and fighters by prefix or similar spelling, best first, without duplicates. Titles with
 * spoilers are left out, because a list of suggestions cannot hide them.
 */
export async function suggestionsFor(context: ViewerContext, query: string): Promise<string[]> {
  const { realm, locale } = context;
  if (query.trim() === '') return [];
  const choice = {
    locale,
    now: context.clock.now(),
    titles: MOST * 2,
    fighters: 2,
    news: 0,
    programmes: 0,
    counted: false,
    onlyNames: true,
  };
  const { titles, fighters } = await inRealm(context.db, realm.id, (tx) => find(tx, realm.id, query, choice));
  const records = await inRealm(context.db, realm.id, (tx) => findFighters(tx, realm.id, fighters));
  const audience = getAudience(context);
  const names = [
    ...records.map((record) => fighterOf(record, audience).name),
    ...(await cardsOf(context, titles)).filter(({ hasResults }) => !hasResults).map(({ title }) => title),
  ];
  return [...new Set(names)].slice(0, MOST);
}
