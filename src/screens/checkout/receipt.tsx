import { type RefObject, useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney } from '#schemas/format-money.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { PaymentMethod, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { formatPaidWith } from './card-name.tsx';
import { formatDelivery } from './gift-delivery.ts';
import * as styles from './purchase-screen.styles.ts';
import { RenewalTerms, ReplacementTerms, VoucherTerms } from './summary.tsx';

interface ReceiptProps {
  receipt: NonNullable<PurchaseStatus['receipt']>;
  /** The gift that was bought; undefined for a plan. */
  gift: PurchaseStatus['gift'];
  heading: RefObject<HTMLHeadingElement | null>;
  /** URL of the title that the user wanted to watch, or of the home page. */
  watchHref: string;
  /** How it was paid; undefined for a purchase without a payment. */
  method: PaymentMethod | undefined;
  accountHref: string;
  /** The page of the invoice; undefined without one, and without a session. */
  invoiceHref: string | undefined;
  /** The page of the gifts that can be bought. */
  giftsHref: string;
  /** Sign-in URL that continues to the title; undefined for the signed-in account. */
  signInHref: string | undefined;
}

/** Receipt of a purchase: what it was, what it cost, when it renews, and how to cancel. */
export function Receipt({
  receipt,
  gift,
  method,
  heading,
  watchHref,
  accountHref,
  invoiceHref,
  ...links
}: ReceiptProps) {
  const { signInHref, giftsHref } = links;
  const { t, locale } = useMessages();
  const { Link } = usePorts().navigation;
  const id = useId();
  const { name, total, tax, paidAt, invoice, card, renewal, later, endsAt, replaces, hasPasswordMail } = receipt;
  return (
    <div className={styles.receipt}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('receipt.title')}
      </h1>
      <p className={styles.lead}>
        {gift ? formatDelivery(t, 'gift.receipt', gift.details, locale) : t('receipt.text', { plan: name })}
      </p>
      <section className={styles.card} aria-labelledby={id}>
        <h2 id={id} className={styles.subheading}>
          {t('receipt.details')}
        </h2>
        <dl className={styles.facts}>
          <dt>{t(gift ? 'gift.word' : 'receipt.plan')}</dt>
          <dd>{gift?.name ?? name}</dd>
          {replaces?.timing === 'NOW' ? (
            <>
              <dt>{t('receipt.replaces')}</dt>
              <dd>{replaces.name}</dd>
            </>
          ) : null}
          <dt>{t('receipt.date')}</dt>
          <dd>
            <Moment at={paidAt} format="day" />
          </dd>
          <dt>{t('receipt.total')}</dt>
          <dd>
            <bdi>{formatMoney(total, locale)}</bdi>
          </dd>
          {tax.amount > 0 ? (
            <>
              <dt>{t('receipt.tax')}</dt>
              <dd>
                <bdi>{formatMoney(tax, locale)}</bdi>
              </dd>
            </>
          ) : null}
          {method && method !== 'zero-balance' ? (
            <>
              <dt>{t('invoice.method')}</dt>
              <dd>
                <bdi>{formatPaidWith(t, method, card)}</bdi>
              </dd>
            </>
          ) : null}
          {invoice !== undefined && invoiceHref !== undefined ? (
            <>
              <dt>{t('invoice.number')}</dt>
              <dd>
                <Link to={invoiceHref}>{invoice}</Link>
              </dd>
            </>
          ) : null}
        </dl>
        {gift ? <p>{t('gift.noRenewal')}</p> : <RenewalTerms renewal={renewal} endsAt={endsAt} />}
        {replaces?.timing === 'PERIOD_END' ? <ReplacementTerms replaces={replaces} /> : null}
        <VoucherTerms later={later} />
        {renewal ? <p className={styles.small}>{t('receipt.cancel')}</p> : null}
      </section>
      {hasPasswordMail ? <p className={styles.passwordMail}>{t('receipt.passwordMail')}</p> : null}
      <div className={styles.actions}>
        {gift ? (
          <Link to={giftsHref} className={primary}>
            {t('gift.another')}
          </Link>
        ) : (
          <Link to={signInHref ?? watchHref} className={primary}>
            {t(signInHref === undefined ? 'watchNow' : 'receipt.signIn')}
          </Link>
        )}
        {signInHref === undefined ? (
          <Link to={accountHref} className={secondary}>
            {t(gift ? 'gift.sentTitle' : 'receipt.account')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
