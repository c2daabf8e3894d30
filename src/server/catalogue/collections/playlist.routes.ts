import { sharingDetailOf } from '#schemas/sharing.ts';
import { createListFilter } from '../access/list-filter.ts';
import { readAudience } from '../catalogue/audience.ts';
import { countContents, findContent, listContents, placeInPlaylist } from '../catalogue/catalogue.store.ts';
import { cardsIn } from '../catalogue/list.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getCollectionFields } from './facts.ts';
import { neighbours, createForeignCursorError, readPartsPage, getPlaylistParts } from './parts.ts';

type Names =
  | 'GET /api/v4/playlist/{id}'
  | 'GET /api/v2/vod/playlist/{id}'
  | 'GET /api/v4/playlist/{id}/adjacentTo/{item}';

/**
 * Finds a playlist.
 * @throws ProblemError 404 if it does not exist.
 */
async function requirePlaylist(tx: Tx, realm: string, id: number) {
  const playlist = await findContent(tx, realm, id, ['PLAYLIST']);
  if (!playlist) throw new ProblemError('NOT_FOUND');
  return playlist;
}

const toPlace = (place: number) => ({ key: place, id: place });

export const playlistHandlers: Handlers<Names> = {
  'GET /api/v4/playlist/{id}': (call) => {
    const { realm, params, query } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const parts = getPlaylistParts(params.id, createListFilter(audience, query));
      const playlist = await requirePlaylist(tx, realm.id, params.id);
      const { vodCount = 0 } = playlist.body;
      if (query.lastSeen !== undefined && query.lastSeen > vodCount) throw createForeignCursorError();
      const after = query.lastSeen === undefined ? undefined : toPlace(query.lastSeen - 1);
      const { contents, paging } = await readPartsPage(tx, realm.id, parts, query.rpp, after);
      const vods = cardsIn(parts.source, contents, audience);
      return omitUndefined({
        ...getCollectionFields(playlist, audience),
        playlistType: 'VOD' as const,
        vodCount,
        vods,
        paging,
        socialSharingDetail: sharingDetailOf(realm.settings.socialSharing),
      });
    });
  },
  'GET /api/v2/vod/playlist/{id}': (call) => {
    const { realm, params, query } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const { source, leaving, order } = getPlaylistParts(params.id, createListFilter(audience, query));
      const playlist = await requirePlaylist(tx, realm.id, params.id);
      const total = await countContents(tx, realm.id, source, leaving);
      const skip = (query.p - 1) * query.rpp;
      const contents = await listContents(tx, realm.id, source, leaving, { ...order, skip }, query.rpp);
      return omitUndefined({
        ...getCollectionFields(playlist, audience),
        socialSharingDetail: sharingDetailOf(realm.settings.socialSharing),
        videos: {
          vods: cardsIn(source, contents, audience),
          page: query.p,
          totalPages: Math.ceil(total / query.rpp),
          totalResults: total,
          resultsPerPage: query.rpp,
        },
      });
    });
  },
  'GET /api/v4/playlist/{id}/adjacentTo/{item}': (call) => {
    const { realm, params, query } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const parts = getPlaylistParts(params.id, createListFilter(audience, query));
      const place = await placeInPlaylist(tx, realm.id, params.id, params.item);
      if (place === undefined) throw new ProblemError('NOT_FOUND', ['The title is not in this playlist']);
      const { preceding, following } = await neighbours(tx, realm.id, parts, toPlace(place), query.size);
      return {
        precedingVods: cardsIn(parts.source, preceding, audience),
        followingVods: cardsIn(parts.source, following, audience),
      };
    });
  },
};
