import * as z from 'zod';
import { validate as isBucket } from '../../generated/validators/blocks/bucket.js';
import { validate as isCard } from '../../generated/validators/definitions/card.js';
import { validate as isMenu } from '../../generated/validators/definitions/menu.js';
import { validate as isPage } from '../../generated/validators/definitions/page.js';
import { definition } from '../definition.ts';

export const BucketDefinition = definition('blocks/bucket.schema.json', isBucket);
const Card = definition('definitions/card.schema.json', isCard);
export const Menu = definition('definitions/menu.schema.json', isMenu);
export const PageDefinition = definition('definitions/page.schema.json', isPage);

export const ContentId = z.coerce.number().int().min(1).max(2_147_483_647);
export const LastSeen = z.string().min(1).max(500);

/** Pages that every realm has; a stored page of the same name replaces the default. */
export const ownPages = ['browse', 'livenow', 'news', 'fighters', 'epg'] as const;

/** Pages for single items that are not catalogue titles, for interstitials, and for the caller's lists. */
export const thingPages = ['newsItem', 'fighter', 'text', 'plugin', 'interstitial', 'history', 'favourites'] as const;

/**
 * Type of page that `GET /api/v1/view` composes. All types except `home`, `history`, `favourites` and a realm's own
 * pages need an id; `newsItem` also needs a feed. `seasonId` selects the season of a series.
 */
export const ViewQuery = z.object({
  type: z.enum(['home', 'section', 'series', 'season', 'playlist', 'event', ...ownPages, ...thingPages]),
  id: z.string().min(1).max(80).optional(),
  seasonId: z.string().max(80).optional(),
  feedName: z.string().min(1).max(80).optional(),
  /** Day of the TV guide, such as 2026-12-06. */
  date: z.string().min(1).max(80).optional(),
  timezone: z.string().max(60).optional(),
});

const facet = z.array(z.string().min(3).max(2000)).max(12);
const facets = facet.refine((all) => all.join('').length <= 1500, 'expected fewer values').default([]);

/** Text typed into a search box. */
const Query = z.string().max(200).default('');

/**
 * Search parameters. Each `facet` is `name:value,value` with the name contentType or category; a comma within a value
 * is written %2C.
 */
export const SearchQuery = z.object({
  query: Query,
  facet: facets,
  lastSeen: LastSeen.optional(),
  timezone: z.string().max(60).optional(),
});

/** The text that the user has typed into the search box so far. */
export const SuggestionsQuery = z.object({ query: Query });

/** Completions of the typed text, best first. */
export const Suggestions = z.object({ suggestions: z.array(z.object({ text: z.string().min(1).max(300) })).max(8) });

/** Titles of a grid. Each `facet` is `name:value,value`; a comma within a value is written %2C. */
export const GridQuery = z.object({
  facet: facets,
  sort: z.enum(['publicationDate', 'title']).default('publicationDate'),
  sortDirection: z.enum(['ASC', 'DESC']).default('DESC'),
  lastSeen: LastSeen.optional(),
  rpp: z.coerce.number().int().min(1).max(100).default(48),
  timezone: z.string().max(60).optional(),
});

/** Paging of a list. `lastSeen` is the cursor from the previous page. */
export const PagingQuery = z.object({
  rpp: z.coerce.number().int().min(1).max(100).default(10),
  lastSeen: LastSeen.optional(),
  displayGeoblocked: z.enum(['SHOW', 'HIDE']).optional(),
  displayContentAvailableOnSignIn: z.enum(['SHOW', 'HIDE']).optional(),
});

/** The most popular titles of the realm, most watched first. */
export const Popular = z.object({ contentList: z.array(Card) });

export const MenuItems = z.object({ menus: z.array(Menu) });
