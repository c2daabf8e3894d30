import { useId, useState } from 'react';
import { tick } from '#renderers/form/tick.styles.ts';
import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import { formatPeriodRate } from '#renderers/messages/period.ts';
import type { BillingPort } from '#renderers/ports/billing.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import * as box from '#renderers/primitives/dialog/confirm-dialog.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import type { PlanChange } from '#schemas/wire/commerce/plan-changes.ts';
import { useFirstLabel } from '../checkout/use-first-label.ts';
import { LoadState } from './load-state.tsx';
import * as styles from './payments-screen.styles.ts';
import { usePlanChanges } from './use-billing.ts';

const EFFECT_LABELS = {
  NOW: 'payments.changeNow',
  PERIOD_END: 'payments.changeAtEnd',
  CHECKOUT: 'payments.changeCheckout',
} as const satisfies Record<PlanChange['timing'], LabelKey>;

interface Format {
  t: Translate;
  locale: string;
  timeZone: string;
}

/** Says when a plan begins and what it costs. A trial ends with the plan that has it. */
function describeEffect({ t, locale, timeZone }: Format, change: PlanChange, plan: LicenceStatus): string {
  const { timing, licence, price, period, effectiveAt } = change;
  return t(EFFECT_LABELS[timing], {
    plan: isolateDirection(licence.name),
    price: isolateDirection(formatMoney(price, locale)),
    period: formatPeriodRate(t, period),
    date: formatMoment(timing === 'NOW' ? (plan.expiryTimestamp ?? effectiveAt) : effectiveAt, 'day', locale, timeZone),
  });
}

interface ChoicesProps {
  changes: readonly PlanChange[];
  chosen: PlanChange;
  onChoose: (change: PlanChange) => void;
}

function Choices({ changes, chosen, onChoose }: ChoicesProps) {
  const { t, locale } = useMessages();
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.strong}>{t('payments.changeChoice')}</legend>
      {changes.map((change) => (
        <label key={change.licence.id} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={tick}
            checked={change === chosen}
            onChange={() => onChoose(change)}
          />
          <span>
            <bdi className={styles.strong}>{change.licence.name}</bdi>{' '}
            <span className={styles.planPrice}>
              {t('payments.changePrice', {
                price: isolateDirection(formatMoney(change.price, locale)),
                period: formatPeriodRate(t, change.period),
              })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlanChangeDialogProps {
  port: BillingPort;
  plan: LicenceStatus;
  /** URL of the checkout of a licence. */
  getCheckoutHref: (licenceId: number) => string;
  /** Called when the plan was changed or its change was planned. */
  onChanged: (change: PlanChange) => void;
  onClose: () => void;
}

/**
 * Asks to which plan of its family a plan changes, and says for each when it begins and what it costs. A refusal is shown in
 * the dialog, and the plans are read again, because a price may have changed.
 */
export function PlanChangeDialog({ port, plan, getCheckoutHref, onChanged, onClose }: PlanChangeDialogProps) {
  const { t, locale } = useMessages();
  const { Link } = usePorts().navigation;
  const timeZone = useTimeZone();
  const title = useId();
  const getFirstLabel = useFirstLabel();
  const { changes, hasFailed, isLoading, reload } = usePlanChanges(port, plan.licence.id);
  const [chosenId, setChosenId] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const chosen = changes?.find(({ licence }) => licence.id === chosenId) ?? changes?.[0];
  const confirm = async () => {
    if (!chosen || isBusy) return;
    setBusy(true);
    setRefusal('');
    const { licence, price } = chosen;
    const result = await port.changePlan(plan.licence.id, { licenceId: licence.id, price });
    if (result.ok) {
      onChanged(chosen);
      return;
    }
    await reload().catch(() => undefined);
    setRefusal(getFirstLabel(result.labels));
    setBusy(false);
  };
  return (
    <Dialog className={box.dialog} aria-labelledby={title} aria-busy={isBusy || isLoading} onClose={onClose}>
      <h2 id={title} className={box.title}>
        {t('payments.changeTitle', { plan: isolateDirection(plan.licence.name) })}
      </h2>
      <div className={styles.dialogBody} tabIndex={-1}>
        <LoadState
          isLoaded={changes !== undefined}
          hasFailed={hasFailed}
          isLoading={isLoading}
          failedText={t('payments.changesFailed')}
          onRetry={() => void reload()}
        >
          {changes && chosen ? (
            <>
              <Choices changes={changes} chosen={chosen} onChoose={({ licence }) => setChosenId(licence.id)} />
              <p role="status">{describeEffect({ t, locale, timeZone }, chosen, plan)}</p>
            </>
          ) : (
            <p className={styles.muted}>{refusal === '' ? t('payments.changeNone') : null}</p>
          )}
        </LoadState>
        <p role="alert" className={styles.failure}>
          {refusal}
        </p>
      </div>
      <div className={box.actions}>
        <button type="button" className={quiet} onClick={onClose}>
          {t('payments.changeNot')}
        </button>
        {chosen?.timing === 'CHECKOUT' ? (
          <Link to={getCheckoutHref(chosen.licence.id)} className={primary}>
            {t('payments.changeContinue')}
          </Link>
        ) : chosen ? (
          <button type="button" className={primary} aria-disabled={isBusy} onClick={() => void confirm()}>
            {t('payments.changePlan')}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
