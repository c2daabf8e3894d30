import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts } from '../endpoint.ts';

/** Endpoints for exporting and deleting personal data. */
export const personalDataEndpoints = {
  'GET /api/v2/user/export': {
    ...forAccounts,
    rateLimit: rateLimits.whole,
    summary: 'All that is kept of the caller, table by table, by a fresh proof (428 without)',
    status: 200,
    answer: z.object({
      realm: z.string(),
      /** Time of the export, in ISO 8601 format. */
      exportedAt: z.string(),
      /**
       * Exported rows of each database table, with values keyed by column name. Rows that refer to titles contain the
       * title's name in addition to its id.
       */
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  },
  'GET /api/v2/user/deletion': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'When the account is to be deleted, in milliseconds; nothing where nobody has asked for that',
    status: 200,
    answer: z.object({ at: z.number().optional() }),
  },
  'POST /api/v2/user/deletion': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'Have the account deleted after the waiting time, with all that is kept of the caller, by a fresh proof (428 without). Until then it stays as it is.',
    status: 200,
    answer: z.object({ at: z.number() }),
  },
  'DELETE /api/v2/user/deletion': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Keep the account after all',
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
