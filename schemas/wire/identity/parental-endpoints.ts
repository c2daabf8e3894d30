import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts, forAll, forProfiles } from '../endpoint.ts';
import { ParentalControl, ParentalControlBody } from './profiles.ts';

/** Endpoints of an account's PIN. */
export const parentalEndpoints = {
  'GET /api/v2/parental-control': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'Whether a PIN is asked of whoever leaves a child’s profile or enters the main one',
    status: 200,
    answer: ParentalControl,
  },
  'PUT /api/v2/parental-control': {
    ...forAccounts,
    workload: 'password',
    rateLimit: rateLimits.hashed,
    summary:
      'Have a PIN asked for, a new one if it is given, or no more, by a fresh proof (428 without). A PIN that is not asked for is forgotten.',
    body: ParentalControlBody,
    status: 200,
    answer: ParentalControl,
  },
  'POST /api/v2/parental-control/pin-reset': {
    ...forProfiles,
    rateLimit: rateLimits.byHand,
    summary: 'Send the account a link by which its PIN is removed. 429 after three within an hour.',
    status: 204,
    answer: null,
  },
  'POST /api/v1/profile/confirm-reset/{code}': {
    secrets: ['code'],
    ...forAll,
    rateLimit: rateLimits.hashed,
    summary: 'Remove the PIN by the link. 404 for a link that is not good.',
    // The schema does not limit the code to its proper length, so that an overlong code gets the same response as other
    // invalid codes.
    params: z.object({ code: z.string().max(1000) }),
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
