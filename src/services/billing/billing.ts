import type { BillingPort, CardChangeResult } from '#renderers/ports/billing.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { CardList } from '#schemas/wire/commerce/billing.ts';
import type { Api } from '../api/client.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';

const OFFLINE_LABEL: LabelKey = 'offlineText';

/** Runs a change and converts its refusal to labels. */
async function changeCards(request: Promise<CardList>): Promise<CardChangeResult> {
  try {
    return { ok: true, cards: await request };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { status, messages, code } = error.problem;
    return { ok: false, labels: status === NO_ANSWER ? [OFFLINE_LABEL] : [...messages, code] };
  }
}

/** Implements the billing port with the realm server's API. */
export const createBilling = (api: Api): BillingPort => ({
  listCards: () => api.call('GET /api/v2/card'),
  makeDefault: (id) => changeCards(api.call('PUT /api/v2/card/{id}/default', { params: { id } })),
  removeCard: (id) => changeCards(api.call('DELETE /api/v2/card/{id}', { params: { id } })),
  readHistory: (lastSeen) =>
    api.call('GET /api/v2/customer/payment-history', { query: lastSeen === undefined ? {} : { lastSeen } }),
  readInvoice: (id) => api.call('GET /api/v2/customer/invoices/{id}', { params: { id } }),
});
