import * as z from 'zod';

/** How something is passed on to others. */
export const SharingDetail = z.object({
  /** The address that is passed on, with `{path}` where the path of what is shared goes; on the site itself it begins with `/`. */
  universalLink: z.string(),
  /** Parameters that the address gets. */
  trackingConfiguration: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type SharingDetail = z.infer<typeof SharingDetail>;
