import * as z from 'zod';
import { boutMethods } from '../../bout.ts';
import { validate as isCard } from '../../generated/validators/definitions/card.js';
import { isDay } from '../../time/day.ts';
import { ContentId, LastSeen } from './content.ts';
import { definition } from '../definition.ts';

const Card = definition('definitions/card.schema.json', isCard);

/** A calendar day, alone or at the start of a date and time without a time zone. */
const Day = z
  .string()
  .regex(/^[12]\d{3}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/)
  .refine((text) => isDay(text.slice(0, 10)), 'expected a day that exists');

/** Parameters of a list by days: first day, time zone, and number of days per page. */
export const DaysQuery = z.object({
  timezone: z.string().max(60).optional(),
  from: Day.optional(),
  groupsPerPage: z.coerce.number().int().min(1).max(31).default(7),
  itemsPerGroup: z.coerce.number().int().min(1).max(200).default(50),
  lastSeen: LastSeen.optional(),
});

/** Parameters of a list by days whose page size counts titles. */
export const UpcomingQuery = z.object({
  timezone: z.string().max(60).optional(),
  rpp: z.coerce.number().int().min(1).max(100).default(12),
  lastSeen: LastSeen.optional(),
});

const p = z.coerce.number().int().min(1).max(1_000_000).default(1);
const rpp = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual);
const numbers = { page: z.int(), totalPages: z.int(), totalResults: z.int(), resultsPerPage: z.int() };

/**
 * Queries for lists of live and upcoming events; the default page size is ten for live events and twelve for upcoming
 * ones.
 */
export const LiveQuery = z.object({ p, rpp: rpp(10) });
export const UpcomingEventsQuery = z.object({ p, rpp: rpp(12) });
/** A numbered page of events. */
export const EventsPage = z.object({ events: z.array(Card), ...numbers });

export const HistoryQuery = z.object({ p, rpp: rpp(25) });
/** A numbered page of the caller's watch history, newest first. */
export const HistoryPage = z.object({ vods: z.array(Card.and(z.object({ watchedAt: z.int() }))), ...numbers });
/** Playback position of a video, in seconds. */
export const ProgressBody = z.strictObject({ progress: z.number().min(0).max(1_000_000) });

/**
 * Playback positions of several videos in seconds, in the format of other clients than this site. Further fields that
 * those clients send (`cid`, `startedAt`, `action`, `ctx`, `nature`) are ignored.
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
/** A news item; `body` is rich text, present only if a single item is requested. */
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
/** A fighter as shown in lists of fighters. */
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
/** A fighter with all bouts and related titles of the catalogue. */
export const FighterDetails = FighterEntry.extend({ bouts: z.array(Result), contentList: z.array(Card) });
