import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts } from '../endpoint.ts';
import {
  ImpersonationBody,
  ImpersonationGrant,
  ImpersonationParams,
  ImpersonationQuestion,
  Impersonations,
} from './impersonation.ts';
import { SessionInfo } from './session.ts';

/** Endpoints for support to view a user's account (impersonation). */
export const impersonationEndpoints = {
  'GET /api/v2/support/impersonations': {
    ...forAccounts,
    summary:
      'The accounts that support has looked at last, and what was changed in them. 403 for who is not of support.',
    status: 200,
    answer: Impersonations,
  },
  'POST /api/v2/support/impersonations': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'The leave to look at an account once, by a second factor of the last ten minutes (428 without). 403 for who is not of support, and for accounts of support and of editors; 404 for none of that address.',
    body: ImpersonationBody,
    status: 201,
    answer: ImpersonationGrant,
  },
  'GET /api/v2/impersonate/{token}': {
    secrets: ['token'],
    ...forAccounts,
    summary: 'Whom a link lets look at, and why. 404 where it is not good, or somebody else’s.',
    params: ImpersonationParams,
    status: 200,
    answer: ImpersonationQuestion,
  },
  'POST /api/v2/impersonate/{token}': {
    secrets: ['token'],
    ...forAccounts,
    workload: 'session',
    rateLimit: rateLimits.byHand,
    summary:
      'Use the link up, and look at the account for half an hour. For browsers alone (x-playbill-session: cookie): the session stands beside that of the caller, who goes on as themselves after it.',
    params: ImpersonationParams,
    status: 201,
    answer: SessionInfo,
  },
} as const satisfies Record<string, Endpoint>;
