import * as z from 'zod';
import { validate as isBucket } from '../generated/validators/blocks/bucket.js';
import { validate as isMenu } from '../generated/validators/definitions/menu.js';
import { validate as isPage } from '../generated/validators/definitions/page.js';
import { definition } from './definition.ts';

export const Bucket = definition('blocks/bucket.schema.json', isBucket);
export const Menu = definition('definitions/menu.schema.json', isMenu);
export const Page = definition('definitions/page.schema.json', isPage);

export const ContentId = z.coerce.number().int().min(1).max(2_147_483_647);
export const LastSeen = z.string().min(1).max(500);

/** Which page `GET /api/v1/view` composes; `section` and the titles need an id. */
export const ViewQuery = z.object({
  type: z.enum(['home', 'section', 'series', 'season', 'playlist', 'event']),
  id: z.string().min(1).max(80).optional(),
  timezone: z.string().max(60).optional(),
});

/** What is searched for. */
export const SearchQuery = z.object({
  query: z.string().max(200).default(''),
  timezone: z.string().max(60).optional(),
});

/** How a list is paged. `lastSeen` is the mark of the page before. */
export const PagingQuery = z.object({
  rpp: z.coerce.number().int().min(1).max(100).default(10),
  lastSeen: LastSeen.optional(),
  displayGeoblocked: z.enum(['SHOW', 'HIDE']).optional(),
  displayContentAvailableOnSignIn: z.enum(['SHOW', 'HIDE']).optional(),
});

export const MenuItems = z.object({ menus: z.array(Menu) });
