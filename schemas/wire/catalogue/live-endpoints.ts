import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { ContentId } from './content.ts';
import { type Endpoint, forProfiles, forAll } from '../endpoint.ts';
import { LiveMessage, LiveStreamQuery } from './live.ts';
import { Reminder, ReminderBody } from './reminders.ts';

const byId = z.object({ id: ContentId });

/** Endpoints of the event stream and of reminders. */
export const liveEndpoints = {
  'GET /api/v2/live': {
    ...forAll,
    kind: 'stream',
    summary: 'Messages as they come to be: events that begin, end or change, and what is published',
    query: LiveStreamQuery,
    many: ['topic'],
    status: 200,
    answer: LiveMessage,
  },
  'GET /api/v4/event/{id}/reminder': {
    ...forProfiles,
    impersonators: 'plain',
    summary: 'Whether the caller is reminded of an event by mail',
    params: byId,
    status: 200,
    answer: Reminder,
  },
  'PUT /api/v4/event/{id}/reminder': {
    ...forProfiles,
    impersonators: 'noted',
    rateLimit: rateLimits.byHand,
    summary:
      'Have the caller reminded of the next time of an event, 15 minutes before. Doing it twice is doing it once. 409 eventHasBegun, tooManyReminders.',
    params: byId,
    body: ReminderBody,
    status: 204,
    answer: null,
  },
  'DELETE /api/v4/event/{id}/reminder': {
    ...forProfiles,
    impersonators: 'noted',
    rateLimit: rateLimits.byHand,
    summary: 'Have the caller reminded of an event no more. One that is not there is no mistake.',
    params: byId,
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
