import * as z from 'zod';

/** Sharing settings. */
export const SharingDetail = z.object({
  /** URL template to share, with `{path}` for the path of the shared page; starts with `/` for the site itself. */
  universalLink: z.string(),
  /** Query parameters added to the URL. */
  trackingConfiguration: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type SharingDetail = z.infer<typeof SharingDetail>;
