import { type CheckoutPort, CheckoutError } from '#renderers/ports/checkout.ts';
import type { PlanItem } from '#schemas/generated/types.ts';
import type { Basket, Card, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';

const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

export const BASKET_ID = '11111111-1111-4111-8111-111111111111';
export const PURCHASE_ID = 'purchase-1';

/** Noon of 1 December 2026 and of the first renewal, a month later. */
export const NOW = Date.UTC(2026, 11, 1, 12);
const RENEWAL = Date.UTC(2027, 0, 1, 12);

export const fakePlan: PlanItem = {
  id: 1,
  name: 'Apex monthly',
  description: 'Every fight, live and on demand.',
  strategy: 'SUBSCRIPTION',
  period: 'P1M',
  price: eur(999),
  taxInclusive: true,
  isPurchasable: true,
  isFree: false,
  included: ['Live events', 'The archive'],
};

export const fakeCards: Card[] = [
  {
    cardId: 'card-1',
    cardType: 'visa',
    last4Digits: '4242',
    cardHolder: 'Nina Fox',
    expiryMonth: 12,
    expiryYear: 2030,
    showEula: false,
    paymentProviderId: 'stripe',
    licences: [],
    paymentMethodType: 'card',
  },
  {
    cardId: 'card-2',
    cardType: 'mastercard',
    last4Digits: '4444',
    cardHolder: 'Nina Fox',
    expiryMonth: 12,
    expiryYear: 2026,
    showEula: false,
    paymentProviderId: 'stripe',
    licences: [1],
    paymentMethodType: 'card',
  },
];

/** A basket of the monthly plan, with a method of each kind. */
export const createBasket = (more: Partial<Basket> = {}): Basket => ({
  id: BASKET_ID,
  version: 1,
  basketItems: [
    {
      sku: 'apex-monthly',
      licenceId: 1,
      name: 'Apex monthly',
      included: [],
      subscriptionSetting: { subscriptionType: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    },
  ],
  vouchers: [],
  acceptsVouchers: true,
  total: eur(999),
  price: eur(999),
  discount: eur(0),
  tax: eur(160),
  taxInclusive: true,
  validUntil: NOW + 3_600_000,
  renewal: { at: RENEWAL, price: eur(999), period: 'P1M' },
  missingFields: [],
  missingConsents: [],
  paymentOptions: [
    { provider: 'card', method: 'card', flow: 'fields', renewal: 'native' },
    { provider: 'adyen', method: 'pix', flow: 'qr-code', renewal: 'by-invoice' },
    { provider: 'adyen', method: 'ideal', flow: 'redirect', renewal: 'by-mandate' },
    { provider: 'adyen', method: 'paypal', flow: 'redirect', renewal: 'native' },
  ],
  cards: [],
  ...more,
});

/** What a giver said about a gift that is sent on a day. */
export const fakeGiftDetails: GiftDetails = {
  recipientName: 'Mara Lind',
  recipientEmail: 'mara@example.com',
  senderName: 'Nina',
  message: 'Happy birthday!',
  deliverOn: '2026-12-24',
  timeZone: 'Europe/Lisbon',
  language: 'en_US',
};

/** The gift of a basket or purchase. */
export const fakeGift: NonNullable<Basket['gift']> = {
  giftId: 'three-months',
  name: 'Three months of Apex',
  period: 'P3M',
  details: fakeGiftDetails,
};

/** A basket of a gift, which does not renew and takes no vouchers. */
export function createGiftBasket(more: Partial<Basket> = {}): Basket {
  const { renewal: _renewal, ...basket } = createBasket({
    acceptsVouchers: false,
    total: eur(2799),
    price: eur(2799),
    tax: eur(447),
    gift: fakeGift,
  });
  return { ...basket, ...more };
}

/** A purchase of the monthly plan in a state. A failure is given by its label. */
export const createPurchase = (
  status: PurchaseStatus['status'],
  { failure, ...more }: Partial<Omit<PurchaseStatus, 'failure'>> & { failure?: string } = {},
): PurchaseStatus => ({
  purchaseId: PURCHASE_ID,
  basketId: BASKET_ID,
  status,
  licenceId: 1,
  total: eur(999),
  returnPath: '/video/1001',
  ...(status === 'COMPLETE' && {
    receipt: {
      licenceId: 1,
      name: 'Apex monthly',
      total: eur(999),
      tax: eur(160),
      paidAt: NOW,
      ...((more?.method ?? 'card') === 'card' && { card: { cardType: 'visa', last4Digits: '4242' } }),
      renewal: { at: RENEWAL, price: eur(999), period: 'P1M' },
    },
  }),
  ...(failure !== undefined && { failure: { code: 'declined', message: failure, canRetrySame: true } }),
  ...more,
});

/** The error of a lost answer. */
export const createLostAnswer = (): CheckoutError =>
  new CheckoutError({ status: 0, code: 'SERVICE_UNAVAILABLE', messages: [] });

/** A checkout port without card fields that completes each payment at once. Tests replace single methods. */
export const createFakeCheckout = (replaced: Partial<CheckoutPort> = {}): CheckoutPort => ({
  putBasket: async () => createBasket(),
  postGiftBasket: async () => createGiftBasket(),
  addVoucher: async () => createBasket(),
  removeVoucher: async () => createBasket(),
  openFields: () => Promise.reject(createLostAnswer()),
  validateToken: async () => ({ cardType: 'visa', last4Digits: '4242' }),
  pay: async () => createPurchase('COMPLETE'),
  readPurchase: async () => createPurchase('PENDING'),
  cancelPurchase: async () => createPurchase('CANCELLED'),
  continueReturn: async () => createPurchase('COMPLETE'),
  ...replaced,
});
