import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import { formatPeriodRate } from '#renderers/messages/period.ts';
import { primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import type { PlanItem } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import * as styles from './checkout-dialogs.styles.ts';

interface TrialDialogProps {
  plan: PlanItem;
  onContinue: () => Promise<void>;
  onLeave: () => void;
}

/** Says that the account has had its free trial, with the plain price. */
export function TrialDialog({ plan, onContinue, onLeave }: TrialDialogProps) {
  const { t, locale } = useMessages();
  const price = isolateDirection(formatMoney(plan.price, locale));
  const rate = plan.period ? t('plan.price', { price, period: formatPeriodRate(t, plan.period) }) : price;
  const id = useId();
  return (
    <Dialog
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // An accidental press beside the dialog would leave the page.
      closedBy="closerequest"
      onClose={onLeave}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t('checkout.noTrialTitle')}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {t('checkout.noTrialText', { plan: plan.name, price: rate })}
      </p>
      <div className={styles.actions}>
        <button type="button" className={quiet} onClick={onLeave}>
          {t('checkout.noTrialLeave')}
        </button>
        <button type="button" className={primary} onClick={() => void onContinue()}>
          {t('checkout.noTrialContinue', { price })}
        </button>
      </div>
    </Dialog>
  );
}

/** Says why the user cannot buy here, in place of the page. */
export function RestrictionDialog({ label, onClose }: { label: LabelKey; onClose: () => void }) {
  const { t } = useMessages();
  const id = useId();
  return (
    <Dialog className={styles.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} onClose={onClose}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('checkout.restrictedTitle')}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {t(label)}
      </p>
      <div className={styles.actions}>
        <button type="button" className={primary} onClick={onClose}>
          {t('checkout.restrictedClose')}
        </button>
      </div>
    </Dialog>
  );
}
