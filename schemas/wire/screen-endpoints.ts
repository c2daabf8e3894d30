import * as z from 'zod';
import { ContentId, Page } from './content.ts';
import { type Endpoint, forAccounts, onPages } from './endpoint.ts';
import {
  DaysQuery,
  EventsPage,
  FighterDetails,
  FighterParams,
  FightersPage,
  FightersQuery,
  HistoryPage,
  HistoryQuery,
  LiveQuery,
  NewsEntry,
  NewsPage,
  NewsParams,
  NewsQuery,
  ProgressBody,
  UpcomingEventsQuery,
  UpcomingQuery,
} from './screens.ts';

/** The calls of events, days, news, fighters and the history. */
export const screenEndpoints = {
  'GET /api/v1/view/schedule': {
    ...onPages('SCHEDULE'),
    summary: 'Events by day from a day on, as a composed page in the caller’s time zone',
    query: DaysQuery,
    status: 200,
    answer: Page,
  },
  'GET /api/v1/view/releases': {
    ...onPages('RELEASES'),
    summary: 'Titles by the day of their release, newest first, as a composed page in the caller’s time zone',
    query: DaysQuery,
    status: 200,
    answer: Page,
  },
  'GET /api/v1/view/upcoming': {
    ...onPages('UPCOMING'),
    summary: 'Events that are to come by day, twelve at once, as a composed page in the caller’s time zone',
    query: UpcomingQuery,
    status: 200,
    answer: Page,
  },
  'GET /api/v2/event/live': {
    ...onPages('LIVE_EVENTS'),
    summary: 'Events that are on, by numbered pages',
    query: LiveQuery,
    status: 200,
    answer: EventsPage,
  },
  'GET /api/v2/event/upcoming': {
    ...onPages('UPCOMING'),
    summary: 'Events that are to come, by numbered pages',
    query: UpcomingEventsQuery,
    status: 200,
    answer: EventsPage,
  },
  'GET /api/v2/customer/history/vod': {
    ...forAccounts,
    summary: 'What the caller has watched, newest first. 403 for guests.',
    query: HistoryQuery,
    status: 200,
    answer: HistoryPage,
  },
  'POST /api/v2/customer/history/vod/{id}': {
    ...forAccounts,
    summary: 'How far the caller has watched a video. 403 for guests.',
    params: z.object({ id: ContentId }),
    body: ProgressBody,
    status: 204,
    answer: null,
  },
  'GET /api/v2/news': {
    ...onPages('NEWS', 'NEWS_ITEM'),
    summary: 'News of a feed or of all, newest first',
    query: NewsQuery,
    status: 200,
    answer: NewsPage,
  },
  'GET /api/v2/news/{feedName}/{newId}': {
    ...onPages('NEWS_ITEM'),
    summary: 'A piece of news in full',
    params: NewsParams,
    status: 200,
    answer: NewsEntry,
  },
  'GET /api/v2/fighters': {
    ...onPages('FIGHTERS'),
    summary: 'Fighters',
    query: FightersQuery,
    status: 200,
    answer: FightersPage,
  },
  'GET /api/v2/fighters/{id}': {
    ...onPages('FIGHTER'),
    summary: 'A fighter with bouts, and titles to see them in',
    params: FighterParams,
    status: 200,
    answer: FighterDetails,
  },
} as const satisfies Record<string, Endpoint>;
