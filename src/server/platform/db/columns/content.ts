import type { AccessLevel } from '#schemas/access.ts';

/** Kinds of content in the catalogue. */
export type ContentKind = 'VIDEO' | 'EPISODE' | 'SERIES' | 'SEASON' | 'PLAYLIST' | 'EVENT';

/** A picture of the realm's folder, with the beginning of its hash, which makes its address new when it changes. */
export interface Picture {
  /** In the folder, or an address elsewhere that begins with https://; that one has no version. */
  path: string;
  version: string;
  /** The picture in a few pixels, as an address that holds it. */
  blur?: string;
}

/** The texts of a title in one language. */
export interface ContentTexts {
  title?: string;
  description?: string;
  longDescription?: string;
  /** As the realm's labels say them. */
  categories?: string[];
}

/** One programme of a channel; seconds from the start of the event, each time that it takes place. */
export interface ContentProgramme {
  id: number;
  episode: string;
  programme?: string;
  offset: number;
  duration: number;
  picture?: Picture;
  /** By locale. */
  translations?: Record<string, { episode?: string; programme?: string }>;
}

/** A trailer as the title knows it that it is of. */
export interface Trailer {
  id: number;
  title: string;
  access: AccessLevel;
  /** By locale. */
  translations: Record<string, ContentTexts> | null;
}

/** Who made a title, or is in it. */
export interface Credit {
  name: string;
  /** A text, or a label as t:…. */
  role: string;
  character?: string;
}

/** What an author says of any title, and what is kept of it as it is. */
export const toldFacts = [
  'description',
  'longDescription',
  'categories',
  'rating',
  'year',
  'audioTracks',
  'audioOnly',
  'placeholder',
  'guideOnly',
  'people',
  'translations',
] as const satisfies readonly (keyof ContentBody)[];

/** What the catalogue knows of a title beyond what rows are chosen and ordered by. */
export interface ContentBody extends Omit<ContentTexts, 'title' | 'categories'> {
  /** Length in seconds. */
  duration?: number;
  /** Name of the film in media.json. */
  media?: string;
  categories?: string[];
  rating?: string;
  /** Year in which it was made. */
  year?: number;
  people?: Credit[];
  audioOnly?: boolean;
  /** Languages of the sound. */
  audioTracks?: string[];
  /** When it is shown first, and after how many minutes again, where that comes round. */
  premiereRelease?: { type: string; scheduledAt: string; repeatsEveryMinutes?: number };
  /** Videos that show what it is like. */
  trailers?: Trailer[];
  /** false: shown, but not to be played yet. */
  available?: boolean;
  location?: string;
  picture?: Picture;
  poster?: Picture;
  /** The title as a picture. */
  titlePicture?: Picture;
  /** Of a channel or series. */
  logo?: Picture;
  placeholder?: string;
  /** Of a channel. */
  programmes?: ContentProgramme[];
  /** Whether it stands in the programme guide alone, and in no list of events. */
  guideOnly?: boolean;
  publishedAt?: string;
  /** Of a series. */
  seasonCount?: number;
  /** Of a season or playlist. */
  vodCount?: number;
  /** By locale. */
  translations?: Record<string, ContentTexts>;
}
