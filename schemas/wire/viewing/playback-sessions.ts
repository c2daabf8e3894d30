import * as z from 'zod';
import { PlayingDevice } from '../device.ts';

/** Type of the played title, as named by the manifest endpoints. */
export const PlayedKind = z.enum(['video', 'event']);

/** A stream that an account is playing. */
export const PlaybackSession = z.object({
  id: z.string(),
  type: PlayedKind,
  contentId: z.int(),
  /** Title of what is playing, in the caller's language; absent if it was removed from the catalogue. */
  title: z.string().optional(),
  device: PlayingDevice,
  /** Start time, in milliseconds since 1970. */
  since: z.number(),
});
export type PlaybackSession = z.infer<typeof PlaybackSession>;

/** Request body for starting a playback session. */
export const PlaybackSessionBody = z.strictObject({
  type: PlayedKind,
  id: z.int().min(1).max(2_147_483_647),
  /**
   * Identifies the player: a new session of the same player replaces its previous one, so that a reloaded tab does not
   * count as two streams.
   */
  clientId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .optional(),
});

export const PlaybackSessionBegun = z.object({
  id: z.string(),
  /** Heartbeat interval, and the time without heartbeat after which the session ends; in seconds. */
  heartbeatSeconds: z.int(),
  expiresSeconds: z.int(),
});
export type PlaybackSessionBegun = z.infer<typeof PlaybackSessionBegun>;

export const PlaybackSessions = z.object({
  sessions: z.array(PlaybackSession),
  /** Maximum number of concurrent streams; absent without a limit. */
  limit: z.int().optional(),
});

export const PlaybackSessionParams = z.object({ id: z.uuid() });

/** A partition: id of a live event as a string (product document 1, section 3). */
const Partition = z.string().regex(/^[1-9]\d{0,9}$/);
const Partitions = z.array(Partition).max(16);

/** Body of the multiview heartbeat and of the partition update (product document 1, section 3). */
export const PartitionBody = z.strictObject({
  partitionDataToAdd: Partitions,
  partitionDataToDelete: Partitions,
});

/**
 * Response of the multiview heartbeat: the new token. Browsers, whose scripts cannot read tokens, get the token's
 * content instead.
 */
export const PartitionAnswer = z.union([
  z.object({ authorisationToken: z.string() }),
  z.object({ partitions: z.array(z.string()), expiresIn: z.int() }),
]);
