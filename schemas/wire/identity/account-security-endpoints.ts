import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts } from '../endpoint.ts';
import { PasskeyAssertion } from './passkeys.ts';

const password = z.string().max(1024);

/** Endpoints for changing an account's sign-in methods. */
export const accountSecurityEndpoints = {
  'POST /api/v2/user/reauthenticate': {
    ...forAccounts,
    inStudio: true,
    workload: 'password',
    rateLimit: rateLimits.hashed,
    summary:
      'Prove by the password, or by a key of the device, who one is, for what answers 428 with the step reauth; by a key alone for secondFactor. 404 for a wrong one.',
    body: z.union([z.strictObject({ secret: password }), z.strictObject({ assertion: PasskeyAssertion })]),
    status: 204,
    answer: null,
  },
  'PUT /api/v2/user/password': {
    ...forAccounts,
    workload: 'password',
    rateLimit: rateLimits.hashed,
    summary:
      'Another password, by the present one or a fresh proof (428 without). All other sessions end, and links that were mailed.',
    body: z.strictObject({ current: password.optional(), secret: z.string() }),
    status: 204,
    answer: null,
  },
  'GET /api/v2/user/email-change': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'The e-mail address that the account is to have and that waits for confirmation, if there is one',
    status: 200,
    answer: z.object({ email: z.string().optional() }),
  },
  'POST /api/v2/user/email-change': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'Send a link to the e-mail address that the account is to have, by a fresh proof (428 without). The answer does not tell whether it is somebody’s.',
    body: z.strictObject({ email: z.string().max(1000) }),
    status: 204,
    answer: null,
  },
  'DELETE /api/v2/user/email-change': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Give up the change of the e-mail address that waits for confirmation',
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
