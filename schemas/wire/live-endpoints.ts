import { type Endpoint, forAll } from './endpoint.ts';
import { LiveMessage, LiveStreamQuery } from './live.ts';

/** The stream of messages. */
export const liveEndpoints = {
  'GET /api/v2/live': {
    ...forAll,
    kind: 'stream',
    summary: 'Messages as they come to be: events that begin, end or change, and what is published',
    query: LiveStreamQuery,
    status: 200,
    answer: LiveMessage,
  },
} as const satisfies Record<string, Endpoint>;
