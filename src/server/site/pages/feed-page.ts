import type { ButtonBlock, Page } from '#schemas/generated/types.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { readFeeds } from '../../catalogue/news/news.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ownPage } from './own-pages.ts';

const toFeed = (text: string, feed: string | undefined, current: boolean): ButtonBlock => ({
  text,
  type: current ? 'PRIMARY' : 'SECONDARY',
  action: {
    type: 'navigate',
    data: { link: { type: 'ROUTE', route: `/news${feed ? `?feed=${encodeURIComponent(feed)}` : ''}` } },
  },
});

/** Builds the news page, for all feeds or for one; undefined for an unknown feed. */
export async function feedPage(
  tx: Tx,
  { realm }: ViewerContext,
  { id }: { id?: string | undefined },
): Promise<Page | undefined> {
  const general = ownPage('news');
  const feeds = await readFeeds(tx, realm.id);
  const feed = feeds.find(({ feedName }) => feedName === id);
  if (!general || (id !== undefined && !feed)) return undefined;
  const buttons = [
    toFeed('t:news.all', undefined, feed === undefined),
    ...feeds.map(({ feedName, title }) => toFeed(title, feedName, feedName === id)),
  ];
  const head = feeds.length > 1 ? [{ $type: 'buttonList', $zone: 'list', attributes: { buttons } }] : [];
  const [news] = general.elements as { $type: string; $zone: string; attributes: object }[];
  const source = feed ? { feedName: feed.feedName } : {};
  const elements = [...head, { ...news, attributes: { ...news?.attributes, source } }];
  return { ...general, ...(feed && { title: feed.title }), elements: elements as Page['elements'] };
}
