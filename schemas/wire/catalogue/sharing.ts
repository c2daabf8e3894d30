import * as z from 'zod';

/** Settings for sharing a page. */
export const SharingDetail = z.object({
  /**
   * URL template of the shared link, in which `{path}` is replaced by the path of the shared page. A template that
   * starts with `/` leads to this site.
   */
  universalLink: z.string(),
  /** Query parameters that are added to the shared link, for tracking. */
  trackingConfiguration: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type SharingDetail = z.infer<typeof SharingDetail>;
