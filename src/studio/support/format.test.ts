import { describe, expect, test } from 'vitest';
import { parseTyped, toTyped } from './format.ts';

const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const yen = (amount: number) => ({ amount, scale: 0, currency: 'JPY' });

describe('an amount to refund @pay-11', () => {
  test.each([
    [eur(999), '9.99'],
    [eur(5), '0.05'],
    [yen(500), '500'],
  ])('%o is typed as %s, and read again', (money, typed) => {
    expect(toTyped(money)).toBe(typed);
    expect(parseTyped(typed, money)).toEqual(money);
  });

  test('a comma and missing decimals are read', () => {
    expect(parseTyped(' 4,5 ', eur(999))).toEqual(eur(450));
    expect(parseTyped('4', eur(999))).toEqual(eur(400));
  });

  test.each(['', '0', '-1', '10.00', '1.999', '1.2.3', '1e2', 'ten'])('refuses “%s”', (typed) => {
    expect(parseTyped(typed, eur(999))).toBeUndefined();
  });
});
