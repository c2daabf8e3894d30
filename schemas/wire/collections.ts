import * as z from 'zod';
import { validate as isCard } from '../generated/validators/definitions/card.js';
import { validate as isSeason } from '../generated/validators/definitions/season-item.js';
import { Bucket, ContentId } from './content.ts';
import { definition } from './definition.ts';
import { SharingDetail } from './sharing.ts';
import { validate as isHero } from '../generated/validators/blocks/hero.js';

const ContentItem = definition('definitions/card.schema.json', isCard);
const SeasonItem = definition('definitions/season-item.schema.json', isSeason);
const Hero = definition('blocks/hero.schema.json', isHero);

const Display = z.enum(['SHOW', 'HIDE']).optional();
const rpp = z.coerce.number().int().min(1).max(100).default(25);
const display = { displayGeoblocked: Display, displayContentAvailableOnSignIn: Display };

/** How the parts of a series, season or playlist are paged. Older clients need a number for `lastSeen`. */
export const PartsQuery = z.object({ rpp, lastSeen: ContentId.optional(), ...display });

/** How the oldest form of a playlist is paged: by the number of the page. */
export const NumberedQuery = z.object({ rpp, p: z.coerce.number().int().min(1).max(1_000_000).default(1), ...display });

/** How many neighbours on each side. */
export const NeighboursQuery = z.object({
  size: z.coerce.number().int().min(1).max(100).default(5),
  ...display,
});

/** How many seasons on each side. */
export const SeasonNeighboursQuery = z.object({ size: z.coerce.number().int().min(1).max(100).default(25) });

/** The paging of a list whose cursor is a number. */
export const NumberPaging = z.object({ moreDataAvailable: z.boolean(), lastSeen: z.int().optional() });

/** What every collection of titles says of itself. */
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

/** A series with one page of its seasons, those without episodes among them. */
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
  /** Absent where it cannot be shared. */
  socialSharingDetail: SharingDetail.optional(),
});
export type Playlist = z.infer<typeof Playlist>;

/** A playlist in its oldest form, by numbered pages. */
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

/** What stands before and after a title in its list, in the list's order. */
export const VodNeighbours = z.object({ precedingVods: z.array(ContentItem), followingVods: z.array(ContentItem) });

/** What stands before and after a season in its series, in the series' order. */
export const SeasonNeighbours = z.object({
  precedingSeasons: z.array(SeasonItem),
  followingSeasons: z.array(SeasonItem),
});
export type SeasonNeighbours = z.infer<typeof SeasonNeighbours>;

/** How a section is paged: rows per page, titles per row; of the schedule, whose days (`zo`). */
export const SectionQuery = z.object({
  bpp: z.coerce.number().int().min(1).max(50).default(10),
  rpp: z.coerce.number().int().min(1).max(100).default(12),
  lastSeen: z.string().min(1).max(80).optional(),
  zo: z.string().max(60).optional(),
  ...display,
});

/** A section as other clients read it: its heroes and rows, without what else stands on the page. */
export const SectionPage = z.object({
  sectionId: z.string(),
  title: z.string().optional(),
  heroes: z.array(Hero),
  buckets: z.array(Bucket),
  paging: z.object({ moreDataAvailable: z.boolean(), lastSeen: z.string().optional() }),
});
export type SectionPage = z.infer<typeof SectionPage>;
