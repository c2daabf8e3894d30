import * as z from 'zod';

/** Name of the Trusted Types policy (W3C) for the URL of the editor's schema worker. */
export const THREAD_POLICY = 'playbill-schemas';

/** A realm in the editor's list. */
const StudioRealm = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  defaultLocale: z.string(),
  /** Origin of the realm's site and previews. */
  origin: z.url({ protocol: /^https?$/ }),
});
export type StudioRealm = z.infer<typeof StudioRealm>;

/**
 * Response of `GET /studio.json` on the editor's host. `demo` is a demo account for signing in, if the server has one.
 */
export const StudioRealms = z.object({
  /** The requested realms (repeatable query parameter `realm`) that exist; all realms if `isComplete`. */
  realms: z.array(StudioRealm),
  /** Whether the caller may list all realms. In production, unauthenticated callers may not. */
  isComplete: z.boolean(),
  demo: z.object({ email: z.string() }).optional(),
});
export type StudioRealms = z.infer<typeof StudioRealms>;
