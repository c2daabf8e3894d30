import * as z from 'zod';

/** Device of a session or stream; unknown properties are absent. */
export const PlayingDevice = z.object({
  /** Name of the browser, such as Chrome. */
  browser: z.string().optional(),
  /** Name of the operating system, such as Windows. */
  system: z.string().optional(),
  type: z.enum(['desktop', 'mobile', 'tablet', 'tv', 'unknown']),
});
export type PlayingDevice = z.infer<typeof PlayingDevice>;
