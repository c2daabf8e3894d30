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

/** Returns the kinds of content that a source lists. */
export const kindsOfSource = (type: CatalogueSource['type']): readonly ContentKind[] => kinds[type];

/** Kinds of content that belong to each family of cards. Links and reviews use the same family names. */
export const kindsOfFamily: Readonly<Record<TitleFamily, readonly ContentKind[]>> = {
  VOD: ['VIDEO', 'EPISODE'],
  LIVE: ['EVENT'],
  PLAYLIST: ['PLAYLIST'],
  SEASON: ['SEASON'],
  SERIES: ['SERIES'],
};

/** Returns the kinds of content that a card of a type can show. */
export const kindsOfType = (type: TitleType): readonly ContentKind[] => kindsOfFamily[familyOf(type)];

/** Card type of each kind; cards of events also say whether the event is upcoming. */
export const typeOfKind = {
  VIDEO: 'VOD',
  EPISODE: 'VOD',
  SERIES: 'VOD_SERIES',
  SEASON: 'VOD_SEASON',
  PLAYLIST: 'PLAYLIST',
  EVENT: 'LIVE',
} as const satisfies Readonly<Record<ContentKind, TitleType>>;

/** Returns whether a kind of title is played as a video or as an event. */
export const getPlaybackType = (kind: ContentKind): 'VOD' | 'LIVE' => (kind === 'EVENT' ? 'LIVE' : 'VOD');
