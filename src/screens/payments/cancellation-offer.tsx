import { useId, useRef } from 'react';
import useSWR from 'swr';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import type { CancellationOffer, LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { LoadState } from './load-state.tsx';
import * as styles from './payments-screen.styles.ts';

/** Formats by how much a discount reduces a payment: “50%” or “€2.00”; undefined for one without a size. */
function formatDiscount(
  { percentage, amount }: NonNullable<LicenceStatus['nextDiscount']>,
  locale: string,
): string | undefined {
  if (amount) return isolateDirection(formatMoney(amount, locale));
  if (percentage === undefined) return undefined;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percentage / 100);
}

/** Line that says how much less the holder of a plan pays by a redeemed offer, and how often. */
export function NextDiscount({ discount }: { discount: NonNullable<LicenceStatus['nextDiscount']> }) {
  const { t, locale } = useMessages();
  const size = formatDiscount(discount, locale);
  if (size === undefined || discount.periods === undefined) return null;
  return (
    <p className={styles.muted}>
      {t('payments.nextDiscount', { discount: size })} {t('payments.offerCount', { count: discount.periods })}
    </p>
  );
}

interface OfferBoxProps {
  offer: CancellationOffer;
  onRedeem: () => void;
}

/** An offer: the next payment without and with it, and the button that redeems it. */
function OfferBox({ offer: { discount, price, reducedPrice }, onRedeem }: OfferBoxProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const title = useId();
  if (!discount || !price || !reducedPrice) return null;
  const { name, from = 0, periods = 1 } = discount;
  return (
    <section className={styles.offer} aria-labelledby={title}>
      <h3 id={title} className={styles.strong}>
        {name ?? t('payments.offerTitle')}
      </h3>
      <p>
        {t('payments.offerText', {
          reduced: isolateDirection(formatMoney(reducedPrice, locale)),
          price: isolateDirection(formatMoney(price, locale)),
          date: formatMoment(from, 'day', locale, timeZone),
        })}{' '}
        {t('payments.offerCount', { count: periods })}
      </p>
      <button type="button" className={primary} onClick={onRedeem}>
        {t('payments.offerKeep')}
      </button>
    </section>
  );
}

interface CancelPlanDialogProps {
  plan: LicenceStatus;
  /** Reads the offer for a plan that has one. */
  readOffer: (licenceId: number) => Promise<CancellationOffer>;
  /** `hasSeenOffer`: whether the dialog has shown an offer, which the cancellation then refuses. */
  onCancel: (hasSeenOffer: boolean) => Promise<void>;
  onRedeem: () => void;
  onClose: () => void;
}

/** Asks whether a plan is canceled, and shows its offer. The plan can be canceled while the offer loads or cannot be loaded. */
export function CancelPlanDialog({ plan, readOffer, onCancel, onRedeem, onClose }: CancelPlanDialogProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const visit = useId();
  const { licence, expiryTimestamp, hasCancellationOffer = false } = plan;
  const {
    data: offer,
    error,
    isValidating,
    mutate,
  } = useSWR(hasCancellationOffer ? ['cancellation-offer', visit] : null, () => readOffer(licence.id), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const isOffered = offer?.eligible ?? false;
  // Only the first press counts, until the dialog is closed.
  const isAnswered = useRef(false);
  const redeem = () => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    onRedeem();
  };
  return (
    <ConfirmDialog
      title={t('payments.cancelTitle', { plan: isolateDirection(licence.name) })}
      text={[
        t('payments.cancelText'),
        ...(plan.plannedChange ? [t('payments.cancelDropsChange')] : []),
        ...(expiryTimestamp === undefined
          ? []
          : [t('payments.cancelUntil', { date: formatMoment(expiryTimestamp, 'day', locale, timeZone) })]),
      ].join(' ')}
      confirm={t(isOffered ? 'payments.cancelAnyway' : 'payments.cancelPlan')}
      isConfirmQuiet={isOffered}
      cancel={t('payments.cancelKeep')}
      onConfirm={() => onCancel(isOffered)}
      onClose={onClose}
    >
      {hasCancellationOffer && (offer?.eligible ?? true) ? (
        <div className={styles.offerPlace} tabIndex={-1}>
          <LoadState
            isLoaded={offer !== undefined}
            hasFailed={offer === undefined && error !== undefined}
            isLoading={isValidating}
            failedText={t('payments.offerFailed')}
            onRetry={() => void mutate()}
          >
            {offer ? <OfferBox offer={offer} onRedeem={redeem} /> : null}
          </LoadState>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
