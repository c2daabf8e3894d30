import type { FightersBlock, NewsBlock, Paging, PlansBlock, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import type { Bound } from '#schemas/keywords.ts';
import type { CardAudience } from '../../catalogue/catalogue/card.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { fightersPage } from '../../catalogue/fighters/fighters.ts';
import { firstGuidePage } from '../../catalogue/guide/first-page.ts';
import { hasLocalPrices, listPlans } from '../../commerce/plans/list-plans.ts';
import { newsPage } from '../../catalogue/news/news.ts';
import type { BoundElement } from './bound.ts';

/**
 * Reads the first page of a feed and further attributes for its element. `source` was validated when the page was
 * stored. A feed without paging is complete.
 */
type Feed = (
  tx: Tx,
  source: object,
  audience: CardAudience,
  count: number,
) => Promise<{ items: unknown[]; paging?: Paging; besides?: object }>;

/** The feeds, keyed by data type. The property `x-bound` of an element's JSON Schema names the type. */
const feeds: Readonly<Record<Exclude<Bound['data'], 'titles'>, Feed>> = {
  news: (tx, source: NonNullable<NewsBlock['source']>, audience, count) =>
    newsPage(tx, source, audience, count, undefined),
  fighters: async (tx, source: NonNullable<FightersBlock['source']>, audience, count) => {
    const { fighters, paging } = await fightersPage(tx, source, audience, count, undefined);
    return { items: fighters, paging };
  },
  guide: (tx, source: NonNullable<ProgrammeGuideBlock['source']>, audience, count) =>
    firstGuidePage(tx, source, audience, count),
  licences: async (_tx, source: NonNullable<PlansBlock['source']>, audience) => ({
    items: listPlans(audience.licences, source, audience),
    // Pages in shared caches are rendered without a country.
    ...(audience.country === 'ZZ' && hasLocalPrices(audience.licences) && { besides: { isProvisional: true } }),
  }),
};

/** Default number of entries per page, which is the maximum that the schemas allow. */
const USUAL = 50;

/**
 * Fills attributes with the first page of a feed. The source is kept, because clients send it to request further pages.
 */
export async function fillFeed(tx: Tx, { attributes, bound }: BoundElement, audience: CardAudience): Promise<object> {
  const { source, pageSize = USUAL } = attributes;
  const feed = bound.data === 'titles' ? undefined : feeds[bound.data];
  if (!feed) throw new Error('Titles are no feed');
  const { items, paging, besides } = await feed(tx, source as object, audience, pageSize as number);
  return { ...attributes, ...besides, [bound.items]: items, ...(paging && { paging }) };
}
