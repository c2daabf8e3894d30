import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { ContentId } from '../catalogue/content.ts';
import { type Endpoint, forAll, onPages } from '../endpoint.ts';
import { Manifest, PlaybackQuery, PlayerJson, Stream, VideoDetails } from './playback.ts';

const byId = z.object({ id: ContentId });
const manifestBody = z
  .looseObject({
    googlePalContextId: z.string().max(2000).optional(),
    /**
     * For multiview only: the event's partition. The access token must contain it, otherwise the response is 409
     * multiViewLost.
     */
    partition: z.string().max(20).optional(),
  })
  .optional();

/** Endpoints of videos, events and their streams. */
export const playbackEndpoints = {
  'GET /api/v4/vod/{id}': {
    ...onPages('VOD', 'VOD_TOGETHER'),
    workload: 'playback',
    summary: 'A video in full',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'GET /api/v4/event/{id}': {
    ...onPages('LIVE'),
    workload: 'playback',
    summary: 'An event that is on, in full. 404 videoIsNotLive when it is not.',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'GET /api/v2/event/{id}': {
    ...onPages('LIVE', 'MULTI_VIEW', 'WATCH_TOGETHER'),
    workload: 'playback',
    summary: 'An event in full, whether or not it is on',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'GET /api/v4/vods/live/{id}': {
    ...onPages('LIVE', 'MULTI_VIEW', 'WATCH_TOGETHER'),
    workload: 'playback',
    summary: 'The recording of an event, in full. 404 where it has none.',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'GET /api/v3/vod/{id}': {
    ...onPages('VOD'),
    workload: 'playback',
    summary: 'A video in full, older form',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'GET /api/v2/vod/{id}': {
    ...onPages('VOD'),
    workload: 'playback',
    summary: 'A video in full, oldest form',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'POST /api/v5/manifest/video/{id}': {
    ...onPages('VOD', 'VOD_TOGETHER'),
    workload: 'playback',
    rateLimit: rateLimits.perVisit,
    summary: 'Where a video’s streams are named',
    params: byId,
    query: PlaybackQuery,
    body: manifestBody,
    status: 200,
    answer: Manifest,
  },
  'POST /api/v5/manifest/event/{id}': {
    ...onPages('LIVE', 'MULTI_VIEW', 'WATCH_TOGETHER'),
    workload: 'playback',
    rateLimit: rateLimits.perVisit,
    summary: 'Where an event’s streams are named. 404 videoIsNotLive when it is not on.',
    params: byId,
    query: PlaybackQuery,
    body: manifestBody,
    status: 200,
    answer: Manifest,
  },
  'GET /api/v2/manifest/video/{id}': {
    ...onPages('VOD', 'VOD_TOGETHER'),
    workload: 'playback',
    summary: 'Where a video’s streams are named, older form',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: Manifest,
  },
  'GET /api/v2/manifest/event/{id}': {
    ...onPages('LIVE', 'MULTI_VIEW', 'WATCH_TOGETHER'),
    workload: 'playback',
    summary: 'Where an event’s streams are named, older form. 404 videoIsNotLive when it is not on.',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: Manifest,
  },
  'GET /api/v2/stream/vod/{id}': {
    ...onPages('VOD'),
    workload: 'playback',
    summary: 'Where a video’s streams are named, older form',
    params: byId,
    status: 200,
    answer: Stream,
  },
  'GET /api/v3/stream/vod/{id}': {
    ...onPages('VOD'),
    workload: 'playback',
    summary: 'Where a video’s streams are named, older form',
    params: byId,
    status: 200,
    answer: Stream,
  },
  'GET /api/v2/stream/event/{id}': {
    ...onPages('LIVE'),
    workload: 'playback',
    summary: 'Where an event’s streams are named, older form',
    params: byId,
    status: 200,
    answer: Stream,
  },
  'GET /api/v2/stream': {
    ...onPages('LIVE'),
    workload: 'playback',
    summary: 'Where an event’s streams are named, oldest form',
    query: z.object({ eventId: ContentId }),
    status: 200,
    answer: Stream,
  },
  'GET /api/v2/player/{signed}': {
    ...forAll,
    workload: 'playback',
    realmBy: 'signed',
    summary: 'Streams, subtitles and chapters. The address itself is the credential; 403 when it has expired.',
    params: z.object({ signed: z.string().min(1).max(4000) }),
    status: 200,
    answer: PlayerJson,
  },
} as const satisfies Record<string, Endpoint>;
