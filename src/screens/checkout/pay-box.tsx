import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { RichText } from '#renderers/primitives/rich-text/rich-text.tsx';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Basket } from '#schemas/wire/commerce/checkout.ts';
import { type CheckoutState, isLocked, type PaymentProgress } from './checkout-state.ts';
import * as styles from './pay-box.styles.ts';
import { RenewalTerms, ReplacementTerms, VoucherTerms } from './summary.tsx';
import { useFirstLabel } from './use-first-label.ts';
import { useReveal } from './use-reveal.ts';

/** Texts of the locked button. */
const progressLabels: Readonly<Partial<Record<PaymentProgress, LabelKey>>> = {
  'reading-card': 'checkout.checkingCard',
  paying: 'checkout.paying',
  redirecting: 'checkout.paying',
  waiting: 'checkout.checkingResult',
  lost: 'checkout.checkingResult',
  done: 'receipt.title',
};

interface PayBoxProps {
  state: CheckoutState;
  basket: Basket;
  /** The realm's terms; the required ones are shown. */
  terms: readonly ConsentTerm[];
  /** Whether something else has to be done first. */
  isHeld: boolean;
  onPay: () => void;
}

/**
 * The button to pay, which names the amount and the duty to pay (Directive 2011/83/EU, article 8), with the terms, later
 * charges and errors beside it.
 */
export function PayBox({ state, basket, terms, isHeld, onPay }: PayBoxProps) {
  const { t, locale } = useMessages();
  const id = useId();
  const getFirstLabel = useFirstLabel();
  const { failure, notice, progress } = state;
  const failureElement = useReveal<HTMLDivElement>(failure);
  const noticeElement = useReveal<HTMLParagraphElement>(notice);
  const { total, basketItems, renewal, replaces, endsAt, vouchers } = basket;
  const trial = basketItems[0]?.subscriptionSetting.trialPeriodDuration;
  const progressLabel = progressLabels[progress];
  const isBusy = isLocked(state);
  const isDisabled = isBusy || isHeld || state.isPreparing;
  const amount = isolateDirection(formatMoney(total, locale));
  const text = trial && total.amount === 0 ? t('checkout.startTrial') : t('checkout.payNow', { amount });
  const required = terms.filter((term) => term.required || term.fieldType === 'INFORMATION_TEXT');
  return (
    <div className={styles.box}>
      <div ref={failureElement} role="alert" className={failure ? styles.failure : undefined}>
        {failure ? getFirstLabel(failure) : null}
      </div>
      {notice ? (
        <p ref={noticeElement} role="status" className={styles.notice}>
          {t(notice)}
        </p>
      ) : null}
      <div id={`${id}-terms`}>
        <RenewalTerms trial={trial} renewal={renewal} endsAt={endsAt} />
        <ReplacementTerms replaces={replaces} />
        <VoucherTerms later={vouchers[0]?.later} />
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={primary}
          aria-disabled={isDisabled}
          aria-busy={isBusy}
          aria-describedby={`${id}-terms`}
          onClick={isDisabled ? undefined : onPay}
        >
          {progressLabel ? t(progressLabel) : text}
        </button>
      </div>
      <div className={styles.terms}>
        {renewal ? <p>{t('checkout.cancelAnyTime', { plan: basketItems[0]?.name ?? '' })}</p> : null}
        <p>{t('checkout.duty')}</p>
        {required.map(({ fieldName, label, text: html }) => (
          <div key={fieldName}>{html ? <RichText html={html} /> : label}</div>
        ))}
      </div>
    </div>
  );
}
