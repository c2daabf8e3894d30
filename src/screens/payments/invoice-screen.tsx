import { type ReactNode, useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatPeriodLength } from '#renderers/messages/period.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import type { Money } from '#schemas/generated/types.ts';
import type { Invoice } from '#schemas/wire/commerce/billing.ts';
import * as account from '../account/account-screen.styles.ts';
import { formatPaidWith } from '../checkout/card-name.tsx';
import * as styles from './invoice-screen.styles.ts';

/** Time zone of an invoice's date: that of the year in its number, so that the document is the same for every reader. */
const INVOICE_TIME_ZONE = 'UTC';

function Amount({ money }: { money: Money }) {
  const { locale } = useMessages();
  return <bdi>{formatMoney(money, locale)}</bdi>;
}

/** The seller or the buyer. */
function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h2 className={styles.label}>{title}</h2>
      {lines.map((line, index) => (
        <p key={`${index} ${line}`} dir="auto" className={styles.line}>
          {line}
        </p>
      ))}
    </div>
  );
}

type InvoiceLine = Invoice['lines'][number];

/** Price of a line before what reduced it, and the reductions; nothing for a line at its full price. */
function Reductions({
  price,
  discount,
  voucher,
  credit,
}: Pick<InvoiceLine, 'price' | 'discount' | 'voucher' | 'credit'>) {
  const { t, locale } = useMessages();
  if (!price) return null;
  const format = (money: Money, sign = '') => isolateDirection(sign + formatMoney(money, locale));
  const parts = [
    `${t('checkout.price')} ${format(price)}`,
    ...(discount ? [`${t('checkout.discount')} ${format(discount, '−')}`] : []),
    ...(voucher ? [`${t('checkout.voucher', { code: voucher.code })} ${format(voucher.reduction, '−')}`] : []),
    ...(credit ? [`${t('checkout.credit', { plan: credit.name })} ${format(credit.reduction, '−')}`] : []),
  ];
  return parts.map((part) => (
    <span key={part} className={styles.reduction}>
      {part}
    </span>
  ));
}

function Lines({ lines }: Pick<Invoice, 'lines'>) {
  const { t, locale } = useMessages();
  const caption = useId();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const hasPeriods = lines.some(({ period }) => period !== undefined);
  return (
    // A scrollable region must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={caption} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption id={caption} className={styles.label}>
          {t('invoice.items')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            {hasPeriods ? <th scope="col">{t('invoice.period')}</th> : null}
            <th scope="col">{t('invoice.net')}</th>
            <th scope="col">{t('invoice.rate')}</th>
            <th scope="col">{t('invoice.tax')}</th>
            <th scope="col">{t('invoice.gross')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, sku, period, net, tax, gross, taxPercentage, ...reduced }, index) => (
            <tr key={`${index} ${sku}`}>
              <th scope="row" dir="auto">
                {name}
                <Reductions {...reduced} />
              </th>
              {hasPeriods ? <td>{period === undefined ? null : formatPeriodLength(t, period)}</td> : null}
              <td>
                <Amount money={net} />
              </td>
              <td>
                <bdi>{percent.format(taxPercentage / 100)}</bdi>
              </td>
              <td>
                <Amount money={tax} />
              </td>
              <td>
                <Amount money={gross} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface InvoiceScreenProps {
  brand: string;
  /** Navigation of the account area. */
  nav: ReactNode;
  invoice: Invoice;
  /** URL of the payments page. */
  backHref: string;
  onPrint: () => void;
}

/** Page of an invoice. Printed, it is the invoice alone on one sheet. */
export function InvoiceScreen({ brand, nav, invoice, backHref, onPrint }: InvoiceScreenProps) {
  const { t, locale } = useMessages();
  const { Link } = usePorts().navigation;
  const { number, issuedAt, seller, buyer, lines, net, tax, total, method, card } = invoice;
  const title = t('payments.openInvoice', { number: isolateDirection(number) });
  return (
    <div className={account.screen}>
      <title>{`${title} · ${brand}`}</title>
      {nav}
      <div className={styles.page}>
        <div className={styles.actions}>
          <Link to={backHref}>{t('invoice.back')}</Link>
          <button type="button" className={secondary} onClick={onPrint}>
            {t('invoice.print')}
          </button>
        </div>
        <article className={`${styles.sheet} ${styles.print}`} data-printed="">
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.parties}>
            <Party title={t('invoice.seller')} lines={[seller.name]} />
            {buyer ? <Party title={t('invoice.buyer')} lines={[buyer.name, ...buyer.address, buyer.email]} /> : null}
            <dl className={styles.facts}>
              <dt>{t('invoice.number')}</dt>
              <dd>
                <bdi>{number}</bdi>
              </dd>
              <dt>{t('invoice.date')}</dt>
              <dd>{formatMoment(issuedAt, 'day', locale, INVOICE_TIME_ZONE)}</dd>
              <dt>{t('invoice.method')}</dt>
              <dd>
                <bdi>{formatPaidWith(t, method, card)}</bdi>
              </dd>
            </dl>
          </div>
          <Lines lines={lines} />
          <dl className={styles.totals}>
            <dt>{t('invoice.net')}</dt>
            <dd>
              <Amount money={net} />
            </dd>
            <dt>{t('invoice.tax')}</dt>
            <dd>
              <Amount money={tax} />
            </dd>
            <dt className={styles.total}>{t('invoice.total')}</dt>
            <dd className={styles.total}>
              <Amount money={total} />
            </dd>
          </dl>
        </article>
      </div>
    </div>
  );
}
