import type { ContainingList } from '#renderers/ports/navigation.ts';
import { getNeed, type Need } from '#schemas/access.ts';
import { familyOf, isTitleType, type TitleFamily } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';
import { type PathParams, pathTo } from '#schemas/routes/paths.ts';
import { loginToWatchHref } from './account-links.ts';
import { contentPath } from './content-links.ts';
import type { LinkContext } from './link-context.ts';
import { slugOf } from '#schemas/routes/slug.ts';

/** Kind of page for a card: a live event that is a premiere uses the video page. */
function pageOf({ type, premiereRelease }: Card): TitleFamily {
  const family = isTitleType(type) ? familyOf(type) : 'VOD';
  return family === 'LIVE' && premiereRelease ? 'VOD' : family;
}

/** Query parameters for the lists that contain the card, such as `playlistId`. */
const listIds = (card: Card, list: ContainingList | undefined): PathParams =>
  Object.fromEntries([
    ...(card.contentContext ?? []).flatMap(({ type, id, owner }) => [
      [`${type.toLowerCase()}Id`, id],
      ...(owner === undefined ? [] : [['owner', owner]]),
    ]),
    ...(list ? [[`${list.type.toLowerCase()}Id`, list.id]] : []),
    ...(list?.owner === undefined ? [] : [['owner', list.owner]]),
  ]);

/** Whether a season opens the page of its series. */
const showsSeries = ({ rules }: LinkContext, card: Card): boolean =>
  rules.enhancedMetadata === 'ENABLED' && rules.seriesInterstitial === 'ENABLED' && card.series !== undefined;

/** Id of the title that a card plays; for a channel, of its current event. */
const playedId = ({ type, id, liveEventId }: Card) => (type === 'EPG' ? (liveEventId ?? id) : id);

/** Path of a title's page, without regard to access. */
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

/** Whether an interstitial precedes the title: for videos, and for live events that need a purchase. */
const hasInterstitial = (family: TitleFamily, need: Need): boolean =>
  family === 'VOD' || (family === 'LIVE' && need === 'PURCHASE');

/** URL of the interstitial of a video or event, which states what access requires. */
export const interstitialHref = (
  { id, title }: Pick<Card, 'id' | 'title'>,
  { pathSegments, lang }: Pick<LinkContext, 'pathSegments' | 'lang'>,
  query: PathParams = {},
): string => pathTo('INTERSTITIAL', pathSegments, { eventId: id, eventTitle: slugOf(title) }, { ...query, lang });

/**
 * URL of a card's target. If interstitials are enabled, titles that need a purchase and videos that need sign-in lead
 * to one; otherwise titles that need sign-in lead to the sign-in page with a return path.
 */
export function hrefOfCard(card: Card, context: LinkContext, list?: ContainingList): string {
  const { pathSegments, lang, rules, carried } = context;
  const query = { ...carried, ...listIds(card, list), lang };
  if (card.type === 'SECTION_LINK') return pathTo('SECTION', pathSegments, { id: card.sectionId ?? card.id }, query);
  if (card.type === 'WATCHLIST') return pathTo('WATCHLISTS', pathSegments, { watchlistId: card.id }, query);
  if (card.type === 'DATA_FEED')
    return pathTo('NEWS_ITEM', pathSegments, { feedName: card.feedName ?? 'news', newId: card.id }, query);
  const family = pageOf(card);
  const need = getNeed(card, context);
  const isOn = rules.interstitial === 'ENABLED' && need !== undefined;
  if (isOn && hasInterstitial(family, need))
    return interstitialHref({ id: playedId(card), title: card.title }, context, query);
  // Pages of several titles (such as a series) are not replaced by an interstitial; a query parameter makes them show
  // it themselves.
  const saysIt = isOn && family !== 'LIVE';
  const path = pathOf(card, family, context, saysIt ? { ...query, showInterstitial: 'true' } : query);
  return need === 'SIGN_IN' && !saysIt ? loginToWatchHref(path, context) : path;
}
