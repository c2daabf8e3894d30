import * as z from 'zod';
import { type Endpoint, forAccounts, forAll, forAllToKeep, forWebhooks } from '../endpoint.ts';
import { rateLimits } from '../rate-limits.ts';
import {
  Basket,
  BasketBody,
  BasketQuery,
  VoucherRedemptionBody,
  FieldsAnswer,
  FieldsBody,
  PayBody,
  PaymentOrigins,
  PurchaseStatus,
  ReturnBody,
  ValidateAnswer,
  ValidateBody,
} from './checkout.ts';
import { LicenceId, LicenceStatus } from './licences.ts';

const byId = z.object({ id: z.string().max(60) });
const byCode = z.object({ code: z.string().max(60) });
const byCard = z.object({ licenceId: LicenceId, cardId: z.string().max(60) });
const byPaymentDetails = z.object({ licenceId: LicenceId, id: z.string().max(60) });

/** Endpoints of baskets and their payment. A child's profile cannot call any of them (product document 2, section 6). */
export const checkoutEndpoints = {
  'GET /api/v2/customer/basket': {
    ...forAccounts,
    alsoAt: ['/api/v2/basket'],
    summary: 'The account’s basket that is not paid yet. 404 without one',
    status: 200,
    answer: Basket,
  },
  'PUT /api/v2/baskets/{id}': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'Create a basket under an id of the client, or change it. 409 freeTrialDenied until a purchase without a trial is acknowledged; 409 INVALID_TIER_CHANGE for a licence that the account cannot buy now; 409 voucher.cardUpdate for a voucher of a card’s change',
    params: byId,
    query: BasketQuery,
    body: BasketBody,
    status: 200,
    answer: Basket,
  },
  'PUT /api/v2/baskets/vouchers/{code}': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'Put a voucher into the account’s basket. 404 for an unknown code; 409 voucher.* for one that cannot be used; 429 after five unknown codes in ten minutes',
    params: byCode,
    secrets: ['code'],
    status: 200,
    answer: Basket,
  },
  'DELETE /api/v2/baskets/vouchers/{code}': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Take the voucher out of the account’s basket. 404 for another voucher than that of the basket',
    params: byCode,
    secrets: ['code'],
    status: 200,
    answer: Basket,
  },
  'POST /api/v2/promotions/voucher/redeem': {
    ...forAccounts,
    workload: 'session',
    rateLimit: rateLimits.byHand,
    summary:
      'Get a licence for a voucher that leaves nothing to pay. 404 for an unknown code or licence; 409 voucher.* for a voucher that cannot be used or has to be used at the checkout, and for a licence that the account cannot buy now; 424 BASKET_REQUIREMENTS_FAILED with the missing fields, 429 after five unknown codes in ten minutes',
    body: VoucherRedemptionBody,
    status: 201,
    answer: LicenceStatus,
  },
  'POST /api/v4/payment-method/init': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Open card fields of a provider',
    body: FieldsBody,
    status: 201,
    answer: FieldsAnswer,
  },
  'POST /api/v4/payment-method/validate': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Read the card of a token. 404 for one that is unknown or used',
    body: ValidateBody,
    status: 200,
    answer: ValidateAnswer,
  },
  'POST /api/v2/customer/baskets/pay/{id}': {
    ...forAccounts,
    workload: 'session',
    rateLimit: rateLimits.byHand,
    summary:
      'Pay a basket; a repeated request with one Idempotency-Key header is one payment. 402 for a refused payment, 404 cardMissing for a stored card that the account does not have, 409 for a basket that has changed, 424 BASKET_REQUIREMENTS_FAILED with the missing fields, 429 after ten declined cards in an hour',
    params: byId,
    query: BasketQuery,
    body: PayBody,
    status: 201,
    answer: PurchaseStatus,
  },
  'POST /api/v2/licence/{licenceId}/card/{cardId}': {
    ...forAccounts,
    workload: 'session',
    rateLimit: rateLimits.byHand,
    summary:
      'Buy a licence with a stored card; a repeated request with one Idempotency-Key header is one purchase. 402 for a refused payment, and for one that the bank wants confirmed; 409 freeTrialDenied, and for a licence that the account cannot buy now; 424 BASKET_REQUIREMENTS_FAILED with the missing fields, 429 after ten declined cards in an hour',
    params: byCard,
    // The purchase form is checked in any case; older clients ask for it.
    query: z.object({ checkBillingDetails: z.enum(['true', 'false']).optional() }),
    status: 201,
    answer: LicenceStatus,
  },
  'POST /api/v2/licence/{licenceId}/payment-details/{id}': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'Choose the stored card that pays the renewals of a licence. 404 for a card of another account, and for a licence that does not renew',
    params: byPaymentDetails,
    status: 204,
    answer: null,
  },
  'GET /api/v2/customer/purchases/{id}': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'State of a purchase. 404 for one of another account',
    params: byId,
    status: 200,
    answer: PurchaseStatus,
  },
  'POST /api/v2/customer/purchases/{id}/cancel': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Cancel a payment that waits for the payer. A payment that is paid already stays paid',
    params: byId,
    status: 200,
    answer: PurchaseStatus,
  },
  'GET /api/v2/realm-settings/realm/{realm}/payment-origins': {
    ...forAllToKeep,
    realmBy: 'realm',
    summary: 'Origins of the realm’s payment providers, for the content security policy of pages of payments',
    params: z.object({ realm: z.string().min(1).max(80) }),
    status: 200,
    answer: PaymentOrigins,
  },
  'POST /api/v2/payment/return': {
    ...forAll,
    rateLimit: rateLimits.perVisit,
    summary:
      'Continue a payment after the payer’s return from a provider’s page. 404 for a token that is not genuine, and for another provider than that of the payment',
    body: ReturnBody,
    status: 200,
    answer: PurchaseStatus,
  },
  'POST /api/v2/payment/events/{provider}': {
    ...forWebhooks,
    realmBy: 'realm',
    rateLimit: rateLimits.perPage,
    largestBody: 1_000_000,
    summary: 'Receive a signed event of a payment provider. 401 for an event that is not genuine',
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ realm: z.string().max(60).optional() }),
    status: 200,
    answer: z.object({ received: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;
