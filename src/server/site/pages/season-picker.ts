import { leavingNothing } from '../../catalogue/access/leaving.ts';
import type { SeriesBlock } from '#schemas/generated/types.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Audience } from '../../catalogue/catalogue/card.ts';
import { type ContentRecord, findContent, listContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { titleIn } from '../../catalogue/catalogue/content-texts.ts';
import { seasonItem } from '../../catalogue/collections/facts.ts';
import { neighbours, partsInOrder } from '../../catalogue/collections/parts.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Seasons on each side of the one that a page shows. */
const SEASONS_AROUND = 25;
/** Seasons among which the first that has episodes is looked for. */
const LOOKED_AT = 100;

/** Seasons are offered wherever and to whomever their series is; it is the episodes that are refused. */

const seasonsOf = (seriesId: number) => partsInOrder({ type: 'SEASONS', seriesId }, leavingNothing);

/** Whether a season has episodes; those without are not offered. One whose number of them is not known may have some. */
const hasEpisodes = ({ body }: ContentRecord): boolean => body.vodCount !== 0;

/** The season that a series' page shows: the one that is asked for, which must be its own, else the first with episodes. */
export async function seasonToShow(
  tx: Tx,
  { realm }: Audience,
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

/** The picker of a season's page, with what surrounds the season, and the next season that has episodes. */
export interface SeasonSurroundings {
  picker: SeriesBlock;
  next: ContentRecord | undefined;
}

/** What surrounds a season in its series; undefined for a season of none. */
export async function surroundingsOf(
  tx: Tx,
  season: ContentRecord,
  audience: Audience,
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
    series: { seriesId, title: titleIn(series, audience.locale) },
    seasons: { items },
  });
  return { picker, next: following.find(hasEpisodes) };
}
