import { rateLimits } from '../rate-limits.ts';
import { AskingDevice, DeviceCode, DeviceCodeBody, DeviceCodeParams } from './device-codes.ts';
import { type Endpoint, forAccounts, forAll } from '../endpoint.ts';
import { TokensOrSession } from './session.ts';

/** Endpoints for signing in a television from another device. */
export const deviceCodeEndpoints = {
  'GET /api/v2/token/alt/pin': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.storedForGuests,
    summary: 'A code to be allowed on another device, good for ten minutes, and the secret to ask what became of it.',
    status: 200,
    answer: DeviceCode,
  },
  'POST /api/v2/token/alt/pin': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.perPage,
    summary:
      'Sign in by a code that was allowed. Answers 404 PIN_PENDING until then and for unknown ones, 429 when asked too often, 403 PIN_DENIED, 410 PIN_EXPIRED.',
    body: DeviceCodeBody,
    status: 201,
    answer: TokensOrSession,
  },
  'GET /api/v2/token/alt/pin/{pin}': {
    secrets: ['pin'],
    ...forAccounts,
    summary:
      'Which device shows a code. Answers 404 for a wrong one, 410 for one that is over, 429 after five wrong ones.',
    params: DeviceCodeParams,
    status: 200,
    answer: AskingDevice,
  },
  'PUT /api/v2/token/alt/pin/{pin}': {
    secrets: ['pin'],
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Let the device that shows a code sign in as the caller',
    params: DeviceCodeParams,
    status: 204,
    answer: null,
  },
  'DELETE /api/v2/token/alt/pin/{pin}': {
    secrets: ['pin'],
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Refuse the device that shows a code',
    params: DeviceCodeParams,
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
