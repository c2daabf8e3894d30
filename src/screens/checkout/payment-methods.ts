import type { PaymentTarget } from '#renderers/ports/checkout.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Basket, Card, PaymentMethod, PaymentOption } from '#schemas/wire/commerce/checkout.ts';

/** A way to pay that the user can choose: a stored card, or a method of a provider. */
export interface PaymentChoice {
  /** Identifies the choice in the page and in the browser's storage. */
  key: string;
  target: PaymentTarget;
  /** How the user pays; `stored` needs no more input. */
  flow: PaymentOption['flow'] | 'stored';
  renewal: PaymentOption['renewal'];
  card?: Card;
}

/** Names of the methods. */
export const methodLabels: Readonly<Record<PaymentMethod, LabelKey>> = {
  card: 'checkout.method.card',
  pix: 'checkout.method.pix',
  'zero-balance': 'checkout.method.zeroBalance',
  ideal: 'checkout.method.ideal',
  bancontact: 'checkout.method.bancontact',
  gcash: 'checkout.method.gcash',
  paypal: 'checkout.method.paypal',
};

/** Wallets on the user's phone, which have no card number. */
export const WALLETS: ReadonlySet<PaymentMethod> = new Set(['paypal', 'gcash']);

const fromOption = ({ provider, method, flow, renewal }: PaymentOption): PaymentChoice => ({
  key: `${provider}/${method}`,
  target: { targetPaymentProvider: provider, paymentMethodType: method },
  flow,
  renewal,
});

const fromCard = (card: Card): PaymentChoice => ({
  key: `card/${card.cardId}`,
  target: { targetPaymentProvider: card.paymentProviderId, paymentMethodType: card.paymentMethodType },
  flow: 'stored',
  renewal: 'native',
  card,
});

/** Lists the ways to pay a basket: wallets, stored cards (the default one first), then the rest in the server's order. */
export function listChoices({ paymentOptions, cards, defaultCardId }: Basket): PaymentChoice[] {
  const isWallet = ({ method }: PaymentOption) => WALLETS.has(method);
  const isDefault = ({ cardId }: Card) => cardId === defaultCardId;
  return [
    ...paymentOptions.filter(isWallet).map(fromOption),
    ...[...cards.filter(isDefault), ...cards.filter((card) => !isDefault(card))].map(fromCard),
    ...paymentOptions.filter((option) => !isWallet(option)).map(fromOption),
  ];
}

/** Finds a choice by its key; without one, the default card, else the first choice that is no wallet, else the first. */
export function findChoice(basket: Basket, key: string | undefined): PaymentChoice | undefined {
  const choices = listChoices(basket);
  return (
    choices.find((choice) => choice.key === key) ??
    choices.find(({ card }) => card !== undefined) ??
    choices.find(({ target }) => !WALLETS.has(target.paymentMethodType)) ??
    choices[0]
  );
}

/** How long before its end a card counts as one that expires soon. */
const EXPIRES_SOON_MONTHS = 2;

/**
 * Whether a card has expired or expires soon. A card is valid through the last day of its month.
 * @param now milliseconds since 1970
 */
export function getCardAge({ expiryMonth, expiryYear }: Card, now: number): 'valid' | 'expires-soon' | 'expired' {
  if (expiryMonth === undefined || expiryYear === undefined) return 'valid';
  const date = new Date(now);
  const monthsLeft = (expiryYear - date.getUTCFullYear()) * 12 + expiryMonth - (date.getUTCMonth() + 1);
  if (monthsLeft < 0) return 'expired';
  return monthsLeft < EXPIRES_SOON_MONTHS ? 'expires-soon' : 'valid';
}
