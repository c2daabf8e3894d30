import * as z from 'zod';

/** Whom somebody of support wants to look at, and why. */
export const ImpersonationBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  reason: z.string().trim().min(1).max(500),
});

/** The leave to look at an account once. */
export const ImpersonationGrant = z.object({
  /** Of the link, which is good for whoever has asked for it alone. */
  token: z.string(),
  name: z.string(),
  email: z.string(),
  /** Until when the link is good; in milliseconds. */
  expiresAt: z.int(),
});
export type ImpersonationGrant = z.infer<typeof ImpersonationGrant>;

export const ImpersonationParams = z.object({ token: z.string().max(100) });

/** What is asked before somebody looks at an account. */
export const ImpersonationQuestion = z.object({
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  /** How long it lasts, in seconds. */
  seconds: z.int(),
});
export type ImpersonationQuestion = z.infer<typeof ImpersonationQuestion>;

/** An account that support has looked at. Times in milliseconds. */
export const Impersonation = z.object({
  id: z.string(),
  /** Absent, with the email address and the text of the reason, once the account is deleted. */
  name: z.string().optional(),
  email: z.string().optional(),
  staff: z.string(),
  reason: z.string(),
  begunAt: z.int(),
  /** Absent while it lasts. */
  endedAt: z.int().optional(),
  /** What was changed: the call, such as `PUT /api/v2/favourite/vods/{id}`, and how often. */
  writes: z.array(z.object({ call: z.string(), count: z.int() })),
});
export type Impersonation = z.infer<typeof Impersonation>;

/** The latest ones of the realm, newest first. */
export const Impersonations = z.object({ impersonations: z.array(Impersonation) });
