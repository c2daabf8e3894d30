import * as z from 'zod';
import { type Endpoint, forAccounts } from '../endpoint.ts';
import { rateLimits } from '../rate-limits.ts';
import { CardList, Invoice, PaymentHistory, PaymentHistoryQuery } from './billing.ts';

const byId = z.object({ id: z.string().max(60) });

/** Endpoints of the payment history, invoices and stored cards. */
export const billingEndpoints = {
  'GET /api/v2/customer/payment-history': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'Payments, refunds and disputes of the account, the latest first',
    query: PaymentHistoryQuery,
    status: 200,
    answer: PaymentHistory,
  },
  'GET /api/v2/customer/invoices/{id}': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'An invoice of the account by its number. 404 for one of another account',
    params: byId,
    status: 200,
    answer: Invoice,
  },
  'GET /api/v2/card': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'Stored cards and wallets of the account, the default one first',
    status: 200,
    answer: CardList,
  },
  'PUT /api/v2/card/{id}/default': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Make a stored card the default one',
    params: byId,
    status: 200,
    answer: CardList,
  },
  'DELETE /api/v2/card/{id}': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Remove a stored card. 409 for the last card of an account with a licence that renews',
    params: byId,
    status: 200,
    answer: CardList,
  },
} as const satisfies Record<string, Endpoint>;
