import { type Endpoint, forAll } from './endpoint.ts';
import { LoginBody, RefreshBody, SessionInfo, TokensOrSession } from './session.ts';

/** The calls of sessions. */
export const sessionEndpoints = {
  'POST /api/v2/login/guest/checkin': {
    ...forAll,
    summary: 'A guest session',
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/login': {
    ...forAll,
    summary: 'Sign in with e-mail and password. A wrong pair answers 404 failedAuthentication.',
    body: LoginBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/token/refresh': {
    ...forAll,
    summary: 'New tokens for old ones. More than 90 s before the end it answers 429.',
    body: RefreshBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/logout': {
    ...forAll,
    summary: 'End the session',
    status: 204,
    answer: null,
  },
  'GET /api/v2/session': {
    ...forAll,
    summary: 'Who is signed in here',
    status: 200,
    answer: SessionInfo,
  },
  // Only with the header x-playbill-session: cookie. A valid access cookie is kept, an expired one renewed with the
  // refresh cookie, and where there is neither (or it is refused) a guest is checked in: a browser asks this once
  // before its first content call, and never sees a 401.
  'POST /api/v2/session': {
    ...forAll,
    summary: 'Make sure that this browser has a session',
    status: 200,
    answer: SessionInfo,
  },
} as const satisfies Record<string, Endpoint>;
