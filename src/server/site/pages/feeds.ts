import type { FightersBlock, NewsBlock, Paging, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import type { Bound } from '#schemas/keywords.ts';
import type { Audience } from '../../catalogue/catalogue/card.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { fightersPage } from '../../catalogue/fighters/fighters.ts';
import { firstGuidePage } from '../../catalogue/guide/first-page.ts';
import { newsPage } from '../../catalogue/news/news.ts';
import type { BoundElement } from './bound.ts';

/** The first page of a feed, and what else the element is to know of it. The query is the schema's own, which was checked when it was written. */
type Feed = (
  tx: Tx,
  source: object,
  audience: Audience,
  count: number,
) => Promise<{ items: unknown[]; paging: Paging; besides?: object }>;

/** What an element can be filled with besides titles: one line for each that `x-bound` names. */
const feeds: Readonly<Record<Exclude<Bound['data'], 'titles'>, Feed>> = {
  news: (tx, source: NonNullable<NewsBlock['source']>, audience, count) =>
    newsPage(tx, source, audience, count, undefined),
  fighters: async (tx, source: NonNullable<FightersBlock['source']>, audience, count) => {
    const { fighters, paging } = await fightersPage(tx, source, audience, count, undefined);
    return { items: fighters, paging };
  },
  guide: (tx, source: NonNullable<ProgrammeGuideBlock['source']>, audience, count) =>
    firstGuidePage(tx, source, audience, count),
};

/** What comes at once where no number is said; the schemas take no more. */
const USUAL = 50;

/** Attributes with their first page. The source stays: the next page is asked for by it. */
export async function fillFeed(tx: Tx, { attributes, bound }: BoundElement, audience: Audience): Promise<object> {
  const { source, pageSize = USUAL } = attributes;
  const feed = bound.data === 'titles' ? undefined : feeds[bound.data];
  if (!feed) throw new Error('Titles are no feed');
  const { items, paging, besides } = await feed(tx, source as object, audience, pageSize as number);
  return { ...attributes, ...besides, [bound.items]: items, paging };
}
