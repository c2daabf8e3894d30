import * as z from 'zod';
import { HAPPENINGS_PER_PLAYBACK } from '../../analytics-limits.ts';

const title = {
  /** Random id of one playback, which therefore cannot link several playbacks to a viewer. */
  session: z.uuid(),
  contentType: z.enum(['VOD', 'LIVE']),
  contentId: z.int().min(1).max(2_147_483_647),
};
/** Position in seconds from the start of the video, or of a live stream's window. */
const position = z.number().min(0).max(1e9);
const milliseconds = z.int().min(0).max(1e9);
const count = z.int().min(0).max(1e9);
/** The player's error code; never a URL or a message. */
const code = z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/);

/** An incident during playback, with its position. */
const happening = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('stall'), at: position, duration: milliseconds }),
  // Height is in pixels, bitrate in bits per second.
  z.strictObject({ what: z.literal('rendition'), at: position, height: count, bitrate: count.optional() }),
  z.strictObject({ what: z.literal('seek'), at: position, to: position }),
  z.strictObject({ what: z.literal('setback'), at: position, code }),
  z.strictObject({
    what: z.literal('ad'),
    at: position,
    event: z.enum(['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip', 'click', 'error']),
    format: z.enum(['PREROLL', 'MIDROLL', 'VOD_VMAP']),
  }),
]);

/** Report on a section of a playback; counters refer to this section unless stated otherwise. */
export const playbackShape = {
  type: z.literal('playback'),
  ...title,
  /** Number of the report within its playback, starting at 1. */
  part: z.int().min(1).max(100_000),
  /** State of the player at the end of the reported section. */
  state: z.enum(['loading', 'playing', 'paused', 'ad', 'ended', 'failed', 'left']),
  position,
  engine: z.enum(['hls', 'dash', 'native']).optional(),
  /**
   * Time from the play request to the first frame, in milliseconds; only in the report on the part with the first
   * frame.
   */
  startup: milliseconds.optional(),
  played: milliseconds,
  stalls: count,
  stalledFor: milliseconds,
  /** Share of time that was spent stalled, over the whole playback so far. */
  rebufferRatio: z.number().min(0).max(1),
  /** Average bitrate over the playing time, in bits per second. */
  bitrate: count.optional(),
  frames: count,
  droppedFrames: count,
  happenings: z.array(happening).max(HAPPENINGS_PER_PLAYBACK),
  /** Number of further incidents, which exceeded the maximum number per report. */
  more: count.optional(),
};

/** Event: a playback failed. */
export const videoErrorShape = { type: z.literal('videoError'), ...title, code, position };

/** Event: a nonce for an ad server could not be created. */
export const nonceErrorShape = {
  type: z.literal('nonceError'),
  provider: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/),
};

const playback = z.object(playbackShape);
/** Report on a section of a playback. */
export type PlaybackPart = z.infer<typeof playback>;
/** An incident during playback. */
export type PlaybackHappening = z.infer<typeof happening>;
