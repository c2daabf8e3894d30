import type { Card } from '#schemas/wire/commerce/checkout.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Attempt } from './attempts.store.ts';
import type { AccountInstrument } from './instruments.store.ts';

/** Converts a stored instrument for its owner. @param licences ids of the licences whose renewal it pays */
export const toCard = (
  { id, brand, last4, expiry, provider, method }: AccountInstrument,
  holder: string,
  licences: readonly number[],
): Card =>
  omitUndefined({
    cardId: id,
    cardType: brand,
    last4Digits: last4,
    cardHolder: holder,
    expiryMonth: expiry?.month,
    expiryYear: expiry?.year,
    showEula: false,
    paymentProviderId: provider,
    licences: [...licences],
    paymentMethodType: method,
  });

/** Converts the card of a payment for a receipt or an invoice. */
export const toPaidCard = ({ brand, last4 }: NonNullable<Attempt['card']>): Pick<Card, 'cardType' | 'last4Digits'> => ({
  cardType: brand,
  last4Digits: last4,
});
