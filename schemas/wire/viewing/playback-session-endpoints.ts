import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts, forProfiles, onPages } from '../endpoint.ts';
import {
  PartitionAnswer,
  PartitionBody,
  PlaybackSessionBegun,
  PlaybackSessionBody,
  PlaybackSessionParams,
  PlaybackSessions,
} from './playback-sessions.ts';

/** Endpoints of playback sessions: concurrent streams and multiview. */
export const playbackSessionEndpoints = {
  'GET /api/v2/playback-sessions': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'What the caller’s account is playing now, and where. 403 for guests.',
    status: 200,
    answer: PlaybackSessions,
  },
  'POST /api/v2/playback-sessions': {
    ...forProfiles,
    impersonators: 'noted',
    workload: 'playback',
    rateLimit: rateLimits.byPlayer,
    summary:
      'Begins to play a title. 409 streamLimitReached, with the other streams in details.streams, where the account plays as many as it may. Guests are not counted: 403.',
    body: PlaybackSessionBody,
    status: 201,
    answer: PlaybackSessionBegun,
  },
  'PUT /api/v2/playback-sessions/{id}/heartbeat': {
    ...forProfiles,
    impersonators: 'plain',
    workload: 'playback',
    rateLimit: rateLimits.byPlayer,
    summary:
      'Says that a stream still plays. 404 playbackStoppedElsewhere where another device has ended it, 404 playbackSessionOver where it was not heard of for too long: begin anew.',
    params: PlaybackSessionParams,
    status: 204,
    answer: null,
  },
  'DELETE /api/v2/playback-sessions/{id}': {
    ...forProfiles,
    impersonators: 'plain',
    rateLimit: rateLimits.byPlayer,
    summary:
      'Ends one of the account’s streams, wherever it plays. One that is not there is no mistake. 403 for guests.',
    params: PlaybackSessionParams,
    status: 204,
    answer: null,
  },
  'POST /api/v1/multiviewHeartbeat': {
    ...onPages('MULTI_VIEW'),
    workload: 'playback',
    rateLimit: rateLimits.perVisit,
    alsoAt: ['/api/v1/token/partition'],
    summary:
      'Says which live events this session plays at once, and gives a token that carries them. 409 multiViewLost, streamLimitReached, tooManyViews; 403 multiViewOff; or why an event is not played.',
    body: PartitionBody,
    status: 201,
    answer: PartitionAnswer,
  },
} as const satisfies Record<string, Endpoint>;
