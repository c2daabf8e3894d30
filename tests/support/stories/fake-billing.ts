import type { BillingPort } from '#renderers/ports/billing.ts';
import type { CardList, Invoice, PaymentHistory, PaymentHistoryItem } from '#schemas/wire/commerce/billing.ts';
import type { Card } from '#schemas/wire/commerce/checkout.ts';
import type { CancellationOffer, LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { fakeCards, NOW } from './fake-checkout.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

/** Creates a list of cards, of which the first one is the default one, and of plans that renew. */
export const createCardList = (cards: Card[] = fakeCards, renewals: CardList['renewals'] = []): CardList => ({
  cards,
  renewals,
  ...(cards[0] && { defaultCardId: cards[0].cardId }),
});

/** Creates a monthly plan that renews in 30 days. */
export const createPlan = (name: string, more: Partial<LicenceStatus> = {}): LicenceStatus => ({
  licence: {
    id: 1,
    name,
    type: 'STANDARD',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    activationStrategy: 'IMMEDIATE',
    amounts: [],
    included: [],
    discounts: [],
  },
  status: 'ACTIVE',
  autoRenewingStatus: 'AUTO_RENEWING',
  expiryTimestamp: NOW + 30 * DAY_MS,
  pauseState: 'NOT_ALLOWED',
  subscriptionPendingActions: [],
  isEffective: true,
  changes: ['CANCEL'],
  canChangePlan: false,
  ...more,
});

/** Creates the question about a price that rises from €9.99 to €12.99. @param appliesAt milliseconds since 1970 */
export const createPriceQuestion = (
  appliesAt: number,
  more: Partial<NonNullable<LicenceStatus['priceMigration']>> = {},
): NonNullable<LicenceStatus['priceMigration']> => ({
  version: 1,
  oldPrice: eur(999),
  newPrice: eur(1299),
  period: 'P1M',
  appliesAt,
  answerBy: appliesAt,
  withoutAnswer: 'LEAVE',
  ...more,
});

/** A wallet, which has no number and no expiry. */
export const fakeWallet: Card = {
  cardId: 'wallet-1',
  cardType: 'gcash',
  last4Digits: '',
  cardHolder: 'Nina Fox',
  showEula: false,
  paymentProviderId: 'adyen',
  licences: [],
  paymentMethodType: 'gcash',
};

/** Creates a renewal with an invoice. The position is the number of days before now. */
export const createPayment = (position: number, more: Partial<PaymentHistoryItem> = {}): PaymentHistoryItem => ({
  id: `payment-${position}`,
  itemType: 'RENEWAL',
  when: NOW - position * DAY_MS,
  status: 'COMPLETE',
  skus: ['apex-monthly'],
  refunds: [],
  externalPaymentId: `pi_${position}`,
  name: 'Apex monthly',
  amount: eur(999),
  invoice: `2026-${String(1000 - position).padStart(6, '0')}`,
  ...more,
});

/** A failed payment, which has no invoice. */
export const createFailedPayment = (position: number): PaymentHistoryItem => {
  const { invoice: _invoice, ...payment } = createPayment(position, {
    itemType: 'FAILED_PAYMENT',
    status: 'FAILED',
    failure: 'payment.declined.insufficient_funds',
  });
  return payment;
};

/** Creates a page of the history; with a cursor if more pages follow. */
export const createHistory = (items: PaymentHistoryItem[], lastSeen?: string): PaymentHistory => ({
  items,
  paging: { moreDataAvailable: lastSeen !== undefined, ...(lastSeen !== undefined && { lastSeen }) },
});

/** Creates an offer of half the price for three months. */
export const createOffer = (more: Partial<CancellationOffer> = {}): CancellationOffer => ({
  eligible: true,
  discount: {
    type: 'percentage',
    percentage: 50,
    state: 'upcoming',
    lifeTimeRepeat: false,
    periods: 3,
    from: NOW + 30 * DAY_MS,
  },
  price: eur(999),
  reducedPrice: eur(499),
  ...more,
});

/** Creates the invoice of a month, issued at noon of 1 December 2026. */
export const createInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  number: '2026-000123',
  issuedAt: NOW,
  seller: { name: 'Apex Media Limited' },
  buyer: { name: 'Nina Fox', email: 'nina@example.com', address: ['Rua das Flores 1', '4050-262 Porto', 'PT'] },
  lines: [
    {
      name: 'Apex monthly',
      sku: 'apex-monthly',
      period: 'P1M',
      net: eur(812),
      tax: eur(187),
      gross: eur(999),
      taxPercentage: 23,
    },
  ],
  net: eur(812),
  tax: eur(187),
  total: eur(999),
  method: 'card',
  card: { cardType: 'visa', last4Digits: '4242' },
  ...more,
});

