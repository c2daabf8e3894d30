import type * as z from 'zod';
import { dayIn } from '#schemas/time/day.ts';
import type { BucketBlock } from '#schemas/generated/types.ts';
import type { SectionPage, SectionQuery } from '#schemas/wire/catalogue/collections.ts';
import { createListFilter } from '../access/list-filter.ts';
import { readAudience } from '../catalogue/audience.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { timeZoneOf } from '../catalogue/title-facts.ts';
import { firstDayOf, readDayPlace } from './day-place.ts';
import { schedulePage } from './schedule.ts';

/** Maximum number of days per page of the schedule. */
const MOST_DAYS = 31;

type Query = Pick<z.output<typeof SectionQuery>, 'bpp' | 'rpp' | 'lastSeen' | 'zo'>;

/**
 * The schedule in the format of existing clients: one row per day, named by date. A day with more titles than fit in a
 * row continues on the next page.
 */
export async function scheduleSection(tx: Tx, context: ViewerContext & { query: Query }): Promise<SectionPage> {
  const { query } = context;
  const audience = await readAudience(tx, context);
  const timeZone = timeZoneOf(query.zo ?? 'UTC');
  const place = readDayPlace(query.lastSeen);
  const from = firstDayOf(place, timeZone) ?? dayIn(audience.now, timeZone);
  const { groups, lastSeen } = await schedulePage(tx, {
    audience,
    leaving: createListFilter(audience, {}),
    timeZone,
    from,
    after: place.after,
    days: Math.min(query.bpp, MOST_DAYS),
    most: query.rpp,
  });
  const buckets = groups.map(({ id, cards }): BucketBlock => {
    const day = id.slice(0, 10);
    const paging = { moreDataAvailable: false };
    return { bucketId: day, exid: day, name: day, type: 'LIVE', contentList: cards, paging };
  });
  const more = lastSeen !== undefined;
  return {
    sectionId: 'schedule',
    heroes: [],
    buckets,
    paging: { moreDataAvailable: more, ...(more && { lastSeen }) },
  };
}
