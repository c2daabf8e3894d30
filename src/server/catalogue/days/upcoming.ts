import { dayIn } from '#schemas/time/day.ts';
import type { CardAudience } from '../catalogue/card.ts';
import type { ListFilter } from '../access/list-filter.ts';
import type { Cursor } from '../catalogue/cursor.ts';
import { listCards } from '../catalogue/list.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { type DayPage, groupByDay } from './groups.ts';

/** Parameters of the list of upcoming events. */
export interface UpcomingOptions {
  audience: CardAudience;
  leaving: ListFilter;
  timeZone: string;
  count: number;
  after: Cursor | undefined;
}

/**
 * Lists the next occurrence of each upcoming event, grouped by day. The product specification prescribes the format of
 * the day names.
 */
export async function upcomingPage(tx: Tx, { timeZone, ...options }: UpcomingOptions): Promise<DayPage> {
  const { cards, paging } = await listCards(tx, { ...options, source: { type: 'UPCOMING' } });
  const dated = cards.map((card) => ({ day: dayIn(card.startDate ?? options.audience.now, timeZone), card }));
  const { lastSeen } = paging;
  return { groups: groupByDay(dated, 'ddd, LL'), lastSeen: lastSeen?.toString() };
}
