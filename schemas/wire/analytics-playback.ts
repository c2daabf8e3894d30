import * as z from 'zod';
import { HAPPENINGS_PER_PLAYBACK } from '../analytics-limits.ts';

const title = {
  /** Made anew for each playback, so that it joins the parts of one and nothing beyond. */
  session: z.uuid(),
  contentType: z.enum(['VOD', 'LIVE']),
  contentId: z.int().min(1).max(2_147_483_647),
};
/** Seconds from the beginning of the film, or of what a live stream keeps. */
const position = z.number().min(0).max(1e9);
const milliseconds = z.int().min(0).max(1e9);
const count = z.int().min(0).max(1e9);
/** What of the player it was, in its own words: never an address or a message. */
const code = z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/);

/** One thing of a playback, and where in the film. */
const happening = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('stall'), at: position, duration: milliseconds }),
  // Pixels, and bits per second.
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

/** One part of a playback; what is counted is of this part, unless it says otherwise. */
export const playbackShape = {
  type: z.literal('playback'),
  ...title,
  /** The first is 1. */
  part: z.int().min(1).max(100_000),
  /** What it was doing at the part's end. */
  state: z.enum(['loading', 'playing', 'paused', 'ad', 'ended', 'failed', 'left']),
  position,
  engine: z.enum(['hls', 'dash', 'native']).optional(),
  /** Until the first picture; in the part in which that came. */
  startup: milliseconds.optional(),
  played: milliseconds,
  stalls: count,
  stalledFor: milliseconds,
  /** Of the whole playback so far: the share of its time that was waited for data. */
  rebufferRatio: z.number().min(0).max(1),
  /** Bits per second, weighted by the time that each rendition played. */
  bitrate: count.optional(),
  frames: count,
  droppedFrames: count,
  happenings: z.array(happening).max(HAPPENINGS_PER_PLAYBACK),
  /** Things that had no room in it. */
  more: count.optional(),
};

/** A playback that was given up. */
export const videoErrorShape = { type: z.literal('videoError'), ...title, code, position };

/** A nonce for an ad server that could not be made. */
export const nonceErrorShape = {
  type: z.literal('nonceError'),
  provider: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/),
};

const playback = z.object(playbackShape);
/** What is told of a part of a playback. */
export type PlaybackPart = z.infer<typeof playback>;
/** One thing of a playback. */
export type PlaybackHappening = z.infer<typeof happening>;
