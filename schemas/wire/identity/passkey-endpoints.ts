import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts, forAll } from '../endpoint.ts';
import { Passkey, PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from './passkeys.ts';
import { SessionInfo, Tokens } from './session.ts';

const named = z.object({ id: z.string().max(1400) });

/** Endpoints of signing in with passkeys and of managing them. */
export const passkeyEndpoints = {
  'POST /api/v2/token/alt/passkey/options': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.perVisit,
    summary:
      'What a browser needs to ask for a key: of whom it is the key says. Its challenge is good once, for half an hour.',
    status: 200,
    answer: PasskeyOptions,
  },
  'POST /api/v2/token/alt/passkey': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.perVisit,
    summary: 'Sign in by a key. 404 for one that is not good, whatever the reason.',
    body: z.strictObject({ assertion: PasskeyAssertion }),
    status: 201,
    answer: z.union([Tokens, SessionInfo]),
  },
  'GET /api/v2/user/passkeys': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'The keys by which the account is entered',
    status: 200,
    answer: z.object({ passkeys: z.array(Passkey) }),
  },
  'POST /api/v2/user/passkeys/options': {
    ...forAccounts,
    inStudio: true,
    rateLimit: rateLimits.byHand,
    summary: 'What a browser needs to make a key for the account, by a fresh proof (428 without)',
    status: 200,
    answer: PasskeyOptions,
  },
  'POST /api/v2/user/passkeys': {
    ...forAccounts,
    inStudio: true,
    rateLimit: rateLimits.byHand,
    summary: 'Keep a key that was made, by a fresh proof (428 without). A mail tells the holder.',
    body: z.strictObject({ registration: PasskeyRegistration }),
    status: 201,
    answer: z.object({ id: z.string() }),
  },
  'DELETE /api/v2/user/passkeys/{id}': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Take a key away, by a fresh proof (428 without)',
    params: named,
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
