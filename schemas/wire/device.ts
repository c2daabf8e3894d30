import * as z from 'zod';

/** Device of a session or stream; unknown properties are absent. */
export const PlayingDevice = z.object({
  /** Such as Chrome. */
  browser: z.string().optional(),
  /** Such as Windows. */
  system: z.string().optional(),
  type: z.enum(['desktop', 'mobile', 'tablet', 'tv', 'unknown']),
});
export type PlayingDevice = z.infer<typeof PlayingDevice>;
