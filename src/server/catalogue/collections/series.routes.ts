import { emptyListFilter, createListFilter } from '../access/list-filter.ts';
import { readAudience } from '../catalogue/audience.ts';
import { type ContentRecord, findContent } from '../catalogue/catalogue.store.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import { cardsIn } from '../catalogue/list.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getCollectionFields, seasonItem } from './facts.ts';
import { neighbours, createForeignCursorError, readPartsPage, partsInOrder } from './parts.ts';

type Names =
  | 'GET /api/v4/series/{id}'
  | 'GET /api/v4/series/{seriesId}/adjacentTo/{seasonId}'
  | 'GET /api/v4/season/{id}'
  | 'GET /api/v4/vod/{id}/adjacent';

/**
 * Finds a title.
 * @throws ProblemError 404 if it does not exist or is of another kind.
 */
async function requireTitle(tx: Tx, realm: string, id: number, kinds: readonly ContentKind[]): Promise<ContentRecord> {
  const content = await findContent(tx, realm, id, kinds);
  if (!content) throw new ProblemError('NOT_FOUND');
  return content;
}

/**
 * Returns the position of the season or episode that `lastSeen` names.
 * @throws ProblemError 400 if it is not part of this list.
 * /
 */
async function placeAfter(
  tx: Tx,
  realm: string,
  lastSeen: number | undefined,
  isPart: (content: ContentRecord) => boolean,
) {
  if (lastSeen === undefined) return undefined;
  const part = await findContent(tx, realm, lastSeen, ['SEASON', 'EPISODE']);
  if (!part || !isPart(part)) throw createForeignCursorError();
  return toPosition(part);
}

const toPosition = ({ position, id }: ContentRecord) => ({ key: position, id });

export const seriesHandlers: Handlers<Names> = {
  'GET /api/v4/series/{id}': (call) => {
    const { realm, params, query } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const series = await requireTitle(tx, realm.id, params.id, ['SERIES']);
      const isSeason = ({ kind, seriesId }: ContentRecord) => kind === 'SEASON' && seriesId === series.id;
      const after = await placeAfter(tx, realm.id, query.lastSeen, isSeason);
      const parts = partsInOrder({ type: 'SEASONS', seriesId: series.id }, emptyListFilter);
      const { contents, paging } = await readPartsPage(tx, realm.id, parts, query.rpp, after);
      return omitUndefined({
        ...getCollectionFields(series, audience),
        titleUrl: pictureUrl(realm.id, series.body.titlePicture),
        logoUrl: pictureUrl(realm.id, series.body.logo),
        seasons: contents.map((season) => seasonItem(season, audience)),
        paging,
      });
    });
  },
  'GET /api/v4/series/{seriesId}/adjacentTo/{seasonId}': (call) => {
    const { realm, params, query } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const season = await requireTitle(tx, realm.id, params.seasonId, ['SEASON']);
      if (season.seriesId !== params.seriesId)
        throw new ProblemError('NOT_FOUND', ['The season is not of this series']);
      const parts = partsInOrder({ type: 'SEASONS', seriesId: params.seriesId }, emptyListFilter);
      const { preceding, following } = await neighbours(tx, realm.id, parts, toPosition(season), query.size);
      const items = (seasons: ContentRecord[]) => seasons.map((one) => seasonItem(one, audience));
      return { precedingSeasons: items(preceding), followingSeasons: items(following) };
    });
  },
  'GET /api/v4/season/{id}': (call) => {
    const { realm, params, query } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const season = await requireTitle(tx, realm.id, params.id, ['SEASON']);
      const isEpisode = ({ kind, seasonId }: ContentRecord) => kind === 'EPISODE' && seasonId === season.id;
      const after = await placeAfter(tx, realm.id, query.lastSeen, isEpisode);
      const source = { type: 'EPISODES' as const, seasonId: season.id };
      const parts = partsInOrder(source, createListFilter(audience, query));
      const { contents, paging } = await readPartsPage(tx, realm.id, parts, query.rpp, after);
      return { ...seasonItem(season, audience), episodes: cardsIn(source, contents, audience), paging };
    });
  },
  'GET /api/v4/vod/{id}/adjacent': (call) => {
    const { realm, params, query } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const video = await requireTitle(tx, realm.id, params.id, ['VIDEO', 'EPISODE']);
      if (video.seriesId === null) return { precedingVods: [], followingVods: [] };
      // The source is the complete series, because an episode's neighbours may be in the adjacent seasons.
      const source = { type: 'EPISODES' as const, seriesId: video.seriesId };
      const parts = partsInOrder(source, createListFilter(audience, query));
      const { preceding, following } = await neighbours(tx, realm.id, parts, toPosition(video), query.size);
      return {
        precedingVods: cardsIn(source, preceding, audience),
        followingVods: cardsIn(source, following, audience),
      };
    });
  },
};
