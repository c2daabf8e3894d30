import type { SeasonItem } from '#schemas/generated/types.ts';
import type { CardAudience } from '../catalogue/card.ts';
import type { ContentRecord } from '../catalogue/catalogue.store.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import { commonFacts } from '../catalogue/common-facts.ts';
import { getTitleText } from '../catalogue/content-texts.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';

/** Fields of the response that every kind of collection has. The large and the small cover use the same picture. */
export function getCollectionFields(content: ContentRecord, audience: CardAudience) {
  const cover = pictureUrl(audience.realm, content.body.picture);
  return omitUndefined({ ...commonFacts(content, audience), coverUrl: cover, smallCoverUrl: cover });
}

/** A season as it appears in lists of seasons. */
export function seasonItem(season: ContentRecord, audience: CardAudience): SeasonItem {
  const { body, seasonNumber, seriesId, series } = season;
  const { rating: _rating, ...texts } = getCollectionFields(season, audience);
  return omitUndefined({
    ...texts,
    titleUrl: pictureUrl(audience.realm, body.titlePicture),
    seasonNumber: seasonNumber ?? undefined,
    episodeCount: body.vodCount ?? 0,
    series: seriesId !== null && series ? { seriesId, title: getTitleText(series, audience.locale) } : undefined,
  });
}
