import * as z from 'zod';
import { boutMethods } from '../bout.ts';
import { validate as isCard } from '../generated/validators/definitions/card.js';
import { isDay } from '../time/day.ts';
import { ContentId, LastSeen } from './content.ts';
import { definition } from './definition.ts';

const Card = definition('definitions/card.schema.json', isCard);

/** A day of the calendar, by itself or as the beginning of a date and time without a zone. */
const Day = z
  .string()
  .regex(/^[12]\d{3}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/)
  .refine((text) => isDay(text.slice(0, 10)), 'expected a day that exists');

/** A list by days: from which day, in whose time zone, and how much of it at once. */
export const DaysQuery = z.object({
  timezone: z.string().max(60).optional(),
  from: Day.optional(),
  groupsPerPage: z.coerce.number().int().min(1).max(31).default(7),
  itemsPerGroup: z.coerce.number().int().min(1).max(200).default(50),
  lastSeen: LastSeen.optional(),
});

/** A list by days of which a page has a number of titles. */
export const UpcomingQuery = z.object({
  timezone: z.string().max(60).optional(),
  rpp: z.coerce.number().int().min(1).max(100).default(12),
  lastSeen: LastSeen.optional(),
});

const p = z.coerce.number().int().min(1).max(1_000_000).default(1);
const rpp = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual);
const numbers = { page: z.int(), totalPages: z.int(), totalResults: z.int(), resultsPerPage: z.int() };

/** Pages of live events have ten, pages of upcoming ones twelve. */
export const LiveQuery = z.object({ p, rpp: rpp(10) });
export const UpcomingEventsQuery = z.object({ p, rpp: rpp(12) });
/** Events by numbered pages. */
export const EventsPage = z.object({ events: z.array(Card), ...numbers });

export const HistoryQuery = z.object({ p, rpp: rpp(25) });
/** What the caller has watched, newest first, by numbered pages. */
export const HistoryPage = z.object({ vods: z.array(Card.and(z.object({ watchedAt: z.int() }))), ...numbers });
/** How far a video has been watched, in seconds. */
export const ProgressBody = z.strictObject({ progress: z.number().min(0).max(1_000_000) });

/**
 * How far videos have been watched, in seconds, as other clients report it, several at once. What else they say
 * (`cid`, `startedAt`, `action`, `ctx`, `nature`) is read by nobody.
 */
export const WatchProgressBody = z
  .array(z.object({ video: ContentId, progress: z.number().min(0).max(1_000_000) }))
  .min(1)
  .max(100);

const Paging = z.object({ moreDataAvailable: z.boolean(), lastSeen: z.string().optional() });
const Key = z.string().min(1).max(80);

export const NewsQuery = z.object({
  feed: Key.optional(),
  except: Key.optional(),
  rpp: rpp(12),
  lastSeen: LastSeen.optional(),
});
export const NewsParams = z.object({ feedName: Key, newId: Key });
/** A piece of news; `body` is rich, and only there when one is asked for by itself. */
export const NewsEntry = z.object({
  id: z.string(),
  feedName: z.string(),
  title: z.string(),
  publishedAt: z.string(),
  thumbnailUrl: z.string().optional(),
  summary: z.string().optional(),
  body: z.string().optional(),
});
export type NewsEntry = z.infer<typeof NewsEntry>;
export const NewsPage = z.object({ items: z.array(NewsEntry), paging: Paging });

const Result = z.object({
  opponent: z.string(),
  opponentId: z.string().optional(),
  outcome: z.enum(['win', 'loss', 'noContest']),
  method: z.enum(boutMethods),
  round: z.int().optional(),
  time: z.string().optional(),
  event: z.string().optional(),
  date: z.string().optional(),
});

export const FightersQuery = z.object({ rpp: rpp(12), lastSeen: LastSeen.optional() });
export const FighterParams = z.object({ id: Key });
/** A fighter as lists show one. */
export const FighterEntry = z.object({
  fighterId: z.string(),
  name: z.string(),
  nickname: z.string().optional(),
  description: z.string().optional(),
  thumbnailUrl: z.string().optional(),
  record: z.object({ wins: z.int(), losses: z.int(), noContests: z.int() }),
  weightClass: z.string().optional(),
  country: z.string().optional(),
});
export type FighterEntry = z.infer<typeof FighterEntry>;
export const FightersPage = z.object({ fighters: z.array(FighterEntry), paging: Paging });
/** A fighter with the bouts, and the titles of the catalogue to see them in. */
export const FighterDetails = FighterEntry.extend({ bouts: z.array(Result), contentList: z.array(Card) });
