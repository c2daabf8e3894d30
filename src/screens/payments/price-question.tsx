import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatPeriodRate } from '#renderers/messages/period.ts';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import * as styles from './payments-screen.styles.ts';

interface PriceQuestionProps {
  plan: LicenceStatus;
  question: NonNullable<LicenceStatus['priceMigration']>;
  /** Id of the plan's name. */
  planId: string;
  isBusy: boolean;
  onKeep: () => void;
  onLeave: () => void;
}

/**
 * Asks whether a plan continues at its new price, and says what happens without an answer. An answer that was given is shown
 * with the button of the other one.
 */
export function PriceQuestion({ plan, question, planId, isBusy, onKeep, onLeave }: PriceQuestionProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const title = useId();
  const { oldPrice, newPrice, period, appliesAt, answerBy, answer, withoutAnswer } = question;
  const formatDay = (at: number) => formatMoment(at, 'day', locale, timeZone);
  const price = isolateDirection(formatMoney(newPrice, locale));
  const result = {
    CONTINUE: t('payments.priceAccepted'),
    LEAVE: t('payments.priceLeft', { date: formatDay(answerBy) }),
  } as const;
  const hint = t(`payments.priceAsk.${withoutAnswer}`);
  return (
    <section className={styles.question} aria-labelledby={title} aria-describedby={planId}>
      <h3 id={title} className={styles.strong}>
        {t('payments.priceTitle')}
      </h3>
      <p>
        {t('payments.priceText', {
          date: formatDay(appliesAt),
          price,
          period: formatPeriodRate(t, period),
          oldPrice: isolateDirection(formatMoney(oldPrice, locale)),
        })}
      </p>
      <p className={styles.muted}>
        {answer ? result[answer] : hint}
        {plan.status === 'ACTIVE' && answer !== 'LEAVE' ? ` ${t('payments.priceNoPause')}` : null}
      </p>
      <div className={styles.answers}>
        {answer === 'CONTINUE' ? null : (
          <button type="button" className={secondary} aria-disabled={isBusy} aria-describedby={planId} onClick={onKeep}>
            {t('payments.priceKeep', { price })}
          </button>
        )}
        {answer === 'LEAVE' ? null : (
          <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={planId} onClick={onLeave}>
            {t('payments.priceLeave')}
          </button>
        )}
      </div>
    </section>
  );
}

interface LeavePriceDialogProps {
  plan: LicenceStatus;
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** Asks whether a plan ends with its paid time instead of continuing at its new price. */
export function LeavePriceDialog({ plan, onLeave, onClose }: LeavePriceDialogProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { licence, expiryTimestamp } = plan;
  return (
    <ConfirmDialog
      title={t('payments.priceLeaveTitle', { plan: isolateDirection(licence.name) })}
      text={[
        t('payments.cancelText'),
        ...(expiryTimestamp === undefined
          ? []
          : [t('payments.cancelUntil', { date: formatMoment(expiryTimestamp, 'day', locale, timeZone) })]),
        t('payments.priceLeaveText'),
      ].join(' ')}
      confirm={t('payments.priceLeave')}
      cancel={t('payments.cancelKeep')}
      onConfirm={onLeave}
      onClose={onClose}
    />
  );
}
