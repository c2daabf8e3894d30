import type { FightersBlock, NewsBlock } from '#schemas/generated/types.ts';
import type { Audience } from '../catalogue/card.ts';
import type { Tx } from '../db/scope.ts';
import { fightersPage } from '../fighters/fighters.ts';
import { newsPage } from '../news/news.ts';

/** News or fighters that are filled from a source. Whatever else the element is, it is passed on. */
export type Feed =
  | { $type: 'news'; attributes: NewsBlock & Required<Pick<NewsBlock, 'source'>> }
  | { $type: 'fighters'; attributes: FightersBlock & Required<Pick<FightersBlock, 'source'>> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Whether an element is news or fighters with a source. */
export const isFeed = (element: unknown): element is Feed =>
  isObject(element) &&
  (element['$type'] === 'news' || element['$type'] === 'fighters') &&
  isObject(element['attributes']) &&
  isObject(element['attributes']['source']);

/** What comes at once where no number is said; the schemas take no more. */
const USUAL = 50;

/** Attributes with their first page. The source stays: the next page is asked for by it. */
export async function fillFeed(tx: Tx, { $type, attributes }: Feed, audience: Audience): Promise<object> {
  const { source, pageSize = USUAL } = attributes;
  const page =
    $type === 'news'
      ? await newsPage(tx, source as NonNullable<NewsBlock['source']>, audience, pageSize, undefined)
      : await fightersPage(tx, source as NonNullable<FightersBlock['source']>, audience, pageSize, undefined);
  return { ...attributes, ...page };
}
