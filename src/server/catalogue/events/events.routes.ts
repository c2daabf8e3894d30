import type { CatalogueSource } from '#schemas/personal.ts';
import { createListFilter } from '../access/list-filter.ts';
import { readAudience } from '../catalogue/audience.ts';
import { listCards } from '../catalogue/list.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { getPageNumbers } from './numbers.ts';

/**
 * Limit that no realm reaches, so that all events are listed. Whether an event is live is computed from the clock, so a
 * database query cannot select a page.
 */
const ALL = 100_000;

async function events(context: ViewerContext, type: CatalogueSource['type'], { p, rpp }: { p: number; rpp: number }) {
  const { realm } = context;
  const { cards } = await inRealm(context.db, realm.id, async (tx) => {
    const audience = await readAudience(tx, context);
    return listCards(tx, { source: { type }, audience, leaving: createListFilter(audience, {}), count: ALL });
  });
  return { events: cards.slice((p - 1) * rpp, p * rpp), ...getPageNumbers(p, rpp, cards.length) };
}

export const eventHandlers: Handlers<'GET /api/v2/event/live' | 'GET /api/v2/event/upcoming'> = {
  'GET /api/v2/event/live': (call) => events(call, 'LIVE', call.query),
  'GET /api/v2/event/upcoming': (call) => events(call, 'UPCOMING', call.query),
};
