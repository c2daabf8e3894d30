import { budgets } from './budgets.ts';
import { type Endpoint, forAll } from './endpoint.ts';
import { LoginBody, RefreshBody, SessionInfo, TokensOrSession } from './session.ts';

/** The calls of sessions. */
export const sessionEndpoints = {
  'POST /api/v2/login/guest/checkin': {
    ...forAll,
    workload: 'session',
    budget: budgets.perPage,
    summary: 'A guest session',
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/login': {
    ...forAll,
    workload: 'password',
    budget: budgets.hashed,
    summary: 'Sign in with e-mail and password. A wrong pair answers 404 failedAuthentication.',
    body: LoginBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/studio/login': {
    ...forAll,
    workload: 'password',
    budget: budgets.hashed,
    summary: 'Sign in to the studio as an editor: a session for editors’ calls alone. Answers 403 to all others.',
    body: LoginBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/token/refresh': {
    ...forAll,
    workload: 'session',
    budget: budgets.perPage,
    summary: 'New tokens for old ones. More than 90 s before the end it answers 429.',
    body: RefreshBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/logout': {
    ...forAll,
    workload: 'session',
    budget: budgets.perVisit,
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
  // Only with the header x-playbill-session: cookie. A valid access cookie is kept, an expired one renewed with the
  // refresh cookie, and where there is neither (or it is refused) a guest is checked in: a browser asks this once
  // before its first content call, and never sees a 401.
  'POST /api/v2/session': {
    ...forAll,
    workload: 'session',
    budget: budgets.perPage,
    summary: 'Make sure that this browser has a session',
    status: 200,
    answer: SessionInfo,
  },
} as const satisfies Record<string, Endpoint>;
