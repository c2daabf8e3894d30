import { type Endpoint, onPages } from './endpoint.ts';
import { EpgPage, EpgQuery, ExternalTableQuery, ProgrammesPage, TimestampEpgQuery } from './guide.ts';

/** The calls of the programme guide. */
export const guideEndpoints = {
  'GET /api/v4/epg': {
    ...onPages('EPG'),
    summary: 'Channels with what is on them from one moment to another, at most seven days',
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
} as const satisfies Record<string, Endpoint>;
