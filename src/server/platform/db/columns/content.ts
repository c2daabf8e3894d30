import type { AccessLevel } from '#schemas/access.ts';

/** Kinds of titles in the catalogue. */
export type ContentKind = 'VIDEO' | 'EPISODE' | 'SERIES' | 'SEASON' | 'PLAYLIST' | 'EVENT';

/** A picture of the realm's folder. `version` is the beginning of its hash and part of its URL, for cache busting. */
export interface StoredPicture {
  /** Path in the realm's folder, or an https:// URL of another server. The URL has no version. */
  path: string;
  version: string;
  /** Blurred placeholder of a few pixels as a data URL. */
  blur?: string;
}

/** Texts of a title in one language. */
export interface ContentTexts {
  title?: string;
  description?: string;
  longDescription?: string;
  /** Category names, translated by the realm's labels. */
  categories?: string[];
}

/**
 * A programme of an event channel. `offset` and `duration` are in seconds; `offset` counts from each start of the
 * event.
 */
export interface ContentProgramme {
  id: number;
  episode: string;
  programme?: string;
  offset: number;
  duration: number;
  picture?: StoredPicture;
  /** Translated names of the programme, by locale. */
  translations?: Record<string, { episode?: string; programme?: string }>;
}

/** A trailer as stored with its title. */
export interface Trailer {
  id: number;
  title: string;
  access: AccessLevel;
  /** Translated texts of the trailer, by locale. */
  translations: Record<string, ContentTexts> | null;
}

/** A person credited for a title, in front of or behind the camera. */
export interface Credit {
  name: string;
  /** Role of the person as text, or as a label reference `t:…`. */
  role: string;
  character?: string;
}

/** Fields that the author provides and that are stored without changes. */
export const authorFields = [
  'description',
  'longDescription',
  'categories',
  'rating',
  'entitlements',
  'year',
  'audioTracks',
  'audioOnly',
  'placeholder',
  'guideOnly',
  'people',
  'translations',
] as const satisfies readonly (keyof ContentBody)[];

/** JSON column of a title: everything that is not used to filter or sort rows. */
export interface ContentBody extends Omit<ContentTexts, 'title' | 'categories'> {
  /** Duration in seconds. */
  duration?: number;
  /** Name of the film in `media.json`. */
  media?: string;
  categories?: string[];
  rating?: string;
  /** Entitlements that open the title, any one of them; without it, the implicit one of the whole catalogue. */
  entitlements?: string[];
  /** Year in which the title was produced. */
  year?: number;
  people?: Credit[];
  audioOnly?: boolean;
  /** Languages of the audio tracks. */
  audioTracks?: string[];
  /** Time of the premiere, and the period in minutes if it repeats. */
  premiereRelease?: { type: string; scheduledAt: string; repeatsEveryMinutes?: number };
  /** Trailers of the title. */
  trailers?: Trailer[];
  /** false for a title that is listed but not playable yet. */
  available?: boolean;
  location?: string;
  picture?: StoredPicture;
  poster?: StoredPicture;
  /** Title artwork: the name of the title drawn as a picture. */
  titlePicture?: StoredPicture;
  /** Logo of a channel or series. */
  logo?: StoredPicture;
  placeholder?: string;
  /** Programmes of a channel. */
  programmes?: ContentProgramme[];
  /** True if the event is shown only in the programme guide and in no list of events. */
  guideOnly?: boolean;
  publishedAt?: string;
  /** Number of seasons of a series. */
  seasonCount?: number;
  /** Number of videos of a season or playlist. */
  vodCount?: number;
  /** Translated texts of the title, by locale. */
  translations?: Record<string, ContentTexts>;
}
