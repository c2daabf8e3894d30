import type { CardList } from '#renderers/ports/navigation.ts';
import { needOf } from '#schemas/access.ts';
import type { Card } from '#schemas/generated/types.ts';
import { type PathParams, pathTo } from '#schemas/routes/paths.ts';
import { loginToWatchHref } from './account-links.ts';
import { contentPath } from './content-links.ts';
import type { LinkContext } from './link-context.ts';
import { slugOf } from '#schemas/routes/slug.ts';

/** The page of a title that plays: live, or on demand once it is a premiere. */
const families = {
  VOD: 'VOD',
  VOD_VIDEO: 'VOD',
  PLAYLIST: 'PLAYLIST',
  VOD_PLAYLIST: 'PLAYLIST',
  SERIES: 'SERIES',
  VOD_SERIES: 'SERIES',
  VOD_SEASON: 'SEASON',
  SEASON_VOD: 'SEASON',
  LIVE: 'LIVE',
  LIVE_EVENT: 'LIVE',
  UPCOMING: 'LIVE',
  EPG: 'LIVE',
} as const;

type Family = (typeof families)[keyof typeof families];

const familyOf = (card: Card): Family | undefined => {
  const family = Object.hasOwn(families, card.type) ? families[card.type as keyof typeof families] : undefined;
  return family === 'LIVE' && card.premiereRelease ? 'VOD' : family;
};

/** The lists that a card stands in, each as the query key that is named after its type. */
const listIds = (card: Card, list: CardList | undefined): PathParams =>
  Object.fromEntries([
    ...(card.contentContext ?? []).flatMap(({ type, id, owner }) => [
      [`${type.toLowerCase()}Id`, id],
      ...(owner === undefined ? [] : [['owner', owner]]),
    ]),
    ...(list ? [[`${list.type.toLowerCase()}Id`, list.id]] : []),
    ...(list?.owner === undefined ? [] : [['owner', list.owner]]),
  ]);

/** Whether a season is shown on its series' page. */
const showsSeries = ({ rules }: LinkContext, card: Card): boolean =>
  rules.enhancedMetadata === 'ENABLED' && rules.seriesInterstitial === 'ENABLED' && card.series !== undefined;

/** Where a card of a title leads, access aside. */
function pathOf(card: Card, family: Family, context: LinkContext, query: PathParams): string {
  const { pathSegments } = context;
  const { series } = card;
  if (family === 'SEASON' && series && showsSeries(context, card))
    return contentPath('SERIES', { id: series.seriesId, title: series.title }, pathSegments, {
      ...query,
      seasonId: card.id,
    });
  const id = card.type === 'EPG' ? (card.liveEventId ?? card.id) : card.id;
  return contentPath(family, { id, title: card.title }, pathSegments, query);
}

/**
 * Address that a card leads to. With the interstitial on, a film that needs sign-in or a
 * purchase leads to the page that says what the licence offers; without, what needs sign-in leads there and back.
 */
export function hrefOfCard(card: Card, context: LinkContext, list?: CardList): string {
  const { pathSegments, lang, isGuest, rules, carried } = context;
  const query = { ...carried, ...listIds(card, list), lang };
  if (card.type === 'SECTION_LINK') return pathTo('SECTION', pathSegments, { id: card.sectionId ?? card.id }, query);
  if (card.type === 'WATCHLIST') return pathTo('WATCHLISTS', pathSegments, { watchlistId: card.id }, query);
  if (card.type === 'DATA_FEED')
    return pathTo('NEWS_ITEM', pathSegments, { feedName: card.feedName ?? 'news', newId: card.id }, query);
  const family = familyOf(card) ?? 'VOD';
  const need = needOf(card.accessLevel, isGuest);
  const hasInterstitial = rules.interstitial === 'ENABLED' && need !== undefined;
  if (family === 'VOD' && hasInterstitial)
    return pathTo('INTERSTITIAL', pathSegments, { eventId: card.id, eventTitle: slugOf(card.title) }, query);
  const path = pathOf(card, family, context, hasInterstitial ? { ...query, showInterstitial: 'true' } : query);
  return need === 'SIGN_IN' && !hasInterstitial ? loginToWatchHref(path, context) : path;
}
