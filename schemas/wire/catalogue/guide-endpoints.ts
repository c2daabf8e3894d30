import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forMachines, onPages } from '../endpoint.ts';
import { EpgPage, EpgQuery, ExternalTableQuery, ProgrammesPage, TimestampEpgQuery } from './guide.ts';
import { GuideImportQuery, GuideImportReport } from './guide-import.ts';

/**
 * Maximum size of an uploaded guide: 33,000 programmes with all XMLTV data take about 30 MB, and a tenth of that
 * compressed.
 */
export const LARGEST_GUIDE_BYTES = 64_000_000;

/** Endpoints of the TV guide. */
export const guideEndpoints = {
  'GET /api/v4/epg': {
    ...onPages('EPG'),
    summary:
      'Channels with what is on them from one moment to another, at most 169 hours; one channel alone with descriptions',
    query: EpgQuery,
    status: 200,
    answer: EpgPage,
  },
  'GET /api/v3/external-table': {
    ...onPages('EPG'),
    summary: 'What is on one channel from one moment to another. 404 for what is no channel.',
    query: ExternalTableQuery,
    status: 200,
    answer: ProgrammesPage,
  },
  'GET /api/v2/epg': {
    ...onPages('EPG'),
    summary: 'The guide by timestamps, older form',
    query: TimestampEpgQuery,
    status: 200,
    answer: EpgPage,
  },
  'PUT /api/v2/epg': {
    ...forMachines,
    summary:
      'Imports a guide: XMLTV, or JSON {programmes: [{channel, start, stop, title, …}]}, packed by gzip or not. Of each channel the time from the first programme of the file to its last is replaced.',
    rateLimit: rateLimits.uploads,
    largestBody: LARGEST_GUIDE_BYTES,
    takes: ['application/xml', 'application/json', 'application/gzip'],
    query: GuideImportQuery,
    status: 200,
    answer: GuideImportReport,
  },
} as const satisfies Record<string, Endpoint>;
