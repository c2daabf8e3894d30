import { describe, expect, test } from 'vitest';
import type { Subscription } from '../domain/subscription.ts';
import {
  isOpenedBy,
  type LicenceOffer,
  listEffectiveLicences,
  listEntitlements,
  listOpeningLicences,
} from './entitlements.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const DAY_MS = 86_400_000;

const pass: LicenceOffer = { id: 1, family: 'pass', rank: 1 };
const premium: LicenceOffer = { id: 2, family: 'pass', rank: 2, entitlements: ['CATALOGUE', 'extras'] };
const final: LicenceOffer = { id: 3, entitlements: ['final'] };
const free: LicenceOffer = { id: 4, family: 'pass', type: 'FREE', rank: 9, entitlements: ['samples'] };
const offers = [pass, premium, final, free];

const held = (licenceId: number, more: Partial<Subscription> = {}): Subscription => ({
  licenceId,
  priceVersion: 1,
  life: 'ACTIVE',
  renewal: 'OFF',
  canRenew: false,
  pause: 'NOT_ALLOWED',
  change: { kind: 'NONE' },
  purchasedAt: NOW - DAY_MS,
  paidUntil: NOW + DAY_MS,
  changedAt: NOW - DAY_MS,
  ...more,
});

describe('licences that open a title @lic-01', () => {
  test.each<[string, string[] | undefined, number[]]>([
    ['a title that names no entitlement: licences with the default one', undefined, [1, 2]],
    ['a title with an entitlement of one licence', ['final'], [3]],
    ['a title with several entitlements: licences with any of them', ['final', 'extras'], [2, 3]],
    ['a title with an entitlement that no licence grants', ['unknown'], []],
  ])('%s', (_name, needed, ids) => expect(listOpeningLicences(needed, offers)).toEqual(ids));

  test('one of the needed entitlements is enough', () => {
    expect(isOpenedBy(['final', 'extras'], ['extras'])).toBe(true);
    expect(isOpenedBy(undefined, ['CATALOGUE'])).toBe(true);
    expect(isOpenedBy(undefined, ['extras'])).toBe(false);
    expect(isOpenedBy(['final'], [])).toBe(false);
  });
});

describe('entitlements of an account @lic-01', () => {
  test.each<[string, Subscription[], string[]]>([
    ['an account without licences has none', [], []],
    ['a live licence grants its entitlements', [held(3)], ['final']],
    ['a licence without entitlements grants the default one', [held(1)], ['CATALOGUE']],
    ['licences of different families add up', [held(1), held(3)], ['CATALOGUE', 'final']],
    ['of a family only the highest rank grants', [held(1), held(2)], ['CATALOGUE', 'extras']],
    ['a free licence gives way to a paid one of its family', [held(4), held(1)], ['CATALOGUE']],
    ['a free licence alone grants', [held(4)], ['samples']],
    ['an expired higher licence no longer blocks the lower one', [held(1), held(2, { paidUntil: NOW })], ['CATALOGUE']],
    ['an ended licence grants nothing', [held(3, { life: 'ENDED', endReason: 'refunded' })], []],
    ['a licence with a pending payment grants nothing', [held(3, { life: 'PENDING_PAYMENT' })], []],
    ['a licence without an end grants', [held(3, { paidUntil: undefined })], ['final']],
    ['a licence that the realm no longer defines grants nothing', [held(77)], []],
  ])('%s', (_name, subscriptions, entitlements) =>
    expect(listEntitlements(subscriptions, offers, NOW).toSorted()).toEqual(entitlements),
  );

  test('ends to the millisecond', () => {
    const ending = [held(3, { paidUntil: NOW })];
    expect(listEntitlements(ending, offers, NOW - 1)).toEqual(['final']);
    expect(listEntitlements(ending, offers, NOW)).toEqual([]);
  });

  test('returns the effective licences as the realm defines them', () => {
    expect(listEffectiveLicences([held(1), held(2), held(3)], offers, NOW)).toEqual([premium, final]);
  });
});
