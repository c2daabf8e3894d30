import type { Page } from '#schemas/generated/types.ts';
import { readAudience } from '../catalogue/audience.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { findNews } from './news.store.ts';
import { readFeeds, toFullNewsItem } from './news.ts';

/** Number of other news items that the page of a news item lists. */
const OTHERS = 3;

/** Builds the page of a news item with other items of its feed; undefined if it does not exist. */
export async function newsItemPage(
  tx: Tx,
  context: ViewerContext,
  { id = '', feedName = '' }: { id?: string | undefined; feedName?: string | undefined },
): Promise<Page | undefined> {
  const { realm } = context;
  const audience = await readAudience(tx, context);
  const found = await findNews(tx, realm.id, feedName, id, audience.now);
  if (!found) return undefined;
  const item = toFullNewsItem(found, audience);
  const feed = (await readFeeds(tx, realm.id)).find((one) => one.feedName === feedName);
  const elements = [
    { $type: 'news', $zone: 'list', attributes: { layout: 'ARTICLE', feedName, items: [item] } },
    {
      $type: 'news',
      $zone: 'list',
      attributes: omitUndefined({ title: feed?.title, feedName, source: { feedName, except: id, limit: OTHERS } }),
    },
  ];
  return omitUndefined({
    version: '1.0',
    source: 'news-item',
    title: item.title,
    description: item.summary,
    elements: elements as Page['elements'],
  });
}
