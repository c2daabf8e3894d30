import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts, forAll } from '../endpoint.ts';
import {
  EndAllAnswer,
  EndAllBody,
  LoginBody,
  RefreshBody,
  SessionInfo,
  TokensOrSession,
  UserSessionParams,
  UserSessions,
} from './session.ts';

/** Endpoints of sessions. */
export const sessionEndpoints = {
  'POST /api/v2/login/guest/checkin': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.perPage,
    summary: 'A guest session',
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/login': {
    ...forAll,
    workload: 'password',
    rateLimit: rateLimits.hashed,
    summary: 'Sign in with e-mail and password. A wrong pair answers 404 failedAuthentication.',
    body: LoginBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/studio/login': {
    ...forAll,
    workload: 'password',
    rateLimit: rateLimits.hashed,
    summary:
      'Sign in to the studio as an editor or as support: a session for their calls alone. Answers 403 to all others.',
    body: LoginBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/token/refresh': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.perPage,
    summary: 'New tokens for old ones. More than 90 s before the end it answers 429.',
    body: RefreshBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/logout': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.perVisit,
    summary: 'End the session',
    status: 204,
    answer: null,
  },
  'GET /api/v2/session': {
    ...forAll,
    workload: 'session',
    summary: 'Who is signed in here',
    status: 200,
    answer: SessionInfo,
  },
  // Accepted only with the header `x-playbill-session: cookie`. The endpoint keeps a valid access cookie, renews an
  // expired one with the refresh cookie, and otherwise starts a guest session. Browsers call it once before their first
  // content request, so they never get a 401.
  'POST /api/v2/session': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.perPage,
    summary: 'Make sure that this browser has a session',
    status: 200,
    answer: SessionInfo,
  },
  'GET /api/v2/user/sessions': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'Where the caller’s account is signed in. 403 for guests.',
    status: 200,
    answer: UserSessions,
  },
  'DELETE /api/v2/user/sessions/{id}': {
    ...forAccounts,
    workload: 'session',
    rateLimit: rateLimits.byHand,
    summary:
      'End one session of the caller’s account, another one than that of the caller by a fresh proof (428 without). 404 for one that it has not.',
    params: UserSessionParams,
    status: 204,
    answer: null,
  },
  'POST /api/v2/user/sessions/end-all': {
    ...forAccounts,
    workload: 'session',
    rateLimit: rateLimits.byHand,
    summary: 'End all sessions of the caller’s account, or all but the one that asks. By a fresh proof (428 without).',
    body: EndAllBody,
    status: 200,
    answer: EndAllAnswer,
  },
} as const satisfies Record<string, Endpoint>;
