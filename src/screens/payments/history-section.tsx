import { useId, useState } from 'react';
import { Endless } from '#renderers/endless/endless.tsx';
import { tick } from '#renderers/form/tick.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { BillingPort } from '#renderers/ports/billing.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { formatMoment, Moment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import type { PaymentHistory, PaymentHistoryItem } from '#schemas/wire/commerce/billing.ts';
import { listDeclineLabels } from '../checkout/payment-errors.ts';
import { useFirstLabel } from '../checkout/use-first-label.ts';
import * as styles from './payments-screen.styles.ts';
import { usePaymentHistory } from './use-billing.ts';

/** Returns the URL of an invoice by its number. */
type GetInvoiceHref = (number: string) => string;

/** Items about a plan and not about money. */
const UNPAID_TYPES: ReadonlySet<PaymentHistoryItem['itemType']> = new Set(['CANCELLED', 'REVOKED']);

function HistoryRow({ item, getInvoiceHref }: { item: PaymentHistoryItem; getInvoiceHref: GetInvoiceHref }) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const getFirstLabel = useFirstLabel();
  const { Link } = usePorts().navigation;
  const { itemType, name, when, amount, status, failure, refunds, invoice } = item;
  return (
    <li className={styles.payment}>
      <div>
        <p className={styles.strong}>{t(`transaction.${itemType}`)}</p>
        <p className={styles.muted}>
          <bdi>{name}</bdi> · <Moment at={when} format="day" />
        </p>
        {failure === undefined ? null : <p className={styles.failure}>{getFirstLabel(listDeclineLabels(failure))}</p>}
        {refunds.map((refund) => (
          <p key={`${refund.when} ${refund.status}`} className={styles.muted}>
            {t(`payments.refund.${refund.status}`, {
              amount: isolateDirection(formatMoney(refund.amount, locale)),
              date: formatMoment(refund.when, 'day', locale, timeZone),
            })}
          </p>
        ))}
      </div>
      <div className={styles.result}>
        {UNPAID_TYPES.has(itemType) ? null : (
          <p className={styles.strong}>
            <bdi>{formatMoney(amount, locale)}</bdi>
          </p>
        )}
        {itemType.startsWith('DISPUTE_') || UNPAID_TYPES.has(itemType) ? null : (
          <p className={styles.status} data-status={status}>
            {t(`payments.status.${status}`)}
          </p>
        )}
        {invoice === undefined ? null : (
          <Link to={getInvoiceHref(invoice)} className={styles.link}>
            {t('payments.openInvoice', { number: isolateDirection(invoice) })}
          </Link>
        )}
      </div>
    </li>
  );
}

interface HistorySectionProps {
  port: BillingPort;
  /** First page of the history, if it was loaded with the page. */
  first: PaymentHistory | undefined;
  getInvoiceHref: GetInvoiceHref;
}

/** Section of the payment history: payments, failures and refunds, the latest first, or only those with an invoice. */
export function HistorySection({ port, first, getInvoiceHref }: HistorySectionProps) {
  const { t } = useMessages();
  const title = useId();
  const history = usePaymentHistory(port, first);
  const [hasInvoicesOnly, setInvoicesOnly] = useState(false);
  const { items, state, more, retry } = history;
  const shown = hasInvoicesOnly ? items.filter(({ invoice }) => invoice !== undefined) : items;
  const isEmpty = items.length === 0;
  const isBusy = state === 'loading' || state === 'retrying';
  return (
    <section className={styles.section} aria-labelledby={title} aria-busy={isBusy}>
      <h2 id={title} className={styles.heading}>
        {t('payments.history')}
      </h2>
      {isEmpty && (state === 'failed' || state === 'retrying') ? (
        <div role="alert" className={styles.notice}>
          <p>{t('payments.historyFailed')}</p>
          <button type="button" className={secondary} aria-disabled={state === 'retrying'} onClick={retry}>
            {t('retry')}
          </button>
        </div>
      ) : isEmpty && state === 'loading' ? (
        <p role="status" className={styles.skeleton}>
          {t('loading')}
        </p>
      ) : isEmpty ? (
        <p className={styles.muted}>{t('payments.noHistory')}</p>
      ) : (
        <>
          <label className={styles.filter}>
            <input
              type="checkbox"
              role="switch"
              className={tick}
              checked={hasInvoicesOnly}
              aria-checked={hasInvoicesOnly}
              onChange={({ currentTarget }) => setInvoicesOnly(currentTarget.checked)}
            />
            {t('payments.invoicesOnly')}
          </label>
          {shown.length > 0 ? (
            <ul role="list" className={styles.list}>
              {shown.map((item) => (
                <HistoryRow key={item.id} item={item} getInvoiceHref={getInvoiceHref} />
              ))}
            </ul>
          ) : more === undefined && state === 'ready' ? (
            <p className={styles.muted}>{t('payments.noInvoices')}</p>
          ) : null}
          <Endless list={history} count={items.length} />
        </>
      )}
    </section>
  );
}
