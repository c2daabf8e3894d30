import * as z from 'zod';
import { type Endpoint, forAccounts, forProfiles, onPages } from '../endpoint.ts';
import { rateLimits } from '../rate-limits.ts';
import {
  CancellationOfferAnswer,
  LicenceFamiliesAnswer,
  LicenceFamiliesQuery,
  LicenceId,
  LicencesAnswer,
  LicenceStatus,
  PauseBody,
  PlansAnswer,
  PlansQuery,
  PriceConsentBody,
  UserLicencesAnswer,
} from './licences.ts';
import { PlanChangeBody, PlanChangesAnswer } from './plan-changes.ts';

/** The licences that the caller’s account holds or held. */
const userLicences = {
  ...forProfiles,
  impersonators: 'plain',
  summary: 'The licences that the caller holds or held. 403 for guests.',
  status: 200,
  answer: UserLicencesAnswer,
} as const;

const byLicence = z.object({ id: LicenceId });

/** Endpoints of the licences that a realm sells. */
export const licenceEndpoints = {
  'GET /api/v2/licence': {
    ...onPages('PURCHASE'),
    summary: 'All licences that the realm offers, with the prices of the caller’s country',
    status: 200,
    answer: LicencesAnswer,
  },
  'GET /api/v2/licence-family': {
    ...onPages('PURCHASE'),
    summary: 'The same by family; only the families of some licences, where the query names them',
    query: LicenceFamiliesQuery,
    many: ['licenceId'],
    status: 200,
    answer: LicenceFamiliesAnswer,
  },
  'GET /api/v1/view/plans': {
    ...onPages('PURCHASE'),
    summary: 'The plans of a block with the prices of the caller’s country, for pages that do not know it',
    query: PlansQuery,
    many: ['licenceId', 'family'],
    status: 200,
    answer: PlansAnswer,
  },
  'GET /api/v2/user/licence': userLicences,
  // The older address of the same list.
  'GET /api/v2/customer/subscriptions/status/active': userLicences,
  'DELETE /api/v2/user/licence/{id}': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Turn off the renewal of a licence, which stays until its paid time ends. 404 for a licence that the caller does not hold, 409 for one that does not renew, and with the code CANCELLATION_PROMO_AVAILABLE for one with an open offer',
    params: byLicence,
    // IGNORE cancels although an offer is open.
    query: z.object({ cancellationDiscount: z.literal('IGNORE').optional() }),
    status: 204,
    answer: null,
  },
  'PATCH /api/v2/user/licence/{id}': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Turn the renewal of a cancelled licence on again before its paid time ends. 404 for a licence that the caller does not hold, 409 for one that cannot renew or has ended',
    params: byLicence,
    status: 200,
    answer: LicenceStatus,
  },
  'POST /api/v2/user/licence/{id}/pause': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Pause a licence from the end of its paid time on, for at most 90 days. 404 for a licence that the caller does not hold, 409 for one that cannot be paused, 400 for a date out of range',
    params: byLicence,
    body: PauseBody,
    status: 204,
    answer: null,
  },
  'POST /api/v2/user/licence/{id}/resume': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Resume a paused licence: a pause that has not begun is dropped, else a new period is charged and begins. 404 for a licence that the caller does not hold, 409 for one that is not paused',
    params: byLicence,
    body: z.strictObject({}).default({}),
    status: 204,
    answer: null,
  },
  'GET /api/v2/promotions/cancellation/{id}/verify': {
    ...forAccounts,
    summary:
      'The offer for a holder that is about to cancel a licence, if there is one now. 404 for a licence that the caller does not hold',
    params: byLicence,
    status: 200,
    answer: CancellationOfferAnswer,
  },
  'POST /api/v2/promotions/cancellation/{id}/redeem': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Redeem the offer: the next payments are reduced, and a cancelled licence renews again. 404 for a licence that the caller does not hold, 409 without an offer',
    params: byLicence,
    body: z.strictObject({}).default({}),
    status: 204,
    answer: null,
  },
  'POST /api/v2/promotions/cancellation/{id}/refuse': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'Refuse the offer, after which the licence can be cancelled. 404 for a licence that the caller does not hold, 409 without an offer',
    params: byLicence,
    body: z.strictObject({}).default({}),
    status: 204,
    answer: null,
  },
  'PUT /api/v3/price-version-migration/{id}/consent': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Answer whether a licence continues at its new price, or leave it when its paid time ends. The answer can be changed until the new price holds. 404 for a licence that the caller does not hold or that has no new price, 409 for an answer that comes too late',
    params: byLicence,
    body: PriceConsentBody,
    status: 204,
    answer: null,
  },
  'GET /api/v2/user/licence/{id}/plan-changes': {
    ...forAccounts,
    impersonators: 'plain',
    summary:
      'The plans of the family to which a licence of the caller can change, with their prices, and the planned change. 404 for a licence that the caller does not hold',
    params: byLicence,
    status: 200,
    answer: PlanChangesAnswer,
  },
  'POST /api/v2/user/licence/{id}/plan-changes': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Change a licence to a lower one at the end of its paid time, or to another one at once in a trial. 404 for a licence that the caller does not hold, 409 INVALID_TIER_CHANGE for a change that is not possible or costs money now, 409 CONFLICT for another price than the caller saw',
    params: byLicence,
    body: PlanChangeBody,
    status: 204,
    answer: null,
  },
  'DELETE /api/v2/user/licence/{id}/plan-changes': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Drop the planned change of a licence. 404 for a licence that the caller does not hold, 409 for a change that takes effect now',
    params: byLicence,
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
