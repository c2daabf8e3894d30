import * as z from 'zod';
import { accessLevels } from '../../access.ts';
import { ContentId, LastSeen } from './content.ts';

const HOUR_MS = 3_600_000;
/** Maximum length of a guide request: a local week, which has 169 hours at the end of daylight saving time. */
const MOST_HOURS = 7 * 24 + 1;

const rpp = z.coerce.number().int().min(1).max(100).default(20);
/** A date and time with offset, parsed to milliseconds. */
const Instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
/** Timestamp in milliseconds, limited to years with four digits (until 9999). */
const Timestamp = z.coerce.number().int().min(0).max(253_402_300_799_999);

const later = { message: `expected a moment after the first, and at most ${MOST_HOURS} hours after it` };
const isSpan = (from: number, to: number) => from < to && to - from <= MOST_HOURS * HOUR_MS;

/** TV guide request with ISO dates. */
export const EpgQuery = z
  .object({ from: Instant, to: Instant, rpp, channel: ContentId.optional(), lastSeen: LastSeen.optional() })
  .refine(({ from, to }) => isSpan(from, to), { path: ['to'], ...later });

/** Request for the programmes of one channel. */
export const ExternalTableQuery = z
  .object({ from: Instant, to: Instant, id: ContentId, rpp, lastSeen: LastSeen.optional() })
  .refine(({ from, to }) => isSpan(from, to), { path: ['to'], ...later });

/** TV guide request with timestamps. */
export const TimestampEpgQuery = z
  .object({ fromTs: Timestamp, toTs: Timestamp, rpp, epgId: ContentId.optional(), lastSeen: LastSeen.optional() })
  .refine(({ fromTs, toTs }) => isSpan(fromTs, toTs), { path: ['toTs'], ...later });

const Programme = z.object({
  id: z.int(),
  episode: z.string(),
  programme: z.string().optional(),
  description: z.string().optional(),
  rating: z.string().optional(),
  categories: z.array(z.string()).optional(),
  seasonNumber: z.int().optional(),
  episodeNumber: z.int().optional(),
  startDate: z.string(),
  endDate: z.string(),
  duration: z.number().optional(),
  thumbnailUrl: z.string().optional(),
  hasResults: z.boolean().optional(),
});

const EpgChannel = z.object({
  eventId: z.int(),
  name: z.string(),
  logoUrl: z.string().optional(),
  accessLevel: z.enum(accessLevels),
  licenceIds: z.array(z.int()).optional(),
  programmes: z.array(Programme),
});

const paging = z.object({ moreDataAvailable: z.boolean(), lastSeen: z.string().optional() });
/** A page of channels with their programmes, and the cursor of the next page. */
export const EpgPage = z.object({ channels: z.array(EpgChannel), paging });
/** A page of programmes of one channel, and the cursor of the next page. */
export const ProgrammesPage = z.object({ programmes: z.array(Programme), paging });
