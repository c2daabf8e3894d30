import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import { formatPeriodLength, formatPeriodRate } from '#renderers/messages/period.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { Money, PlanItem } from '#schemas/generated/types.ts';
import type { Basket } from '#schemas/wire/commerce/checkout.ts';
import * as styles from './summary.styles.ts';

/** Later charges of a purchase; times in milliseconds since 1970. */
type Renewal = NonNullable<Basket['renewal']>;

/** Formats a later charge within a sentence: “€9.99 per month”. */
const formatRate = (t: Translate, { price, period }: Pick<Renewal, 'price' | 'period'>, locale: string): string =>
  t('plan.price', { price: isolateDirection(formatMoney(price, locale)), period: formatPeriodRate(t, period) });

/** Sentence about the charges after this one, or about the end of the access. */
export function RenewalTerms({
  trial,
  renewal,
  endsAt,
}: { trial?: string | undefined } & Pick<Basket, 'renewal' | 'endsAt'>) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const formatDay = (at: number) => formatMoment(at, 'day', locale, timeZone);
  if (renewal) {
    const values = { price: formatRate(t, renewal, locale), date: formatDay(renewal.at) };
    return (
      <p className={styles.renewal}>
        {trial
          ? t('checkout.trialThen', { ...values, length: formatPeriodLength(t, trial) })
          : t('checkout.then', values)}
      </p>
    );
  }
  return endsAt === undefined ? null : (
    <p className={styles.renewal}>{t('plan.access', { date: formatDay(endsAt) })}</p>
  );
}

/** Sentence about the plan that a purchase replaces. */
export function ReplacementTerms({ replaces }: Pick<Basket, 'replaces'>) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  if (!replaces) return null;
  const { name: plan, endsAt, timing, isTrial } = replaces;
  const text =
    timing === 'NOW'
      ? t(isTrial ? 'checkout.replacesTrial' : 'checkout.replacesNow', { plan })
      : t('checkout.replacesLater', { plan, date: formatMoment(endsAt, 'day', locale, timeZone) });
  return <p className={styles.renewal}>{text}</p>;
}

/** Sentence about the payments that a voucher reduces, and the price of those after them. */
export function VoucherTerms({ later }: Pick<Basket['vouchers'][number], 'later'>) {
  const { t, locale } = useMessages();
  if (!later) return null;
  return (
    <p>
      {t('voucher.reduced', { count: later.payments })} {t('voucher.later', { price: formatRate(t, later, locale) })}
    </p>
  );
}

function Line({ label, money, sign = '' }: { label: string; money: Money; sign?: string }) {
  const { locale } = useMessages();
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <bdi>
          {sign}
          {formatMoney(money, locale)}
        </bdi>
      </dd>
    </div>
  );
}

/** Amounts of a basket: price, discounts, vouchers, tax and total. */
export function Amounts({ basket }: { basket: Basket }) {
  const { t, locale } = useMessages();
  const { price, discount, credit, replaces, vouchers, tax, taxInclusive, total, basketItems } = basket;
  const timeZone = useTimeZone();
  const priceLabel = replaces?.keepsDates
    ? t('checkout.priceUntil', { date: formatMoment(replaces.endsAt, 'day', locale, timeZone) })
    : t('checkout.price');
  const trial = basketItems[0]?.subscriptionSetting.trialPeriodDuration;
  return (
    <dl className={styles.amounts}>
      {trial && price.amount === 0 ? null : <Line label={priceLabel} money={price} />}
      {discount.amount > 0 ? <Line label={t('checkout.discount')} money={discount} sign="−" /> : null}
      {vouchers
        .filter(({ reduction }) => reduction.amount > 0)
        .map(({ code, reduction }) => (
          <Line key={code} label={t('checkout.voucher', { code: isolateDirection(code) })} money={reduction} sign="−" />
        ))}
      {credit && replaces ? (
        <Line label={t('checkout.credit', { plan: replaces.name })} money={credit} sign="−" />
      ) : null}
      {tax.amount > 0 && !taxInclusive ? <Line label={t('checkout.tax')} money={tax} /> : null}
      {trial ? (
        <div className={styles.line}>
          <dt>{t('checkout.trial')}</dt>
          <dd>{formatPeriodLength(t, trial)}</dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{t('checkout.total')}</dt>
        <dd>
          <bdi>{formatMoney(total, locale)}</bdi>
        </dd>
      </div>
      {tax.amount > 0 && taxInclusive ? (
        <div className={styles.tax}>
          <dt>{t('checkout.taxIncluded')}</dt>
          <dd>
            <bdi>{formatMoney(tax, locale)}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What is bought: the plan's name, its description and what it includes. */
export function PlanSummary({ name, description, included = [] }: Pick<PlanItem, 'name' | 'description' | 'included'>) {
  const { t } = useMessages();
  return (
    <div className={styles.plan}>
      <p className={styles.name}>{name}</p>
      {description ? <p className={styles.description}>{description}</p> : null}
      {included.length > 0 ? (
        <ul role="list" className={styles.included} aria-label={t('plan.included')}>
          {included.map((line, index) => (
            <li key={`${index} ${line}`}>
              <Icon name="check" size={18} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Price of a plan before there is a basket: for guests, and while the basket is being created. */
export function PlanAmount({ plan }: { plan: PlanItem }) {
  const { t, locale } = useMessages();
  const { price, period, strategy } = plan;
  const amount = formatMoney(price, locale);
  const rate = strategy === 'SUBSCRIPTION' && period ? formatPeriodRate(t, period) : t('plan.once');
  return (
    <p className={styles.amount}>
      <bdi>{amount}</bdi> <span>{rate}</span>
    </p>
  );
}
