import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Licence } from '#schemas/generated/types.ts';
import { computeMailedCode, normalizeMailedCode } from '../../identity/mail/mailed-code.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { deriveSigningKeys } from '../../platform/keys.ts';
import type { Subscription } from '../domain/subscription.ts';
import { listGifts } from './gift-products.ts';
import { getGiftState } from './gift-state.ts';
import { getGiftTime } from './redeem-gift.ts';
import { getSendTime, hashGiftCode } from './send-gift.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 11, 1, 12);
const keys = deriveSigningKeys('x'.repeat(32), 'y'.repeat(32));
const code = { key: keys.id, purpose: 'gift', id: 'one', number: 1 } as const;

describe('a code @gift-01', () => {
  test('has 26 digits of base 32 in groups, and is the same for the same gift only', () => {
    const texts = [
      computeMailedCode(keys, 'north', code),
      computeMailedCode(keys, 'north', code),
      computeMailedCode(keys, 'north', { ...code, number: 2 }),
      computeMailedCode(keys, 'north', { ...code, id: 'two' }),
      computeMailedCode(keys, 'south', code),
    ];
    for (const text of texts) expect(text).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]$/);
    expect(texts[1]).toBe(texts[0]);
    expect(new Set(texts).size).toBe(4);
  });

  test('stays the same after a change of the secret, and is undefined without its secret', () => {
    const renewed = deriveSigningKeys('z'.repeat(32), 'x'.repeat(32));
    expect(computeMailedCode(renewed, 'north', code)).toBe(computeMailedCode(keys, 'north', code));
    expect(computeMailedCode(deriveSigningKeys('z'.repeat(32)), 'north', code)).toBeUndefined();
  });

  test('is read without its case, spaces and dashes, and with letters that look like digits', () => {
    const text = computeMailedCode(keys, 'north', code) ?? '';
    const plain = text.replaceAll('-', '');
    for (const typed of [
      text.toLowerCase(),
      ` ${plain} `,
      text.replaceAll('-', ' – '),
      plain.replaceAll('0', 'o').replaceAll('1', 'l'),
    ])
      expect(normalizeMailedCode(typed)).toBe(plain);
    for (const typed of [
      '',
      'x',
      `${plain}0`,
      plain.slice(1),
      `${plain.slice(1)}U`,
      '🎁'.repeat(26),
      'x'.repeat(10_000),
    ])
      expect(normalizeMailedCode(typed)).toBeUndefined();
  });

  test('is stored as a hash that differs between realms', () => {
    expect(hashGiftCode('north', 'A')).not.toBe(hashGiftCode('south', 'A'));
  });
});

describe('the time of the mail @gift-01', () => {
  const details = { recipientName: 'Rita', recipientEmail: 'rita@playbill.test', senderName: 'Nina' };
  test.each([
    ['at once without a day', {}, NOW],
    ['at 9:00 UTC without a zone', { deliverOn: '2026-12-24' }, Date.UTC(2026, 11, 24, 9)],
    ['at 9:00 of the zone', { deliverOn: '2026-12-24', timeZone: 'America/Sao_Paulo' }, Date.UTC(2026, 11, 24, 12)],
    [
      'at 9:00 after the clocks went forward',
      { deliverOn: '2027-03-28', timeZone: 'Europe/Lisbon' },
      Date.UTC(2027, 2, 28, 8),
    ],
    [
      'at 9:00 after the clocks went back',
      { deliverOn: '2027-10-31', timeZone: 'Europe/Lisbon' },
      Date.UTC(2027, 9, 31, 9),
    ],
    ['at once if 9:00 of today is over', { deliverOn: '2026-12-01', timeZone: 'Europe/Lisbon' }, NOW],
    [
      'on a day that the zone skips, a day later',
      { deliverOn: '2026-12-30', timeZone: 'Pacific/Apia' },
      Date.UTC(2026, 11, 29, 20),
    ],
  ])('is %s', (_what, more, at) => {
    expect(getSendTime({ ...details, ...more }, NOW)).toBe(at);
  });
});

test.each([
  ['NOT_SENT', {}],
  ['SENT', { sentAt: 1 }],
  ['OPENED', { sentAt: 1, openedAt: 2 }],
  ['EXPIRED', { sentAt: 1, openedAt: 2, expiresAt: NOW }],
  ['REDEEMED', { sentAt: 1, redeemedAt: 2, expiresAt: NOW }],
  ['BLOCKED', { sentAt: 1, redeemedAt: 2, refundedAt: 3 }],
  ['BLOCKED', { disputedAt: 3 }],
] as const)('a gift is %s @gift-01', (state, more) => {
  const times = { sentAt: null, openedAt: null, redeemedAt: null, refundedAt: null, disputedAt: null };
  expect(getGiftState({ ...times, expiresAt: NOW + 1, ...more }, NOW)).toBe(state);
});

