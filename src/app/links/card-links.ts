import type { CardList } from '#renderers/ports/navigation.ts';
import { type Need, needOf } from '#schemas/access.ts';
import { familyOf, isTitleType, type TitleFamily } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';
import { type PathParams, pathTo } from '#schemas/routes/paths.ts';
import { loginToWatchHref } from './account-links.ts';
import { contentPath } from './content-links.ts';
import type { LinkContext } from './link-context.ts';
import { slugOf } from '#schemas/routes/slug.ts';

/** Which page shows a card's title: that of a live event, or of a film once it is a premiere. */
function pageOf({ type, premiereRelease }: Card): TitleFamily {
  const family = isTitleType(type) ? familyOf(type) : 'VOD';
  return family === 'LIVE' && premiereRelease ? 'VOD' : family;
}

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

/** The number of what a card plays: of a channel the event that is on it. */
const playedId = ({ type, id, liveEventId }: Card) => (type === 'EPG' ? (liveEventId ?? id) : id);

/** Where a card of a title leads, access aside. */
function pathOf(card: Card, family: TitleFamily, context: LinkContext, query: PathParams): string {
  const { pathSegments } = context;
  const { series } = card;
  if (family === 'SEASON' && series && showsSeries(context, card))
    return contentPath('SERIES', { id: series.seriesId, title: series.title }, pathSegments, {
      ...query,
      seasonId: card.id,
    });
  return contentPath(family, { id: playedId(card), title: card.title }, pathSegments, query);
}

/** Whether the page that says what a title asks for stands before it: before films, and before what is live and to be bought. */
const hasInterstitial = (family: TitleFamily, need: Need): boolean =>
  family === 'VOD' || (family === 'LIVE' && need === 'PURCHASE');

/** Address of the page that says what a film or an event asks for. */
export const interstitialHref = (
  { id, title }: Pick<Card, 'id' | 'title'>,
  { pathSegments, lang }: Pick<LinkContext, 'pathSegments' | 'lang'>,
  query: PathParams = {},
): string => pathTo('INTERSTITIAL', pathSegments, { eventId: id, eventTitle: slugOf(title) }, { ...query, lang });

/**
 * Address that a card leads to. With the interstitial on, a title that needs a purchase, and a film that needs sign-in,
 * lead to the page that says what there is to do; else what needs sign-in leads there and back.
 */
export function hrefOfCard(card: Card, context: LinkContext, list?: CardList): string {
  const { pathSegments, lang, isGuest, rules, carried } = context;
  const query = { ...carried, ...listIds(card, list), lang };
  if (card.type === 'SECTION_LINK') return pathTo('SECTION', pathSegments, { id: card.sectionId ?? card.id }, query);
  if (card.type === 'WATCHLIST') return pathTo('WATCHLISTS', pathSegments, { watchlistId: card.id }, query);
  if (card.type === 'DATA_FEED')
    return pathTo('NEWS_ITEM', pathSegments, { feedName: card.feedName ?? 'news', newId: card.id }, query);
  const family = pageOf(card);
  const need = needOf(card.accessLevel, isGuest);
  const isOn = rules.interstitial === 'ENABLED' && need !== undefined;
  if (isOn && hasInterstitial(family, need))
    return interstitialHref({ id: playedId(card), title: card.title }, context, query);
  // A page of several titles says it itself.
  const saysIt = isOn && family !== 'LIVE';
  const path = pathOf(card, family, context, saysIt ? { ...query, showInterstitial: 'true' } : query);
  return need === 'SIGN_IN' && !saysIt ? loginToWatchHref(path, context) : path;
}
