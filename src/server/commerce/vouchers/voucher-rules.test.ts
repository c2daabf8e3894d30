import { expect, test } from 'vitest';
import type { VoucherCampaign } from '#schemas/generated/types.ts';
import { createMoney } from '../domain/money.ts';
import {
  findUseRefusal,
  findVoucherRefusal,
  getReduction,
  reducePeriod,
  toVoucherDiscount,
  type VoucherUses,
} from './voucher-rules.ts';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const campaign: VoucherCampaign = { id: 'one', name: 'One', discount: { type: 'percentage', percentage: 12.5 } };
const eur = (amount: bigint) => createMoney(amount, 'EUR', 2);
const target = { licence: { id: 1, family: 'pass' }, price: eur(999n), country: 'PT', now: NOW };

const amounts = (...list: { currency: string; amount: number; scale?: number }[]): Partial<VoucherCampaign> => ({
  discount: { type: 'amount', amounts: list },
});

test.each<[string, Partial<VoucherCampaign>, Partial<typeof target>, ReturnType<typeof findVoucherRefusal>]>([
  ['without conditions', {}, {}, undefined],
  ['at its first instant', { validFrom: '2026-12-01T12:00:00Z' }, {}, undefined],
  ['before it begins', { validFrom: '2026-12-01T12:00:01Z' }, {}, 'upcoming'],
  ['before its last instant', { validUntil: '2026-12-01T12:00:01Z' }, {}, undefined],
  ['at its end', { validUntil: '2026-12-01T12:00:00Z' }, {}, 'expired'],
  ['of the licence', { licences: [1] }, {}, undefined],
  ['of the family', { licences: [9], families: ['pass'] }, {}, undefined],
  ['of another licence', { licences: [2] }, {}, 'otherPlan'],
  ['of another family', { families: ['films'] }, {}, 'otherPlan'],
  ['of the country', { countries: ['PT'] }, {}, undefined],
  ['of another country', { countries: ['ES'] }, {}, 'otherCountry'],
  ['with an amount of the currency', amounts({ currency: 'EUR', amount: 1 }), {}, undefined],
  ['with an amount of another currency', amounts({ currency: 'BRL', amount: 100 }), {}, 'noReduction'],
  ['for a price of 0', {}, { price: eur(0n) }, 'noReduction'],
  ['whose percentage is less than a cent', {}, { price: eur(1n) }, 'noReduction'],
])('a voucher %s @gift-02', (_what, changes, facts, expected) => {
  expect(findVoucherRefusal({ ...campaign, ...changes }, { ...target, ...facts })).toBe(expected);
});

test.each<[string, Partial<VoucherCampaign>, Partial<VoucherUses['uses']>, boolean, ReturnType<typeof findUseRefusal>]>(
  [
    ['is free', {}, { total: 1000 }, true, undefined],
    ['was used by the account', {}, { total: 1, ofAccount: 1 }, true, 'usedByAccount'],
    ['has a second use of the account', { maxUsesPerAccount: 2 }, { total: 1, ofAccount: 1 }, true, undefined],
    ['has one use left', { maxUses: 3 }, { total: 2 }, false, undefined],
    ['has no use left', { maxUses: 3 }, { total: 3 }, false, 'used'],
    ['has a unique code', { uniqueCodes: true }, { total: 5 }, false, undefined],
    ['has a unique code that was used', { uniqueCodes: true }, { total: 5, ofCode: 1 }, false, 'used'],
    ['is for the first purchase', { firstPurchaseOnly: true }, {}, false, undefined],
    ['is for the first purchase of others', { firstPurchaseOnly: true }, {}, true, 'firstPurchase'],
  ],
)('a voucher that %s @gift-02', (_what, changes, uses, hasBought, expected) => {
  const counted = { total: 0, ofAccount: 0, ofCode: 0, ...uses };
  expect(findUseRefusal({ ...campaign, ...changes }, { uses: counted, hasBought })).toBe(expected);
});

test.each<[Partial<VoucherCampaign>, bigint, bigint]>([
  [{}, 999n, 125n],
  [{ discount: { type: 'percentage', percentage: 100 } }, 999n, 999n],
  [amounts({ currency: 'EUR', amount: 250 }), 999n, 250n],
  [amounts({ currency: 'EUR', amount: 5, scale: 0 }), 999n, 500n],
  [amounts({ currency: 'EUR', amount: 5000 }), 999n, 999n],
])('the discount %j takes off a price of %s cents %s cents @gift-02', (changes, price, reduction) => {
  const discount = toVoucherDiscount({ ...campaign, ...changes }, 'EUR');
  expect(discount && getReduction(eur(price), discount).amount).toBe(reduction);
});

test.each<[VoucherCampaign['discount'], boolean[]]>([
  [{ type: 'percentage', percentage: 10 }, [true, false, false]],
  [{ type: 'percentage', percentage: 10, periods: 2 }, [true, true, false]],
  [{ type: 'percentage', percentage: 10, lifeTimeRepeat: true }, [true, true, true]],
])('the discount %j reduces the first three periods: %j @gift-02', (discount, expected) => {
  const reduces = (index: number) => reducePeriod(eur(999n), { ...campaign, discount }, index) !== undefined;
  expect([0, 1, 2].map(reduces)).toEqual(expected);
});
