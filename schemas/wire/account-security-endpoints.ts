import * as z from 'zod';
import { budgets } from './budgets.ts';
import { type Endpoint, forAccounts } from './endpoint.ts';

const password = z.string().max(1024);

/** The calls by which whoever is signed in changes the ways into the account. */
export const accountSecurityEndpoints = {
  'POST /api/v2/user/reauthenticate': {
    ...forAccounts,
    workload: 'password',
    budget: budgets.hashed,
    summary: 'Prove by the password who one is, for what answers 428 with the step reauth. 404 for a wrong one.',
    body: z.strictObject({ secret: password }),
    status: 204,
    answer: null,
  },
  'PUT /api/v2/user/password': {
    ...forAccounts,
    workload: 'password',
    budget: budgets.hashed,
    summary:
      'Another password, by the present one or a fresh proof (428 without). All other sessions end, and links that were mailed.',
    body: z.strictObject({ current: password.optional(), secret: z.string() }),
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
