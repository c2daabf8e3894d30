import type { Page, Texts } from '#schemas/generated/types.ts';
import type { ownPages, thingPages } from '#schemas/wire/catalogue/content.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { guideScreen, openedAt } from './guide-page.ts';
import { favouritesScreen } from '../../viewing/favourites/favourites-page.ts';
import { fighterPage } from '../../catalogue/fighters/fighter-page.ts';
import { historyScreen } from '../../viewing/history/history-page.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import { newsItemPage } from '../../catalogue/news/news-item-page.ts';
import { browsePage } from './browse-page.ts';
import { elementPage } from './element-page.ts';
import { feedPage } from './feed-page.ts';
import { interstitialPage } from './interstitial-page.ts';
import { ownPage } from './own-pages.ts';
import { findOfferedPage } from './view.ts';

/** Names of pages that the server builds, and that are neither pages of the realm nor title pages. */
export type ScreenName = (typeof ownPages)[number] | (typeof thingPages)[number];

/** Query parameters of a page that the server builds. */
export interface ScreenQuery {
  id?: string | undefined;
  feedName?: string | undefined;
  /** The day at which the guide opens. */
  date?: string | undefined;
}

/** Builds such a page with rows that are not filled yet; undefined if it does not exist. */
type Screen = (tx: Tx, context: ViewerContext, query: ScreenQuery, messages: Messages) => Promise<Page | undefined>;

/** Builds the page that shows one of the realm's texts, such as the terms of use. */
async function textPage(
  tx: Tx,
  { realm, surrogateKeys }: ViewerContext,
  { id }: ScreenQuery,
): Promise<Page | undefined> {
  addSurrogateKey({ surrogateKeys }, 'texts', 'texts');
  const stored = (await findValidDocument(tx, { realm: realm.id }, 'texts', 'texts')) as Texts | undefined;
  const found = stored?.texts.find(({ key }) => key === id);
  if (!found) return undefined;
  const { key, title, text } = found;
  const attributes = { ...(title !== undefined && { title }), text };
  return {
    version: '1.0',
    source: `text-${key}`,
    ...(title !== undefined && { title }),
    elements: [{ $type: 'textBlock', $zone: 'list', attributes }] as Page['elements'],
  };
}

const own =
  (name: string): Screen =>
  () =>
    Promise.resolve(ownPage(name));

const screens: Readonly<Record<ScreenName, Screen>> = {
  browse: browsePage,
  livenow: own('livenow'),
  news: feedPage,
  fighters: own('fighters'),
  epg: guideScreen,
  newsItem: newsItemPage,
  fighter: fighterPage,
  text: textPage,
  plugin: elementPage('plugin'),
  interstitial: interstitialPage,
  history: historyScreen,
  favourites: favouritesScreen,
};

const isOwn = (name: ScreenName, { id }: ScreenQuery) => ownPage(name) !== undefined && id === undefined;

/**
 * Composes a page that the server builds, with rows that are not filled yet; undefined if it does not exist. If the
 * realm has a page of the same name, that one is returned.
 */
export async function composeScreen(
  tx: Tx,
  context: ViewerContext,
  messages: Messages,
  name: ScreenName,
  query: ScreenQuery,
): Promise<Page | undefined> {
  const stored = isOwn(name, query) ? await findOfferedPage(tx, context, name) : undefined;
  const page = stored ?? (await screens[name](tx, context, query, messages));
  return page && openedAt(page, query.date);
}