/**
 * A billing port that keeps its cards in memory, as the server does: a removed default card is replaced by the next one,
 * and the last card is refused if a licence renews with it. Tests replace single methods.
 */
export function createFakeBilling(
  initial: CardList,
  replaced: Partial<BillingPort> = {},
  initialPlans: LicenceStatus[] = [],
): BillingPort {
  let list = initial;
  let plans = initialPlans;
  const changePlan = (id: number, changes: Partial<LicenceStatus>) => {
    plans = plans.map((plan) => (plan.licence.id === id ? { ...plan, ...changes } : plan));
  };
  const setRenewal = (id: number, isOn: boolean) =>
    changePlan(id, {
      autoRenewingStatus: isOn ? 'AUTO_RENEWING' : 'NOT_RENEWING',
      changes: [isOn ? 'CANCEL' : 'REACTIVATE'],
    });
  return {
    listPlans: async () => plans,
    async cancelPlan(id) {
      setRenewal(id, false);
      return { ok: true };
    },
    readOffer: async () => createOffer(),
    async redeemOffer(id) {
      const { discount } = createOffer();
      plans = plans.map(({ hasCancellationOffer: _redeemed, ...plan }) => ({
        ...plan,
        ...(plan.licence.id === id && discount && { nextDiscount: discount }),
      }));
      return { ok: true };
    },
    async reactivatePlan(id) {
      setRenewal(id, true);
      return { ok: true };
    },
    async pausePlan(id, resumeAfter) {
      changePlan(id, { pauseState: 'PAUSE_REQUESTED', resumeAfter, changes: ['CANCEL', 'RESUME'] });
      return { ok: true };
    },
    async resumePlan(id) {
      changePlan(id, { pauseState: 'ALLOWED', changes: ['CANCEL', 'PAUSE'] });
      return { ok: true };
    },
    listPlanChanges: async () => ({ changes: [] }),
    changePlan: async () => ({ ok: true }),
    async dropPlanChange(id) {
      plans = plans.map(({ plannedChange, ...plan }) =>
        plan.licence.id === id || !plannedChange ? plan : { ...plan, plannedChange },
      );
      changePlan(id, { canChangePlan: true });
      return { ok: true };
    },
    async answerPrice(id, answer) {
      const question = plans.find(({ licence }) => licence.id === id)?.priceMigration;
      setRenewal(id, answer === 'CONTINUE');
      changePlan(id, {
        changes: answer === 'CONTINUE' ? ['CANCEL'] : [],
        ...(question && { priceMigration: { ...question, answer } }),
      });
      return { ok: true };
    },
    listSentGifts: async () => [],
    resendGift: async () => ({ ok: true }),
    listCards: async () => list,
    async makeDefault(cardId) {
      const isDefault = (card: Card) => card.cardId === cardId;
      list = createCardList([...list.cards.filter(isDefault), ...list.cards.filter((card) => !isDefault(card))]);
      return { ok: true, cards: list };
    },
    async removeCard(cardId) {
      const [only, ...others] = list.cards;
      if (only && others.length === 0 && only.licences.length > 0) return { ok: false, labels: ['cardNeeded'] };
      list = createCardList(list.cards.filter((card) => card.cardId !== cardId));
      return { ok: true, cards: list };
    },
    readHistory: async () => createHistory([]),
    readInvoice: async () => createInvoice(),
    ...replaced,
  };
}
