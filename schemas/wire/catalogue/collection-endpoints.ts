import * as z from 'zod';
import {
  NeighboursQuery,
  NumberedPlaylist,
  NumberedQuery,
  PartsQuery,
  Playlist,
  Season,
  SeasonNeighbours,
  SeasonNeighboursQuery,
  SectionPage,
  SectionQuery,
  Series,
  VodNeighbours,
} from './collections.ts';
import { ContentId } from './content.ts';
import { type Endpoint, onPages, onPagesBy } from '../endpoint.ts';
import { pagesOfSection } from './shown-by.ts';

const byId = z.object({ id: ContentId });

/** Endpoints of series, seasons, playlists and sections. */
export const collectionEndpoints = {
  'GET /api/v4/series/{id}': {
    ...onPages('SERIES'),
    summary: 'A series with a page of its seasons',
    params: byId,
    query: PartsQuery,
    status: 200,
    answer: Series,
  },
  'GET /api/v4/series/{seriesId}/adjacentTo/{seasonId}': {
    ...onPages('SERIES', 'SEASON'),
    summary: 'Seasons before and after one. 404 when the season is of another series.',
    params: z.object({ seriesId: ContentId, seasonId: ContentId }),
    query: SeasonNeighboursQuery,
    status: 200,
    answer: SeasonNeighbours,
  },
  'GET /api/v4/season/{id}': {
    ...onPages('SEASON', 'SERIES'),
    summary: 'A season with a page of its episodes',
    params: byId,
    query: PartsQuery,
    status: 200,
    answer: Season,
  },
  'GET /api/v4/playlist/{id}': {
    ...onPages('PLAYLIST'),
    summary: 'A playlist with a page of its titles',
    params: byId,
    query: PartsQuery,
    status: 200,
    answer: Playlist,
  },
  'GET /api/v2/vod/playlist/{id}': {
    ...onPages('PLAYLIST'),
    summary: 'A playlist by numbered pages, oldest form',
    params: byId,
    query: NumberedQuery,
    status: 200,
    answer: NumberedPlaylist,
  },
  'GET /api/v4/playlist/{id}/adjacentTo/{item}': {
    ...onPages('PLAYLIST', 'VOD'),
    summary: 'Titles before and after one in a playlist. 404 when it is not in it.',
    params: z.object({ id: ContentId, item: ContentId }),
    query: NeighboursQuery,
    status: 200,
    answer: VodNeighbours,
  },
  'GET /api/v4/vod/{id}/adjacent': {
    ...onPages('VOD'),
    summary: 'Episodes before and after one in its series; a video of no series has none',
    params: byId,
    query: NeighboursQuery,
    status: 200,
    answer: VodNeighbours,
  },
  'GET /api/v4/content/{section}': {
    ...onPagesBy(pagesOfSection),
    summary: 'A section’s heroes and rows. A section without content has none of either.',
    params: z.object({ section: z.string().min(1).max(80) }),
    query: SectionQuery,
    status: 200,
    answer: SectionPage,
  },
} as const satisfies Record<string, Endpoint>;
