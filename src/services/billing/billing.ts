import type { BillingPort, CardChangeResult, PlanChangeResult } from '#renderers/ports/billing.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { CardList } from '#schemas/wire/commerce/billing.ts';
import type { Api } from '../api/client.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';

const OFFLINE_LABEL: LabelKey = 'offlineText';

/** Converts the refusal of a change to labels. @throws the error, if it is no refusal */
function toRefusal(error: unknown): { ok: false; labels: readonly string[] } {
  if (!(error instanceof ProblemError)) throw error;
  const { status, messages, code } = error.problem;
  return { ok: false, labels: status === NO_ANSWER ? [OFFLINE_LABEL] : [...messages, code] };
}

/** Runs a change of the cards and converts its refusal to labels. */
const changeCards = (request: Promise<CardList>): Promise<CardChangeResult> =>
  request.then((cards) => ({ ok: true, cards }), toRefusal);

/** Runs a change of a plan and converts its refusal to labels. */
const requestChange = (request: Promise<unknown>): Promise<PlanChangeResult> =>
  request.then(() => ({ ok: true }), toRefusal);

/** Implements the billing port with the realm server's API. */
export const createBilling = (api: Api): BillingPort => ({
  listCards: () => api.call('GET /api/v2/card'),
  makeDefault: (id) => changeCards(api.call('PUT /api/v2/card/{id}/default', { params: { id } })),
  removeCard: (id) => changeCards(api.call('DELETE /api/v2/card/{id}', { params: { id } })),
  listPlans: async () => (await api.call('GET /api/v2/user/licence')).licences,
  cancelPlan: (id, refusesOffer) => {
    const params = { id };
    // The cancellation does not wait for the refusal. Without it the offer is only made again earlier.
    if (refusesOffer)
      api
        .call('POST /api/v2/promotions/cancellation/{id}/refuse', { params, body: {} })
        .catch((error: unknown) => console.warn('The refusal of an offer was not stored', error));
    const query = { cancellationDiscount: 'IGNORE' } as const;
    return requestChange(api.call('DELETE /api/v2/user/licence/{id}', { params, query }));
  },
  readOffer: (id) => api.call('GET /api/v2/promotions/cancellation/{id}/verify', { params: { id } }),
  redeemOffer: (id) =>
    requestChange(api.call('POST /api/v2/promotions/cancellation/{id}/redeem', { params: { id }, body: {} })),
  reactivatePlan: (id) => requestChange(api.call('PATCH /api/v2/user/licence/{id}', { params: { id } })),
  pausePlan: (id, resumeAfter) =>
    requestChange(
      api.call('POST /api/v2/user/licence/{id}/pause', { params: { id }, body: { config: { resumeAfter } } }),
    ),
  resumePlan: (id) => requestChange(api.call('POST /api/v2/user/licence/{id}/resume', { params: { id }, body: {} })),
  listPlanChanges: (id) => api.call('GET /api/v2/user/licence/{id}/plan-changes', { params: { id } }),
  changePlan: (id, body) =>
    requestChange(api.call('POST /api/v2/user/licence/{id}/plan-changes', { params: { id }, body })),
  dropPlanChange: (id) => requestChange(api.call('DELETE /api/v2/user/licence/{id}/plan-changes', { params: { id } })),
  answerPrice: (id, status) =>
    requestChange(api.call('PUT /api/v3/price-version-migration/{id}/consent', { params: { id }, body: { status } })),
  listSentGifts: async () => (await api.call('GET /api/v2/gift/sent')).gifts,
  resendGift: (id) => requestChange(api.call('POST /api/v2/gift/sent/{id}/resend', { params: { id } })),
  readHistory: (lastSeen) =>
    api.call('GET /api/v2/customer/payment-history', { query: lastSeen === undefined ? {} : { lastSeen } }),
  readInvoice: (id) => api.call('GET /api/v2/customer/invoices/{id}', { params: { id } }),
});
