import type { Page, Texts } from '#schemas/generated/types.ts';
import type { ownPages, thingPages } from '#schemas/wire/catalogue/content.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import { guideScreen, openedAt } from './guide-page.ts';
import { favouritesScreen } from '../../viewing/favourites/favourites-page.ts';
import { fighterPage } from '../../catalogue/fighters/fighter-page.ts';
import { historyScreen } from '../../viewing/history/history-page.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import { newsItemPage } from '../../catalogue/news/news-item-page.ts';
import { browsePage } from './browse-page.ts';
import { elementPage } from './element-page.ts';
import { feedPage } from './feed-page.ts';
import { interstitialPage } from './interstitial-page.ts';
import { ownPage } from './own-pages.ts';
import { findStoredPage, fillForViewer } from './view.ts';

/** Names of pages that are neither stored pages nor title pages. */
export type ScreenName = (typeof ownPages)[number] | (typeof thingPages)[number];

/** Query parameters of a screen. */
export interface ScreenQuery {
  id?: string | undefined;
  feedName?: string | undefined;
  /** Date of the guide. */
  date?: string | undefined;
}

/** Builds a screen's page, not filled yet; undefined if there is none. */
type Screen = (context: ViewerContext, query: ScreenQuery) => Promise<Page | undefined>;

/** Builds the page of one of the realm's texts. */
async function textPage({ db, realm, surrogateKeys }: ViewerContext, { id }: ScreenQuery): Promise<Page | undefined> {
  addSurrogateKey({ surrogateKeys }, 'texts', 'texts');
  const stored = (await inRealm(db, realm.id, (tx) => findValidDocument(tx, { realm: realm.id }, 'texts', 'texts'))) as
    | Texts
    | undefined;
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

/** A screen whose page is built in one transaction. */
const inTransaction =
  (build: (tx: Tx, context: ViewerContext, query: ScreenQuery) => Promise<Page | undefined>): Screen =>
  (context, query) =>
    inRealm(context.db, context.realm.id, (tx) => build(tx, context, query));

const own =
  (name: string): Screen =>
  () =>
    Promise.resolve(ownPage(name));

const screens: Readonly<Record<ScreenName, Screen>> = {
  browse: browsePage,
  livenow: own('livenow'),
  news: inTransaction(feedPage),
  fighters: own('fighters'),
  epg: guideScreen,
  newsItem: inTransaction(newsItemPage),
  fighter: inTransaction(fighterPage),
  text: textPage,
  plugin: elementPage('plugin'),
  interstitial: interstitialPage,
  history: inTransaction(historyScreen),
  favourites: inTransaction(favouritesScreen),
};

const isOwn = (name: ScreenName, { id }: ScreenQuery) => ownPage(name) !== undefined && id === undefined;

/**
 * Returns a screen, filled and localised. A stored page of the same name takes precedence.
 * @throws ProblemError 404
 */
export async function screenPage(context: ViewerContext, name: ScreenName, query: ScreenQuery): Promise<Page> {
  const stored = isOwn(name, query) ? await findStoredPage(context, name) : undefined;
  const page = stored ?? (await screens[name](context, query));
  const opened = page && openedAt(page, query.date);
  if (!opened) throw new ProblemError('NOT_FOUND');
  return stored ? opened : fillForViewer(context, opened, name);
}
