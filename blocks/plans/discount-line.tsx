import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import { formatFirstPeriods } from '#renderers/messages/period.ts';
import type { PlanDiscount } from '#schemas/generated/types.ts';
import * as styles from './plans.styles.ts';
import { type Days, useDays } from './use-days.ts';

/** By how much a discount reduces the price: “20%” or “€3.00”; undefined if the discount has no value. */
function formatValue({ type, percentage, amount }: PlanDiscount, locale: string): string | undefined {
  if (type === 'amount') return amount && formatMoney(amount, locale);
  if (percentage === undefined) return undefined;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percentage / 100);
}

/** When a discount applies: “until December 31, 2026”; undefined if the discount does not say. */
function formatDuration(
  t: Translate,
  { formatFirstDay, formatLastDay }: Days,
  { state, from, until, periods, lifeTimeRepeat }: PlanDiscount,
  period: string | undefined,
): string | undefined {
  if (state === 'upcoming') {
    if (from === undefined) return t('upcomingBadge');
    return until === undefined
      ? t('plan.from', { date: formatFirstDay(from) })
      : t('plan.fromUntil', { from: formatFirstDay(from), until: formatLastDay(until) });
  }
  if (periods !== undefined && period) return formatFirstPeriods(t, period, periods);
  if (until !== undefined) return t('plan.until', { date: formatLastDay(until) });
  return lifeTimeRepeat ? t('plan.always') : undefined;
}

/** A discount of a plan: by how much, its name, and when it applies. */
export function DiscountLine({ discount, period }: { discount: PlanDiscount; period: string | undefined }) {
  const { t, locale } = useMessages();
  const days = useDays();
  const value = formatValue(discount, locale);
  if (value === undefined) return null;
  const duration = formatDuration(t, days, discount, period);
  return (
    <p className={styles.discount}>
      <span className={styles.badge} data-state={discount.state}>
        {t('plan.off', { amount: isolateDirection(value) })}
      </span>{' '}
      <span>
        {discount.name ? <bdi>{discount.name}</bdi> : null}
        {discount.name && duration ? ' · ' : null}
        {duration}
      </span>
    </p>
  );
}
