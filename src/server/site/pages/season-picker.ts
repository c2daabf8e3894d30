import { emptyListFilter } from '../../catalogue/access/list-filter.ts';
import type { SeriesBlock } from '#schemas/generated/types.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { CardAudience } from '../../catalogue/catalogue/card.ts';
import { type ContentRecord, findContent, listContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { getTitleText } from '../../catalogue/catalogue/content-texts.ts';
import { seasonItem } from '../../catalogue/collections/facts.ts';
import { neighbours, partsInOrder } from '../../catalogue/collections/parts.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Number of seasons that the picker lists before and after the shown one. */
const SEASONS_AROUND = 25;
/** Number of seasons among which the first one with episodes is searched. */
const LOOKED_AT = 100;

/** Seasons are listed without a filter: access rules apply only to episodes. */

const seasonsOf = (seriesId: number) => partsInOrder({ type: 'SEASONS', seriesId }, emptyListFilter);

/** Only seasons with episodes are suggested. If the number of episodes is unknown, the season counts as having some. */
const hasEpisodes = ({ body }: ContentRecord): boolean => body.vodCount !== 0;

/**
 * Finds the season that a series page shows: the requested one if it belongs to the series, by default the first with
 * episodes.
 */
export async function seasonToShow(
  tx: Tx,
  { realm }: CardAudience,
  seriesId: number,
  asked: number | undefined,
): Promise<ContentRecord | undefined> {
  if (asked !== undefined) {
    const season = await findContent(tx, realm, asked, ['SEASON']);
    return season?.seriesId === seriesId ? season : undefined;
  }
  const { source, leaving, order } = seasonsOf(seriesId);
  const seasons = await listContents(tx, realm, source, leaving, order, LOOKED_AT);
  return seasons.find(hasEpisodes) ?? seasons[0];
}

/** The season picker of a page, and the next season with episodes. */
export interface SeasonSurroundings {
  picker: SeriesBlock;
  next: ContentRecord | undefined;
}

/** Builds the season picker; undefined for a season without a series. */
export async function surroundingsOf(
  tx: Tx,
  season: ContentRecord,
  audience: CardAudience,
  tab?: string,
): Promise<SeasonSurroundings | undefined> {
  const { seriesId, series, position, id } = season;
  if (seriesId === null || !series) return undefined;
  const place = { key: position, id };
  const parts = seasonsOf(seriesId);
  const { preceding, following } = await neighbours(tx, audience.realm, parts, place, SEASONS_AROUND);
  const items = [...preceding, season, ...following].map((one) => seasonItem(one, audience));
  const picker = omitUndefined({
    tab,
    seasonId: id,
    series: { seriesId, title: getTitleText(series, audience.locale) },
    seasons: { items },
  });
  return { picker, next: following.find(hasEpisodes) };
}
