import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import { useNow } from '#renderers/primitives/time/use-now.ts';
import type { Card, PaymentMethod } from '#schemas/wire/commerce/checkout.ts';
import * as styles from './method-list.styles.ts';
import { getCardAge, methodLabels, WALLETS } from './payment-methods.ts';

/** Name of a card's brand: its own for known brands, else the word with a capital letter. */
const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

const getBrandName = (brand: string): string =>
  brandNames[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;

/** Mask in place of the number of a mobile payment (product document 2, section 9). */
const WALLET_MASK = '*******';

type NamedCard = Pick<Card, 'paymentMethodType' | 'cardType' | 'last4Digits'>;

/** Formats the masked number; empty for an instrument without one. */
function formatMask({ paymentMethodType, last4Digits }: NamedCard): string {
  if (WALLETS.has(paymentMethodType)) return WALLET_MASK;
  return last4Digits === '' ? '' : `•••• ${last4Digits}`;
}

/** Formats the name of a stored card or wallet: “Visa •••• 4242”, “GCash *******”. */
export function formatCardName(t: Translate, card: NamedCard): string {
  const { paymentMethodType, cardType } = card;
  const name = paymentMethodType === 'card' ? getBrandName(cardType) : t(methodLabels[paymentMethodType]);
  return `${name} ${formatMask(card)}`.trimEnd();
}

/** Formats what paid: “Visa •••• 4242”, or the name of the method if no card is known. */
export const formatPaidWith = (
  t: Translate,
  method: PaymentMethod,
  card: Pick<Card, 'cardType' | 'last4Digits'> | undefined,
): string => (card ? formatCardName(t, { ...card, paymentMethodType: method }) : t(methodLabels[method]));

interface CardNameProps {
  card: Card;
  isDefault: boolean;
  /** Id of the name, for elements that it describes. */
  id?: string;
}

/** Name, masked number and expiry of a stored card or wallet, and whether it is the default one. */
export function CardName({ card, isDefault, id }: CardNameProps) {
  const { t } = useMessages();
  const now = useNow();
  const { expiryMonth, expiryYear } = card;
  const age = now === undefined ? 'valid' : getCardAge(card, now);
  const date = expiryMonth && expiryYear ? `${String(expiryMonth).padStart(2, '0')}/${expiryYear % 100}` : undefined;
  return (
    <span className={styles.name}>
      <span>
        <bdi id={id} dir="ltr">
          {formatCardName(t, card)}
        </bdi>
        {isDefault ? <span className={styles.mark}>{t('checkout.default')}</span> : null}
      </span>
      {date === undefined ? null : (
        <span className={styles.detail} data-age={age}>
          {t(age === 'valid' ? 'checkout.expires' : age === 'expired' ? 'checkout.expired' : 'checkout.expiresSoon', {
            date: `\u2066${date}\u2069`,
          })}
        </span>
      )}
    </span>
  );
}
