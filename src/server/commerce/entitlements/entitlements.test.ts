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

describe('licences that give access to a title @lic-01', () => {
  test.each<[string, string[] | undefined, number[]]>([
    ['a title without entitlements is included in licences with the default entitlement', undefined, [1, 2]],
    ['a title with an entitlement that one licence grants is included in that licence only', ['final'], [3]],
    [
      'a title with several entitlements is included in all licences that grant one of them',
      ['final', 'extras'],
      [2, 3],
    ],
    ['a title with an entitlement that no licence grants is included in no licence', ['unknown'], []],
  ])('%s', (_name, needed, ids) => expect(listOpeningLicences(needed, offers)).toEqual(ids));

  test('a viewer has access to a title with several entitlements if the viewer has one of them', () => {
    expect(isOpenedBy(['final', 'extras'], ['extras'])).toBe(true);
    expect(isOpenedBy(undefined, ['CATALOGUE'])).toBe(true);
    expect(isOpenedBy(undefined, ['extras'])).toBe(false);
    expect(isOpenedBy(['final'], [])).toBe(false);
  });
});

describe('entitlements of an account @lic-01', () => {
  test.each<[string, Subscription[], string[]]>([
    ['an account without licences has no entitlements', [], []],
    ['an active licence grants its entitlements', [held(3)], ['final']],
    ['a licence that defines no entitlements grants the default one', [held(1)], ['CATALOGUE']],
    [
      'an account has the entitlements of licences of all families together',
      [held(1), held(3)],
      ['CATALOGUE', 'final'],
    ],
    [
      'of several licences in a family, only the one with the highest rank grants entitlements',
      [held(1), held(2)],
      ['CATALOGUE', 'extras'],
    ],
    [
      'a free licence grants no entitlements if the account has a paid licence of its family',
      [held(4), held(1)],
      ['CATALOGUE'],
    ],
    ['a free licence grants its entitlements if the account has no other licence', [held(4)], ['samples']],
    [
      'a licence grants entitlements again after a licence of higher rank has expired',
      [held(1), held(2, { paidUntil: NOW })],
      ['CATALOGUE'],
    ],
    ['an ended licence grants no entitlements', [held(3, { life: 'ENDED', endReason: 'refunded' })], []],
    ['a licence with a pending payment grants no entitlements', [held(3, { life: 'PENDING_PAYMENT' })], []],
    ['a licence without an end date grants its entitlements', [held(3, { paidUntil: undefined })], ['final']],
    ['a licence that the realm no longer defines grants no entitlements', [held(77)], []],
  ])('%s', (_name, subscriptions, entitlements) =>
    expect(listEntitlements(subscriptions, offers, NOW).toSorted()).toEqual(entitlements),
  );

  test('entitlements of a licence end at the exact millisecond of the licence’s end', () => {
    const ending = [held(3, { paidUntil: NOW })];
    expect(listEntitlements(ending, offers, NOW - 1)).toEqual(['final']);
    expect(listEntitlements(ending, offers, NOW)).toEqual([]);
  });

  test('returns the realm’s definitions of the account’s effective licences', () => {
    expect(listEffectiveLicences([held(1), held(2), held(3)], offers, NOW)).toEqual([premium, final]);
  });
});
