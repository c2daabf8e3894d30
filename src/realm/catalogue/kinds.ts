import type { Source } from '#schemas/generated/types.ts';
import type { ListedType } from '#schemas/wire/lists.ts';
import type { ContentKind } from '../db/columns/content.ts';

const everything: readonly ContentKind[] = ['VIDEO', 'EPISODE', 'SERIES', 'SEASON', 'PLAYLIST', 'EVENT'];

const kinds: Readonly<Record<Source['type'], readonly ContentKind[]>> = {
  VIDEOS: ['VIDEO'],
  SERIES: ['SERIES'],
  SEASONS: ['SEASON'],
  EPISODES: ['EPISODE'],
  PLAYLISTS: ['PLAYLIST'],
  PLAYLIST_ITEMS: ['VIDEO', 'EPISODE'],
  LIVE: ['EVENT'],
  UPCOMING: ['EVENT'],
  IDS: everything,
};

/** Which kinds of content a source lists. */
export const kindsOfSource = (type: Source['type']): readonly ContentKind[] => kinds[type];

const ofTypes: Readonly<Record<ListedType, readonly ContentKind[]>> = {
  VOD: ['VIDEO', 'EPISODE'],
  VOD_VIDEO: ['VIDEO', 'EPISODE'],
  PLAYLIST: ['PLAYLIST'],
  VOD_PLAYLIST: ['PLAYLIST'],
  SERIES: ['SERIES'],
  VOD_SERIES: ['SERIES'],
  VOD_SEASON: ['SEASON'],
  SEASON_VOD: ['SEASON'],
  LIVE: ['EVENT'],
  LIVE_EVENT: ['EVENT'],
  UPCOMING: ['EVENT'],
  EPG: ['EVENT'],
};

/** Which kinds of content go by a type of card. */
export const kindsOfType = (type: ListedType): readonly ContentKind[] => ofTypes[type];
