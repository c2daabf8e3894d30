import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMoney } from '../domain/money.ts';
import { advanceState, type AttemptState, findMismatches, isLive, isOpen } from './attempt-state.ts';
import type { PaymentReport, PaymentResult } from './provider.ts';

const ORDERS = 1000;
const results: PaymentResult[] = [
  { kind: 'SUCCEEDED' },
  { kind: 'ACTION', action: { kind: 'redirect', url: 'https://bank.test' } },
  { kind: 'PENDING' },
  { kind: 'FAILED', decline: 'soft', code: 'insufficient_funds' },
  { kind: 'CANCELLED' },
  { kind: 'UNKNOWN' },
];
const anyResult = fc.constantFrom(...results);
const advanceAll = (list: readonly PaymentResult[]) => list.reduce<AttemptState>(advanceState, 'SENT');

describe('state of an attempt @pay-09', () => {
  test('is the same for every order and duplication of the same results', () => {
    const reordered = fc
      .array(anyResult, { minLength: 1, maxLength: 8 })
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list, ...list])))
      .filter(([list, other]) => list.every((result) => other.includes(result)));
    fc.assert(
      fc.property(reordered, ([list, other]) => advanceAll(list) === advanceAll(other)),
      { numRuns: ORDERS },
    );
  });

  test('never leaves a success', () => {
    for (const result of results) expect(advanceState('SUCCEEDED', result)).toBe('SUCCEEDED');
  });

  test('turns from every other state to a success, also from a failure and a cancellation', () => {
    for (const state of ['CREATED', 'SENT', 'ACTION', 'UNKNOWN', 'FAILED', 'CANCELLED'] as const)
      expect(advanceState(state, { kind: 'SUCCEEDED' })).toBe('SUCCEEDED');
  });

  test('a missing answer never makes a failure', () => {
    for (const state of ['SENT', 'ACTION', 'UNKNOWN'] as const)
      expect(isOpen(advanceState(state, { kind: 'UNKNOWN' })), state).toBe(true);
  });

  test('an attempt excludes others while the provider may take its money, and after it has', () => {
    const all: AttemptState[] = ['CREATED', 'SENT', 'ACTION', 'UNKNOWN', 'SUCCEEDED', 'FAILED', 'CANCELLED'];
    expect(all.filter(isLive)).toEqual(['SENT', 'ACTION', 'UNKNOWN', 'SUCCEEDED']);
    expect(all.filter(isOpen)).toEqual(['SENT', 'ACTION', 'UNKNOWN']);
  });
});

describe('a report that differs from the attempt @pay-09', () => {
  const expected = {
    realm: 'north',
    accountId: 'nina',
    money: createMoney(999n, 'EUR'),
    state: 'SENT',
    reference: 'pi_1',
  } as const;
  const matching: PaymentReport = {
    attemptId: 'one',
    reference: 'pi_1',
    money: createMoney(999n, 'EUR'),
    realm: 'north',
    accountId: 'nina',
    result: { kind: 'SUCCEEDED' },
  };

  test('matches the same value at another scale', () => {
    expect(findMismatches(expected, matching)).toEqual([]);
    expect(findMismatches(expected, { ...matching, money: createMoney(9_990n, 'EUR', 3) })).toEqual([]);
  });

  test.each([
    ['amount', { money: createMoney(998n, 'EUR') }],
    ['amount', { money: createMoney(999n, 'EUR', 3) }],
    ['amount', { money: undefined }],
    ['currency', { money: createMoney(999n, 'USD') }],
    ['realm', { realm: 'south' }],
    ['account', { accountId: 'kim' }],
  ])('names the %s of %o', (field, changes) => {
    expect(findMismatches(expected, { ...matching, ...changes })).toEqual([field]);
  });

  test('names the reference of a second success, and accepts a new reference before the first one', () => {
    const other = { ...matching, reference: 'pi_2' };
    expect(findMismatches(expected, other)).toEqual([]);
    expect(findMismatches({ ...expected, state: 'SUCCEEDED' }, other)).toEqual(['reference']);
  });

  test('accepts a report without an amount that is no success, and any account after the deletion of ours', () => {
    const pending = { ...matching, money: undefined, result: { kind: 'PENDING' } } as const;
    expect(findMismatches(expected, pending)).toEqual([]);
    expect(findMismatches({ ...expected, accountId: null }, matching)).toEqual([]);
  });
});
