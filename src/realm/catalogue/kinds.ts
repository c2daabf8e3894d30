import type { Source } from '#schemas/generated/types.ts';
import type { ContentKind } from './content.ts';

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
