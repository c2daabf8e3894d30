import * as z from 'zod';
import { PlayingDevice } from '../device.ts';

/**
 * Reason why a session ended: sign-out, revocation (from another session or by a change of the account), inactivity, or
 * reuse of a refresh token, which indicates theft.
 */
export const SessionEnd = z.enum(['signed-out', 'revoked', 'expired', 'reuse']);
export type SessionEnd = z.infer<typeof SessionEnd>;

/** Access and refresh token of a session, for clients that store tokens themselves. */
export const Tokens = z.object({
  authorisationToken: z.string(),
  refreshToken: z.string(),
  linkedAccounts: z.array(z.object({ provider: z.string() })).optional(),
  /** Reason why the presented session has ended; set only if the tokens are a guest's that replace it. */
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
  /** Ids of the live events in a multiview session; absent without such a session. */
  partitions: z.array(z.string()).optional(),
  iat: z.int(),
  exp: z.int(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;

/** Information about the current user for browsers, whose scripts cannot read the tokens. */
export const SessionInfo = z.object({
  isGuest: z.boolean(),
  name: z.string().optional(),
  role: z.enum(['guest', 'viewer', 'editor']),
  /** The active profile of the account; absent for guests. */
  profile: AccessClaims.shape.pro.optional(),
  /** Whether the user may impersonate other accounts. */
  isSupport: z.literal(true).optional(),
  /** Whether support is viewing the account (impersonation); `expiresIn` is then the remaining time. */
  isImpersonated: z.literal(true).optional(),
  /** Seconds until the access token expires; absent if the session has no access token. */
  expiresIn: z.int().optional(),
  /** Reason why the previous session ended. Set for guests only, and only in the first response afterwards. */
  ended: SessionEnd.optional(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Response of endpoints that issue tokens. Browsers that keep tokens in cookies get the session info only. */
export const TokensOrSession = z.union([Tokens, SessionInfo]);

/**
 * Response of sign-up: a session. If accounts are activated by email, it is a confirmation that does not reveal whether
 * the address already has an account.
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
  /** Whether it is a session of the site or of the studio. */
  audience: z.enum(['site', 'studio']),
  device: PlayingDevice,
  /** ISO code of the country from which the session was used; absent if unknown. */
  country: z.string().optional(),
  since: z.int(),
  /** Time of the last renewal of the session's tokens, rounded to the hour. */
  lastUsed: z.int(),
  /** Whether the session is an impersonation by support. */
  isSupport: z.literal(true).optional(),
  /** Whether it is the session that sends this request. */
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;

export const UserSessionParams = z.object({ id: z.string().max(64) });
export const UserSessions = z.object({ sessions: z.array(UserSession) });
export const EndAllBody = z.strictObject({ keepCurrent: z.boolean() });
/** Number of sessions that were ended. */
export const EndAllAnswer = z.object({ ended: z.int() });
