import * as z from 'zod';
import { validate as isBucket } from '../generated/validators/blocks/bucket.js';
import { validate as isCard } from '../generated/validators/definitions/card.js';
import { validate as isMenu } from '../generated/validators/definitions/menu.js';
import { validate as isPage } from '../generated/validators/definitions/page.js';
import { definition } from './definition.ts';

export const Bucket = definition('blocks/bucket.schema.json', isBucket);
const Card = definition('definitions/card.schema.json', isCard);
export const Menu = definition('definitions/menu.schema.json', isMenu);
export const Page = definition('definitions/page.schema.json', isPage);

export const ContentId = z.coerce.number().int().min(1).max(2_147_483_647);
export const LastSeen = z.string().min(1).max(500);

/** The pages that every realm has; one that stores a page of the name shows its own. */
export const ownPages = ['browse', 'livenow', 'news', 'fighters', 'epg'] as const;

/** Pages of one thing that is no title of the catalogue, of what a title asks for, and of the caller. */
export const thingPages = ['newsItem', 'fighter', 'text', 'plugin', 'interstitial', 'history', 'favourites'] as const;

/** Which page `GET /api/v1/view` composes. All but `home`, `history`, `favourites` and a realm's own pages need an id, `newsItem` a feed too; `seasonId` says which season of a series to show. */
export const ViewQuery = z.object({
  type: z.enum(['home', 'section', 'series', 'season', 'playlist', 'event', ...ownPages, ...thingPages]),
  id: z.string().min(1).max(80).optional(),
  seasonId: z.string().max(80).optional(),
  feedName: z.string().min(1).max(80).optional(),
  /** Day of the guide, such as 2026-12-06. */
  date: z.string().min(1).max(80).optional(),
  timezone: z.string().max(60).optional(),
});

const facet = z.array(z.string().min(3).max(2000)).max(12);
const facets = facet.refine((all) => all.join('').length <= 1500, 'expected fewer values').default([]);

/** What somebody types into a search box. */
const Query = z.string().max(200).default('');

/** What is searched for. Each `facet` is `name:value,value`, of contentType or category; a comma within a value is %2C. */
export const SearchQuery = z.object({
  query: Query,
  facet: facets,
  lastSeen: LastSeen.optional(),
  timezone: z.string().max(60).optional(),
});

/** What has been typed so far. */
export const SuggestionsQuery = z.object({ query: Query });

/** Names that begin with what was typed, best first. */
export const Suggestions = z.object({ suggestions: z.array(z.object({ text: z.string().min(1).max(300) })).max(8) });

/** Which titles a grid shows. Each `facet` is `name:value,value`; a comma within a value is %2C. */
export const GridQuery = z.object({
  facet: facets,
  sort: z.enum(['publicationDate', 'title']).default('publicationDate'),
  sortDirection: z.enum(['ASC', 'DESC']).default('DESC'),
  lastSeen: LastSeen.optional(),
  rpp: z.coerce.number().int().min(1).max(100).default(48),
  timezone: z.string().max(60).optional(),
});

/** How a list is paged. `lastSeen` is the cursor of the page before. */
export const PagingQuery = z.object({
  rpp: z.coerce.number().int().min(1).max(100).default(10),
  lastSeen: LastSeen.optional(),
  displayGeoblocked: z.enum(['SHOW', 'HIDE']).optional(),
  displayContentAvailableOnSignIn: z.enum(['SHOW', 'HIDE']).optional(),
});

/** Titles that many have watched, those watched most first. */
export const Popular = z.object({ contentList: z.array(Card) });

export const MenuItems = z.object({ menus: z.array(Menu) });
