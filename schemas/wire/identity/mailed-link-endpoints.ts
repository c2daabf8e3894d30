import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts, forAll } from '../endpoint.ts';
import { TokensOrSession } from './session.ts';

const captchaToken = z.string().max(4000).optional();
/**
 * The schema accepts tokens of any length up to 1,000, so that an overlong token gets the same response as other
 * invalid tokens.
 */
const token = z.string().max(1000);

/** Endpoints of links sent by email: email confirmation, password reset, sign-in. */
export const mailedLinkEndpoints = {
  'POST /api/v2/reset-password/create': {
    ...forAll,
    rateLimit: rateLimits.hashed,
    summary: 'Send a link to reset the password, if an account has the address. The answer does not tell.',
    body: z.strictObject({ id: z.string().max(1000), provider: z.literal('ID').optional(), captchaToken }),
    status: 204,
    answer: null,
  },
  'PUT /api/v2/reset-password': {
    ...forAll,
    workload: 'password',
    rateLimit: rateLimits.hashed,
    summary: 'A new password by the link. 404 for a link that is not good. Whoever was signed in no longer is.',
    body: z.strictObject({ token, secret: z.string() }),
    status: 204,
    answer: null,
  },
  'POST /api/v2/reset-password/account': {
    ...forAll,
    rateLimit: rateLimits.hashed,
    summary: 'The email of the account that a link resets. 404 for a link that is not good.',
    body: z.strictObject({ token }),
    status: 200,
    answer: z.object({ email: z.string() }),
  },
  'GET /api/v2/token/alt/magic-email': {
    ...forAll,
    rateLimit: rateLimits.hashed,
    summary: 'Send a link to sign in by, if an account has the address. The answer does not tell.',
    query: z.object({ email: z.string().max(1000).default(''), captchaToken }),
    status: 204,
    answer: null,
  },
  'POST /api/v2/token/alt/magic-email': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.hashed,
    summary: 'Sign in by the link. 404 failedToMagicLogin for one that is not good.',
    body: z.strictObject({ token }),
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/user/email-confirmation': {
    ...forAll,
    rateLimit: rateLimits.hashed,
    summary:
      'Confirm an e-mail address by the link that was sent to it. A link that changes an account’s address changes it only with ' +
      '`isPressed`, which says that the user pressed a button; without it the answer has `isPending`. 404 for a link that is not good.',
    body: z.strictObject({ token, isPressed: z.boolean().optional() }),
    status: 200,
    answer: z.object({ id: z.string(), isPending: z.literal(true).optional() }),
  },
  'POST /api/v2/user/email-confirmation/create': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Send the caller a link to confirm the account’s e-mail address',
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
