import * as z from 'zod';
import { validate as isCard } from '../../generated/validators/definitions/card.js';
import { validate as isSeason } from '../../generated/validators/definitions/season-item.js';
import { BucketDefinition, ContentId } from './content.ts';
import { definition } from '../definition.ts';
import { SharingDetail } from './sharing.ts';
import { validate as isHero } from '../../generated/validators/blocks/hero.js';

const ContentItem = definition('definitions/card.schema.json', isCard);
const SeasonItem = definition('definitions/season-item.schema.json', isSeason);
const Hero = definition('blocks/hero.schema.json', isHero);

const Display = z.enum(['SHOW', 'HIDE']).optional();
const rpp = z.coerce.number().int().min(1).max(100).default(25);
const display = { displayGeoblocked: Display, displayContentAvailableOnSignIn: Display };

/** Paging of the parts of a series, season or playlist. Older clients require `lastSeen` to be a number. */
export const PartsQuery = z.object({ rpp, lastSeen: ContentId.optional(), ...display });

/** Paging by page number, for the oldest playlist endpoint. */
export const NumberedQuery = z.object({ rpp, p: z.coerce.number().int().min(1).max(1_000_000).default(1), ...display });

/** Request for the titles before and after a title in its list; `size` is the maximum number on each side. */
export const NeighboursQuery = z.object({
  size: z.coerce.number().int().min(1).max(100).default(5),
  ...display,
});

/** Request for the seasons before and after a season; `size` is the maximum number on each side. */
export const SeasonNeighboursQuery = z.object({ size: z.coerce.number().int().min(1).max(100).default(25) });

/** Paging of a list with numeric cursors. */
export const NumberPaging = z.object({ moreDataAvailable: z.boolean(), lastSeen: z.int().optional() });

/** Properties that series, seasons and playlists have in common. */
const Collection = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().optional(),
  longDescription: z.string().optional(),
  coverUrl: z.string().optional(),
  smallCoverUrl: z.string().optional(),
  posterUrl: z.string().optional(),
  categories: z.array(z.string()).optional(),
  rating: z.object({ rating: z.string() }).optional(),
});

/** A series with one page of its seasons, including those without episodes. */
export const Series = Collection.extend({
  titleUrl: z.string().optional(),
  logoUrl: z.string().optional(),
  seasons: z.array(SeasonItem),
  paging: NumberPaging,
});
export type Series = z.infer<typeof Series>;

/** A season with one page of its episodes. */
export const Season = Collection.extend({
  titleUrl: z.string().optional(),
  seasonNumber: z.int().optional(),
  episodeCount: z.int(),
  series: z.object({ seriesId: z.int(), title: z.string() }).optional(),
  episodes: z.array(ContentItem),
  paging: NumberPaging,
});
export type Season = z.infer<typeof Season>;

/** A playlist with one page of its titles. */
export const Playlist = Collection.extend({
  playlistType: z.literal('VOD'),
  vodCount: z.int(),
  vods: z.array(ContentItem),
  paging: NumberPaging,
  /** Settings for sharing the playlist; absent if sharing is off for the realm. */
  socialSharingDetail: SharingDetail.optional(),
});
export type Playlist = z.infer<typeof Playlist>;

/** A playlist in its oldest format, by page number. */
export const NumberedPlaylist = Collection.extend({
  videos: z.object({
    vods: z.array(ContentItem),
    page: z.int(),
    totalPages: z.int(),
    totalResults: z.int(),
    resultsPerPage: z.int(),
  }),
  socialSharingDetail: SharingDetail.optional(),
});
export type NumberedPlaylist = z.infer<typeof NumberedPlaylist>;

/** Titles before and after a title, in list order. */
export const VodNeighbours = z.object({ precedingVods: z.array(ContentItem), followingVods: z.array(ContentItem) });

/** Seasons before and after a season, in series order. */
export const SeasonNeighbours = z.object({
  precedingSeasons: z.array(SeasonItem),
  followingSeasons: z.array(SeasonItem),
});
export type SeasonNeighbours = z.infer<typeof SeasonNeighbours>;

/** Paging of a section: rows per page and titles per row; for the schedule also the time zone (`zo`). */
export const SectionQuery = z.object({
  bpp: z.coerce.number().int().min(1).max(50).default(10),
  rpp: z.coerce.number().int().min(1).max(100).default(12),
  lastSeen: z.string().min(1).max(80).optional(),
  zo: z.string().max(60).optional(),
  ...display,
});

/** A section as other clients than this site get it: only its heroes and rows. */
export const SectionPage = z.object({
  sectionId: z.string(),
  title: z.string().optional(),
  heroes: z.array(Hero),
  buckets: z.array(BucketDefinition),
  paging: z.object({ moreDataAvailable: z.boolean(), lastSeen: z.string().optional() }),
});
export type SectionPage = z.infer<typeof SectionPage>;
