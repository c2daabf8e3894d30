import type { CSSProperties } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney } from '#schemas/format-money.ts';
import { formatPeriodRate } from '#renderers/messages/period.ts';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { PlanItem } from '#schemas/generated/types.ts';
import * as styles from './plans.styles.ts';

/** Price of a plan and how often it is paid, with the price before active discounts above it. */
export function PlanPrice({ plan }: { plan: PlanItem }) {
  const { t, locale } = useMessages();
  const { price, fullPrice, strategy, period, isFree, isPurchasable } = plan;
  if (isFree) return <p className={`${styles.price} ${styles.amount}`}>{t('plan.free')}</p>;
  if (!isPurchasable) return <p className={`${styles.price} ${styles.unavailable}`}>{t('plan.unavailable')}</p>;
  const amount = formatMoney(price, locale);
  const before = fullPrice && formatMoney(fullPrice, locale);
  const rate = strategy === 'SUBSCRIPTION' ? period && formatPeriodRate(t, period) : t('plan.once');
  return (
    <div className={styles.price}>
      {before ? (
        <p className={styles.before}>
          <s aria-hidden="true">
            <bdi>{before}</bdi>
          </s>
          <span className={visuallyHidden}>{t('plan.before', { price: before })}</span>
        </p>
      ) : null}
      <p className={styles.now}>
        <bdi className={styles.amount} style={{ '--length': amount.length } as CSSProperties}>
          {amount}
        </bdi>{' '}
        {rate ? <span className={styles.rate}>{rate}</span> : null}
      </p>
    </div>
  );
}
