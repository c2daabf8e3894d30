import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import * as styles from './purchase-screen.styles.ts';

interface WrongAmountProps {
  total: PurchaseStatus['total'];
  wrongAmount: NonNullable<PurchaseStatus['wrongAmount']>;
}

/** Says that a payment of another amount came in, and what the payer can do: only the support team can decide about it. */
export function WrongAmount({ total, wrongAmount: { received, reference } }: WrongAmountProps) {
  const { t, locale } = useMessages();
  const format = (money: PurchaseStatus['total']) => isolateDirection(formatMoney(money, locale));
  return (
    <p role="alert" className={styles.lead}>
      {t('purchase.wrongAmountText', {
        received: format(received),
        total: format(total),
        reference: isolateDirection(reference),
      })}
    </p>
  );
}
