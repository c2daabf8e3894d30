import type { GiftsPort } from '#renderers/ports/gifts.ts';
import type { GiftOffer, GiftProduct, SentGift } from '#schemas/wire/commerce/gifts.ts';
import { createPlan } from './fake-billing.ts';
import { NOW } from './fake-checkout.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A code as its mail shows it. */
export const GIFT_CODE = '7K3QW-9M2XD-4VB8R-T6HNC-1ZPYE-S';

/** A gift that the realm sells. */
export const fakeProduct: GiftProduct = {
  giftId: 'three-months',
  name: 'Three months of Apex',
  description: 'For the season ahead.',
  included: ['Every card live', 'All replays since Apex 1'],
  licenceId: 1,
  licenceName: 'Apex monthly',
  period: 'P3M',
  price: { amount: 2799, scale: 2, currency: 'EUR' },
  taxInclusive: true,
};

/** What a code gives. */
export const createOffer = (more: Partial<GiftOffer> = {}): GiftOffer => ({
  name: 'Three months of Apex',
  licenceName: 'Apex monthly',
  included: ['Every card live', 'All replays since Apex 1'],
  period: 'P3M',
  senderName: 'Nina',
  recipientName: 'Mara',
  message: 'Happy birthday!\nSee you at the ring.',
  state: 'OPENED',
  expiresAt: NOW + 365 * DAY_MS,
  ...more,
});

/** A gift that the account gave. */
export const createSentGift = (more: Partial<SentGift> = {}): SentGift => ({
  id: '22222222-2222-4222-8222-222222222222',
  giftId: 'three-months',
  name: 'Three months of Apex',
  period: 'P3M',
  recipientName: 'Mara',
  recipientEmail: 'mara@example.com',
  state: 'SENT',
  boughtAt: NOW,
  sendAt: NOW,
  expiresAt: NOW + 365 * DAY_MS,
  ...more,
});

/** A port whose code gives three months. Tests replace single methods. */
export const createFakeGifts = (replaced: Partial<GiftsPort> = {}): GiftsPort => ({
  lookUp: async () => ({ ok: true, offer: createOffer() }),
  redeem: async () => ({
    ok: true,
    redeemed: { licence: createPlan('Apex monthly'), startsAt: NOW, endsAt: NOW + 90 * DAY_MS },
  }),
  ...replaced,
});
