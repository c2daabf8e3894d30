import { expect, test } from 'vitest';
import { createBasket, fakeCards } from '../../../tests/support/stories/fake-checkout.ts';
import { findChoice, getCardAge, listChoices } from './payment-methods.ts';

test('lists wallets, then stored cards with the default one first, then the rest in the server’s order @pay-01', () => {
  const basket = createBasket({ cards: fakeCards, defaultCardId: 'card-2' });
  expect(listChoices(basket).map(({ key }) => key)).toEqual([
    'adyen/paypal',
    'card/card-2',
    'card/card-1',
    'card/card',
    'adyen/pix',
    'adyen/ideal',
  ]);
});

test.each([
  ['the one with the key', 'adyen/ideal', createBasket(), 'adyen/ideal'],
  [
    'the default card if the key is unknown',
    'gone/card',
    createBasket({ cards: fakeCards, defaultCardId: 'card-2' }),
    'card/card-2',
  ],
  ['the first method that is no wallet if there is no card', undefined, createBasket(), 'card/card'],
  [
    'a wallet if there is nothing else',
    undefined,
    createBasket({ paymentOptions: [{ provider: 'adyen', method: 'gcash', flow: 'redirect', renewal: 'native' }] }),
    'adyen/gcash',
  ],
  ['none if nothing is offered', undefined, createBasket({ paymentOptions: [] }), undefined],
])('chooses %s @pay-01', (_what, key, basket, expected) => expect(findChoice(basket, key)?.key).toBe(expected));

test.each([
  ['valid', 2, 2027, 'valid'],
  ['near its end in the next month', 1, 2027, 'expires-soon'],
  ['near its end through the last day of its month', 12, 2026, 'expires-soon'],
  ['expired in the month after', 11, 2026, 'expired'],
] as const)('a card is %s at the end of December 2026 @pay-01', (_what, expiryMonth, expiryYear, age) =>
  expect(getCardAge({ ...fakeCards[0], expiryMonth, expiryYear } as never, Date.UTC(2026, 11, 31))).toBe(age),
);