const createLicence = (id: number, more: Partial<Licence> = {}): Licence => ({
  id,
  name: `Licence ${id}`,
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
  ...more,
});

describe('the gifts that are sold @gift-01', () => {
  const gift = {
    id: 'one',
    name: 'One',
    licenceId: 1,
    period: 'P1M',
    prices: [{ sku: 'one', currency: 'EUR', amount: 999, default: true }],
  };
  const list = (gifts: object, licence: Partial<Licence> = {}) =>
    listGifts(
      { licences: [createLicence(1, licence)], gifts: [{ ...gift, ...gifts }] },
      { locale: 'en_US', country: 'PT', now: NOW },
    ).length;
  test('leave out withdrawn ones, and those of a missing or free licence or without a price', () => {
    const counts = [
      list({}),
      list({}, { withdrawn: true }),
      list({ withdrawn: true }),
      list({ licenceId: 2 }),
      list({}, { type: 'FREE' }),
      list({ prices: [{ sku: 'one', currency: 'BRL', amount: 999, countries: ['BR'] }] }),
    ];
    expect(counts).toEqual([1, 1, 0, 0, 0, 0]);
  });
});

describe('the time that a gift adds @gift-01', () => {
  const licences = [
    createLicence(1, { family: 'pass', rank: 1 }),
    createLicence(2, { family: 'pass', rank: 2 }),
    createLicence(3, { family: 'pass', rank: 3 }),
    createLicence(4, { type: 'FREE', family: 'pass' }),
    createLicence(5),
  ];
  const hold = (licenceId: number, paidUntil: number | undefined, more: Partial<Subscription> = {}) => ({
    id: `${licenceId}`,
    purchaseId: null,
    subscription: {
      licenceId,
      paidUntil,
      life: 'ACTIVE',
      renewal: 'OFF',
      pause: 'NOT_ALLOWED',
      change: { kind: 'NONE' },
      priceVersion: 0,
      canRenew: false,
      purchasedAt: 0,
      changedAt: 0,
      ...more,
    } satisfies Subscription,
  });
  const END = NOW + 10 * DAY_MS;
  const read = (...held: ReturnType<typeof hold>[]) => {
    try {
      return getGiftTime({ period: 'P1M' }, licences[1]!, { held, licences, now: NOW }).start;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return [error.messages[0], error.details?.redeemableAt];
    }
  };

  test.each([
    ['begins now without a plan', [], NOW],
    ['begins after the same licence', [hold(2, END)], END],
    ['begins after the latest of several', [hold(2, END + 1), hold(2, END)], END + 1],
    ['begins now beside a lower plan that ends', [hold(1, END)], NOW],
    ['begins now beside a plan of another family', [hold(5, END, { renewal: 'AUTO' })], NOW],
    ['begins now beside a free licence', [hold(4, undefined, { renewal: 'AUTO' })], NOW],
    [
      'begins now after a plan has ended',
      [hold(2, NOW - 1), hold(3, NOW - 1, { life: 'ENDED', renewal: 'AUTO' })],
      NOW,
    ],
    ['is refused while the same licence renews', [hold(2, END, { renewal: 'AUTO' })], ['giftPlanRenews', undefined]],
    ['is refused while a lower plan renews', [hold(1, END, { renewal: 'AUTO' })], ['giftPlanRenews', undefined]],
    [
      'is refused while an unpaid plan can be charged',
      [hold(1, NOW - 1, { renewal: 'AUTO', life: 'PAST_DUE' })],
      ['giftPlanRenews', undefined],
    ],
    [
      'is refused while a paused plan can resume',
      [hold(2, NOW - 1, { renewal: 'AUTO', pause: 'PAUSED' })],
      ['giftPlanRenews', undefined],
    ],
    ['is refused until a higher plan has ended', [hold(3, END)], ['giftPlanHigher', END]],
    ['is refused beside the same licence without an end', [hold(2, undefined)], ['giftPlanHigher', undefined]],
  ])('%s', (_what, held, expected) => {
    expect(read(...held)).toEqual(expected);
  });

  test('is never lost: it begins when no other time of the licence is left, and is never shorter than 28 days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -40, max: 400 }), { maxLength: 6 }), (days) => {
        const held = days.map((day) => hold(2, NOW + day * DAY_MS));
        const { start, end } = getGiftTime({ period: 'P1M' }, licences[1]!, { held, licences, now: NOW });
        expect(start).toBe(Math.max(NOW, ...days.map((day) => NOW + day * DAY_MS)));
        expect(end - start).toBeGreaterThanOrEqual(28 * DAY_MS);
      }),
    );
  });
});
