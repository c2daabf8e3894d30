import * as z from 'zod';

/** The account that support wants to view, and the reason. */
export const ImpersonationBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  reason: z.string().trim().min(1).max(500),
});

/** Permission for support to view an account once. */
export const ImpersonationGrant = z.object({
  /** Token of the link, valid only for the support user who requested it. */
  token: z.string(),
  name: z.string(),
  email: z.string(),
  /** Expiry of the link, in milliseconds since 1970. */
  expiresAt: z.int(),
});
export type ImpersonationGrant = z.infer<typeof ImpersonationGrant>;

export const ImpersonationParams = z.object({ token: z.string().max(100) });

/** What support confirms before an impersonation starts: the account, the reason and the duration. */
export const ImpersonationQuestion = z.object({
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  /** Duration of the impersonation, in seconds. */
  seconds: z.int(),
});
export type ImpersonationQuestion = z.infer<typeof ImpersonationQuestion>;

/** Audit entry of an impersonation. Times in milliseconds since 1970. */
export const Impersonation = z.object({
  id: z.string(),
  /** Name of the account's holder. Name, email address and reason are absent after the account was deleted. */
  name: z.string().optional(),
  email: z.string().optional(),
  staff: z.string(),
  reason: z.string(),
  begunAt: z.int(),
  /** End of the impersonation; absent while it is active. */
  endedAt: z.int().optional(),
  /**
   * Changes that support made during the impersonation: the endpoint, such as `PUT /api/v2/favourite/vods/{id}`, and
   * the number of calls.
   */
  writes: z.array(z.object({ call: z.string(), count: z.int() })),
});
export type Impersonation = z.infer<typeof Impersonation>;

/** The realm's latest impersonations, newest first. */
export const Impersonations = z.object({ impersonations: z.array(Impersonation) });
