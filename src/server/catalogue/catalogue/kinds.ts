import { familyOf, type TitleFamily, type TitleType } from '#schemas/card-types.ts';
import type { CatalogueSource } from '#schemas/personal.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';

const everything: readonly ContentKind[] = ['VIDEO', 'EPISODE', 'SERIES', 'SEASON', 'PLAYLIST', 'EVENT'];

const kinds: Readonly<Record<CatalogueSource['type'], readonly ContentKind[]>> = {
  VIDEOS: ['VIDEO'],
  SERIES: ['SERIES'],
  SEASONS: ['SEASON'],
  EPISODES: ['EPISODE'],
  PLAYLISTS: ['PLAYLIST'],
  PLAYLIST_ITEMS: ['VIDEO', 'EPISODE'],
  LIVE: ['EVENT'],
  UPCOMING: ['EVENT'],
  EPG: ['EVENT'],
  IDS: everything,
};

/** Which kinds of content a source lists. */
export const kindsOfSource = (type: CatalogueSource['type']): readonly ContentKind[] => kinds[type];

/** Which kinds of content a family of cards stands for; links and reviews name the same families. */
export const kindsOfFamily: Readonly<Record<TitleFamily, readonly ContentKind[]>> = {
  VOD: ['VIDEO', 'EPISODE'],
  LIVE: ['EVENT'],
  PLAYLIST: ['PLAYLIST'],
  SEASON: ['SEASON'],
  SERIES: ['SERIES'],
};

/** Which kinds of content go by a type of card. */
export const kindsOfType = (type: TitleType): readonly ContentKind[] => kindsOfFamily[familyOf(type)];

/** By which type the cards of a kind go; those of an event say besides whether it is still to come. */
export const typeOfKind = {
  VIDEO: 'VOD',
  EPISODE: 'VOD',
  SERIES: 'VOD_SERIES',
  SEASON: 'VOD_SEASON',
  PLAYLIST: 'PLAYLIST',
  EVENT: 'LIVE',
} as const satisfies Readonly<Record<ContentKind, TitleType>>;

/** Whether a kind of title is played as a film or as an event. */
export const playedAs = (kind: ContentKind): 'VOD' | 'LIVE' => (kind === 'EVENT' ? 'LIVE' : 'VOD');
