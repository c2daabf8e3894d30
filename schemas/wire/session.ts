import * as z from 'zod';
import { PlayingDevice } from './playback-sessions.ts';

/**
 * Why a session is over: signed out, ended elsewhere or by a change of the account, not used for too long, or ended because a refresh
 * token of it was used twice, by which somebody else may have had it.
 */
export const SessionEnd = z.enum(['signed-out', 'revoked', 'expired', 'reuse']);
export type SessionEnd = z.infer<typeof SessionEnd>;

/** Access and refresh token, for clients that keep them by themselves. */
export const Tokens = z.object({
  authorisationToken: z.string(),
  refreshToken: z.string(),
  linkedAccounts: z.array(z.object({ provider: z.string() })).optional(),
  /** Where these are a guest's because the session that was presented is over: why. */
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
  /** The live events that multi-view plays at once; absent where there are none. */
  partitions: z.array(z.string()).optional(),
  iat: z.int(),
  exp: z.int(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;

/** Who is there, for the browser, which cannot read its own tokens. */
export const SessionInfo = z.object({
  isGuest: z.boolean(),
  name: z.string().optional(),
  role: z.enum(['guest', 'viewer', 'editor']),
  /** Which profile of the account watches; absent of a guest. */
  profile: AccessClaims.shape.pro.optional(),
  /** Whether they may look at others' accounts. */
  isSupport: z.literal(true).optional(),
  /** Whether it is support that looks at the account; `expiresIn` says how long. */
  isImpersonated: z.literal(true).optional(),
  /** Seconds until the access token ends, where there is one. */
  expiresIn: z.int().optional(),
  /** Of a guest whose session is over: why. Told once. */
  ended: SessionEnd.optional(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Answer of every call that gives out tokens: to a browser that keeps them in cookies only who is there. */
export const TokensOrSession = z.union([Tokens, SessionInfo]);

/** Answer of sign-up: as of any way in or, where accounts are made by mail, that one is on its way, whether the address has an account or not. */
export const SignedUp = z.union([...TokensOrSession.options, z.object({ activation: z.literal('MAILED') })]);

export const LoginBody = z.strictObject({
  id: z.string().max(254),
  secret: z.string().max(1024),
  captchaToken: z.string().max(4000).optional(),
});
export const RefreshBody = z.strictObject({ refreshToken: z.string().min(1).max(1024).optional() });

/** Where an account is signed in. Times in milliseconds. */
export const UserSession = z.object({
  id: z.string(),
  /** To the site, or to the studio. */
  audience: z.enum(['site', 'studio']),
  device: PlayingDevice,
  /** Two letters; absent where it is not known. */
  country: z.string().optional(),
  since: z.int(),
  /** When it was last renewed, down to the hour. */
  lastUsed: z.int(),
  /** Whether it is support that looks at the account in it. */
  isSupport: z.literal(true).optional(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;

export const UserSessionParams = z.object({ id: z.string().max(64) });
export const UserSessions = z.object({ sessions: z.array(UserSession) });
export const EndAllBody = z.strictObject({ keepCurrent: z.boolean() });
/** How many sessions have ended. */
export const EndAllAnswer = z.object({ ended: z.int() });
