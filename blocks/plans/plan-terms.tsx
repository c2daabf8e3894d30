import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import { formatPeriodLength, formatPeriodRate } from '#renderers/messages/period.ts';
import type { Money, PlanItem } from '#schemas/generated/types.ts';
import { DiscountLine } from './discount-line.tsx';
import * as styles from './plans.styles.ts';
import { useDays } from './use-days.ts';

/** A price with its period within a sentence: “€9.99 per month”. */
const formatRate = (t: Translate, price: Money, period: string, locale: string): string =>
  t('plan.price', { price: isolateDirection(formatMoney(price, locale)), period: formatPeriodRate(t, period) });

/** What applies to a plan's price: price per advertised period, tax, free trial, end of the access, and discounts. */
export function PlanTerms({ plan }: { plan: PlanItem }) {
  const { t, locale } = useMessages();
  const { formatLastDay } = useDays();
  const { price, period, marketingPrice, trialPeriod, endsAt, discounts = [], isFree, isPurchasable } = plan;
  const access =
    endsAt === undefined ? null : <p className={styles.term}>{t('plan.access', { date: formatLastDay(endsAt) })}</p>;
  if (isFree || !isPurchasable) return access ? <div className={styles.terms}>{access}</div> : null;
  const marketing =
    marketingPrice &&
    t('plan.marketing', { price: formatRate(t, marketingPrice.price, marketingPrice.period, locale) });
  const tax = t(plan.taxInclusive ? 'plan.taxIncluded' : 'plan.taxExcluded');
  return (
    <div className={styles.terms}>
      <p>{marketing ? `${marketing} · ${tax}` : tax}</p>
      {trialPeriod && period ? (
        <p className={styles.term}>
          {t('plan.trial', {
            length: formatPeriodLength(t, trialPeriod),
            price: formatRate(t, price, period, locale),
          })}
        </p>
      ) : null}
      {access}
      {discounts.map((discount, index) => (
        <DiscountLine key={`${index} ${discount.type}`} discount={discount} period={period} />
      ))}
    </div>
  );
}
