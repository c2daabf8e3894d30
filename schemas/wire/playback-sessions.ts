import * as z from 'zod';

/** What kind of title a stream is of, as the manifest calls name them. */
export const PlayedKind = z.enum(['video', 'event']);

/** The device that a stream plays on, in words; what it does not tell of itself is absent. */
export const PlayingDevice = z.object({
  /** Such as Chrome. */
  browser: z.string().optional(),
  /** Such as Windows. */
  system: z.string().optional(),
  type: z.enum(['desktop', 'mobile', 'tablet', 'tv', 'unknown']),
});
export type PlayingDevice = z.infer<typeof PlayingDevice>;

/** A stream that an account is playing. */
export const PlaybackSession = z.object({
  id: z.string(),
  type: PlayedKind,
  contentId: z.int(),
  /** In the caller's language; absent for one that the catalogue has lost. */
  title: z.string().optional(),
  device: PlayingDevice,
  /** Since when, in milliseconds. */
  since: z.number(),
});
export type PlaybackSession = z.infer<typeof PlaybackSession>;

/** Body of the call that begins one. */
export const PlaybackSessionBody = z.strictObject({
  type: PlayedKind,
  id: z.int().min(1).max(2_147_483_647),
  /** Names the player: what it played before is over. A tab that is loaded anew does not stand in its own way. */
  clientId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .optional(),
});

export const PlaybackSessionBegun = z.object({
  id: z.string(),
  /** How often it is to be said that it still plays, in seconds; and after how many without it is over. */
  heartbeatSeconds: z.int(),
  expiresSeconds: z.int(),
});
export type PlaybackSessionBegun = z.infer<typeof PlaybackSessionBegun>;

export const PlaybackSessions = z.object({
  sessions: z.array(PlaybackSession),
  /** How many may play at once; absent where there is no limit. */
  limit: z.int().optional(),
});

export const PlaybackSessionParams = z.object({ id: z.uuid() });

/** A partition: the number of a live event, as a text (product document 1, section 3). */
const Partition = z.string().regex(/^[1-9]\d{0,9}$/);
const Partitions = z.array(Partition).max(16);

/** Body of the multi-view heartbeat and of the partition update (product document 1, section 3). */
export const PartitionBody = z.strictObject({
  partitionDataToAdd: Partitions,
  partitionDataToDelete: Partitions,
});

/** The new token; to a browser, whose scripts see none, what it says. */
export const PartitionAnswer = z.union([
  z.object({ authorisationToken: z.string() }),
  z.object({ partitions: z.array(z.string()), expiresIn: z.int() }),
]);
