import * as z from 'zod';

/** Name of the editor page's policy (W3C, Trusted Types) for the address of its thread that knows the schemas. */
export const THREAD_POLICY = 'playbill-schemas';

/** A realm as the editor page lists it. */
const StudioRealm = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  defaultLocale: z.string(),
  /** Where its pages, and so its previews, are. */
  origin: z.url({ protocol: /^https?$/ }),
});
export type StudioRealm = z.infer<typeof StudioRealm>;

/**
 * What `GET /studio.json` on the editor page's host answers. `demo` is an account to try it with, where there is one.
 */
export const StudioRealms = z.object({
  /** Of those whose ids the address asks for by `realm` (repeatable), the ones that there are; all of them if `isComplete`. */
  realms: z.array(StudioRealm),
  /** Whoever asks may know which realms there are. In production strangers may not. */
  isComplete: z.boolean(),
  demo: z.object({ email: z.string() }).optional(),
});
export type StudioRealms = z.infer<typeof StudioRealms>;
