import * as z from 'zod';
import { type Endpoint, forSupport } from '../endpoint.ts';
import { rateLimits } from '../rate-limits.ts';
import {
  SupportAccounts,
  SupportActs,
  SupportActsQuery,
  SupportCommerce,
  SupportReceiptBody,
  SupportRefundAnswer,
  SupportRefundBody,
  SupportRevocationBody,
  SupportSearch,
} from './support.ts';

const byId = z.object({ id: z.string().max(60) });

/** Endpoints for support to look up the licences and payments of an account, and to act on them. Every call is audited. */
export const supportEndpoints = {
  'GET /api/v2/support/accounts': {
    ...forSupport,
    rateLimit: rateLimits.byHand,
    summary: 'Find accounts by email address, invoice number or the provider’s id of a payment. The search is audited.',
    query: SupportSearch,
    secrets: ['query'],
    status: 200,
    answer: SupportAccounts,
  },
  'GET /api/v2/support/accounts/{id}/commerce': {
    ...forSupport,
    rateLimit: rateLimits.byHand,
    summary:
      'Licences, payments and ledger of an account; the view is audited. 403 for accounts of support and editors, 404 for an unknown one',
    params: byId,
    status: 200,
    answer: SupportCommerce,
  },
  'POST /api/v2/support/accounts/{id}/refunds': {
    ...forSupport,
    rateLimit: rateLimits.byHand,
    summary:
      'Give money of a payment back; a repeated request with one Idempotency-Key header is one refund. 400 without the header, 404 for a payment of another account, 409 for more than is left, 428 without a second factor of the last ten minutes',
    params: byId,
    body: SupportRefundBody,
    status: 201,
    answer: SupportRefundAnswer,
  },
  'POST /api/v2/support/accounts/{id}/revocations': {
    ...forSupport,
    rateLimit: rateLimits.byHand,
    summary:
      'End a licence at once; one that has ended stays as it is. 404 for a licence of another account, 409 for one that has not begun, 428 without a second factor of the last ten minutes',
    params: byId,
    body: SupportRevocationBody,
    status: 204,
    answer: null,
  },
  'POST /api/v2/support/accounts/{id}/receipts': {
    ...forSupport,
    rateLimit: rateLimits.mailed,
    summary:
      'Send the receipt of a purchase again. 404 for a purchase of another account, 409 for one that is not paid, 428 without a second factor of the last ten minutes',
    params: byId,
    body: SupportReceiptBody,
    status: 204,
    answer: null,
  },
  'GET /api/v2/support/acts': {
    ...forSupport,
    summary: 'What support has looked up and done, the latest first',
    query: SupportActsQuery,
    status: 200,
    answer: SupportActs,
  },
} as const satisfies Record<string, Endpoint>;
