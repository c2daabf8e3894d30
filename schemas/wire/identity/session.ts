import * as z from 'zod';
import { PlayingDevice } from '../device.ts';

/**
 * Reason for the end of a session: sign-out, revocation (elsewhere or by a change of the account), inactivity, or reuse
 * of a refresh token, which indicates theft.
 */
export const SessionEnd = z.enum(['signed-out', 'revoked', 'expired', 'reuse']);
export type SessionEnd = z.infer<typeof SessionEnd>;

/** Access and refresh token, for clients that store them. */
export const Tokens = z.object({
  authorisationToken: z.string(),
  refreshToken: z.string(),
  linkedAccounts: z.array(z.object({ provider: z.string() })).optional(),
  /** Set in a guest's tokens if the presented session has ended: the reason. */
  ended: SessionEnd.optional(),
});
export type Tokens = z.infer<typeof Tokens>;

/** Payload of the access token; `iat` and `exp` in seconds since 1970. */
export const AccessClaims = z.object({
  id: z.string(),
  loc: z.string(),
  rol: z.enum(['guest', 'viewer', 'editor']),
  isGuest: z.boolean(),
  pro: z.object({ id: z.string(), tp: z.enum(['ADULT', 'CHILD']) }),
  realm: z.string(),
  /** Live events of a multiview session; absent without one. */
  partitions: z.array(z.string()).optional(),
  iat: z.int(),
  exp: z.int(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;

/** The current user, for browsers, which cannot read their tokens. */
export const SessionInfo = z.object({
  isGuest: z.boolean(),
  name: z.string().optional(),
  role: z.enum(['guest', 'viewer', 'editor']),
  /** The active profile of the account; absent for guests. */
  profile: AccessClaims.shape.pro.optional(),
  /** Whether the user may impersonate other accounts. */
  isSupport: z.literal(true).optional(),
  /** Whether support is viewing the account; `expiresIn` is the remaining time. */
  isImpersonated: z.literal(true).optional(),
  /** Seconds until the access token expires, if there is one. */
  expiresIn: z.int().optional(),
  /** Guests only: reason why the previous session ended. Sent once. */
  ended: SessionEnd.optional(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Response of endpoints that issue tokens; browsers with cookies get the session info only. */
export const TokensOrSession = z.union([Tokens, SessionInfo]);

/**
 * Response of sign-up: a session, or, if accounts are activated by email, the same confirmation whether or not the
 * address has an account.
 */
export const SignedUp = z.union([...TokensOrSession.options, z.object({ activation: z.literal('MAILED') })]);

export const LoginBody = z.strictObject({
  id: z.string().max(254),
  secret: z.string().max(1024),
  captchaToken: z.string().max(4000).optional(),
});
export const RefreshBody = z.strictObject({ refreshToken: z.string().min(1).max(1024).optional() });

/** A session of the account. Times in milliseconds since 1970. */
export const UserSession = z.object({
  id: z.string(),
  /** The site or the studio. */
  audience: z.enum(['site', 'studio']),
  device: PlayingDevice,
  /** ISO country code; absent if unknown. */
  country: z.string().optional(),
  since: z.int(),
  /** Time of the last renewal, rounded to the hour. */
  lastUsed: z.int(),
  /** Whether it is an impersonation by support. */
  isSupport: z.literal(true).optional(),
  /** Whether it is the caller's own session. */
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;

export const UserSessionParams = z.object({ id: z.string().max(64) });
export const UserSessions = z.object({ sessions: z.array(UserSession) });
export const EndAllBody = z.strictObject({ keepCurrent: z.boolean() });
/** Number of ended sessions. */
export const EndAllAnswer = z.object({ ended: z.int() });
