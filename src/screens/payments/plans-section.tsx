import { useId, useState } from 'react';
import { tick } from '#renderers/form/tick.styles.ts';
import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import { formatPeriodRate } from '#renderers/messages/period.ts';
import type { BillingPort, PlanChangeResult } from '#renderers/ports/billing.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useNow } from '#renderers/primitives/time/use-now.ts';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import { isPaymentPending } from '#schemas/licence-status/licence-status.ts';
import { getStatusMessage, type StatusMessage } from '#schemas/licence-status/status-message.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { useAsked } from '../account/use-asked.tsx';
import { formatCardName } from '../checkout/card-name.tsx';
import { useFirstLabel } from '../checkout/use-first-label.ts';
import { CancelPlanDialog, NextDiscount } from './cancellation-offer.tsx';
import { LoadState } from './load-state.tsx';
import * as styles from './payments-screen.styles.ts';
import { PlanChangeDialog } from './plan-change-dialog.tsx';
import { LeavePriceDialog, PriceQuestion } from './price-question.tsx';
import { type LoadedCards, usePlans } from './use-billing.ts';

/** URLs of the pages to which the plans lead. */
export interface PlanLinks {
  /** The plans that the realm sells. */
  plans: string;
  /** The page that changes what pays a plan. */
  getChangeHref: (licenceId: number) => string;
  /** The checkout of a licence. */
  getCheckoutHref: (licenceId: number) => string;
}

/** Returns the status message of a plan; undefined if there is nothing to say. */
function findStatusMessage(plan: LicenceStatus, now: number, timeZone: string): StatusMessage | undefined {
  const { licence, expiryTimestamp, paymentEventType, subscriptionPendingActions: pendingActions } = plan;
  const { type, subscriptionPeriod = '' } = licence.purchaseStrategy;
  return getStatusMessage(
    {
      status: plan.status,
      autoRenewingStatus: plan.autoRenewingStatus,
      pauseState: plan.pauseState,
      isPaymentPending: isPaymentPending({ paymentEventType, pendingActions }),
      expiry: expiryTimestamp,
      resumeAfter: plan.resumeAfter,
      strategy: type === 'SUBSCRIPTION' ? { type, period: subscriptionPeriod } : { type },
      price: licence.skuLicence?.price,
    },
    { now, timeZone },
  );
}

/** Whether a title was bought without an end, about which the status message says nothing. */
const isOwned = ({ licence, status, expiryTimestamp }: LicenceStatus): boolean =>
  licence.purchaseStrategy.type === 'PPV' && status === 'ACTIVE' && expiryTimestamp === undefined;

/** Formats a status message: dates as days of the user's time zone. */
function formatStatus(t: Translate, { key, values }: StatusMessage, locale: string, timeZone: string): string {
  const { date, price, period, count } = values as Partial<Record<'date' | 'count', number>> & {
    price?: Parameters<typeof formatMoney>[0];
    period?: string;
  };
  return t(`licenceStatus.${key}`, {
    ...(date !== undefined && { date: formatMoment(date, 'day', locale, timeZone) }),
    ...(price && { price: isolateDirection(formatMoney(price, locale)) }),
    ...(period !== undefined && { period: formatPeriodRate(t, period) }),
    ...(count !== undefined && { count }),
  });
}

interface PlanRowProps {
  plan: LicenceStatus;
  cards: LoadedCards;
  isBusy: boolean;
  changeHref: string;
  onCancel: () => void;
  onReactivate: () => void;
  onPause: () => void;
  onResume: () => void;
  onChangePlan: () => void;
  onKeepPlan: () => void;
  onKeepPrice: () => void;
  onLeavePrice: () => void;
}

function PlanRow({ plan, cards, isBusy, changeHref, ...handlers }: PlanRowProps) {
  const { onCancel, onReactivate, onPause, onResume, onChangePlan, onKeepPlan, onKeepPrice, onLeavePrice } = handlers;
  const { t, locale } = useMessages();
  const { Link } = usePorts().navigation;
  const timeZone = useTimeZone();
  // Undefined on the server, where the user's day is not known.
  const now = useNow();
  const id = useId();
  const { licence, changes, plannedChange: planned } = plan;
  const message = now === undefined ? undefined : findStatusMessage(plan, now, timeZone);
  const isRenewing = plan.autoRenewingStatus === 'AUTO_RENEWING';
  const renewal = isRenewing ? cards.list?.renewals.find(({ licenceId }) => licenceId === licence.id) : undefined;
  const card = cards.list?.cards.find(({ cardId }) => cardId === renewal?.cardId);
  const unpaid = plan.subscriptionPendingActions.find(({ action }) => action === 'REFRESH_PAYMENT_DETAILS');
  return (
    <li className={styles.card}>
      <div>
        <p id={id} className={styles.strong}>
          <bdi>{licence.name}</bdi>
        </p>
        <p className={styles.planStatus}>
          {planned || unpaid
            ? null
            : message
              ? formatStatus(t, message, locale, timeZone)
              : now !== undefined && isOwned(plan)
                ? t('payments.owned')
                : null}
        </p>
        {planned ? (
          <p className={styles.strong}>
            {t('payments.plannedChange', {
              date: formatMoment(planned.effectiveAt, 'day', locale, timeZone),
              plan: isolateDirection(planned.licence.name),
            })}
          </p>
        ) : null}
        {unpaid ? (
          <p className={styles.failure}>
            {unpaid.actionDueBy === undefined
              ? t('payments.pastDueNoAccess')
              : t('payments.pastDue', { date: formatMoment(unpaid.actionDueBy, 'day', locale, timeZone) })}
          </p>
        ) : null}
        {plan.nextDiscount ? <NextDiscount discount={plan.nextDiscount} /> : null}
        {renewal && (card || !unpaid) ? (
          <p className={styles.muted}>
            {card
              ? t('payments.renewalCard', { card: isolateDirection(formatCardName(t, card)) })
              : t('payments.renewalNoCard')}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {renewal ? (
          <Link to={changeHref} className={quiet} aria-describedby={id}>
            {t(unpaid ? 'payments.payNow' : 'paymentUpdate.title')}
          </Link>
        ) : null}
        {plan.canChangePlan ? (
          <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={id} onClick={onChangePlan}>
            {t('payments.changePlan')}
          </button>
        ) : null}
        {planned && now !== undefined && now < planned.effectiveAt ? (
          <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={id} onClick={onKeepPlan}>
            {t('payments.keepPlan')}
          </button>
        ) : null}
        {changes.includes('RESUME') ? (
          <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={id} onClick={onResume}>
            {t('payments.resumePlan')}
          </button>
        ) : null}
        {changes.includes('PAUSE') ? (
          <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={id} onClick={onPause}>
            {t('payments.pausePlan')}
          </button>
        ) : null}
        {changes.includes('CANCEL') ? (
          <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={id} onClick={onCancel}>
            {t('payments.cancelPlan')}
          </button>
        ) : null}
        {changes.includes('REACTIVATE') ? (
          <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={id} onClick={onReactivate}>
            {t('payments.reactivate')}
          </button>
        ) : null}
      </div>
      {plan.priceMigration && now !== undefined && now < plan.priceMigration.answerBy ? (
        <PriceQuestion
          plan={plan}
          question={plan.priceMigration}
          planId={id}
          isBusy={isBusy}
          onKeep={onKeepPrice}
          onLeave={onLeavePrice}
        />
      ) : null}
    </li>
  );
}

/** Lengths of a pause in days; the longest is the server's limit. */
const PAUSE_DAYS = [30, 60, 90] as const;
const DAY_MS = 86_400_000;

interface PauseDialogProps {
  plan: LicenceStatus;
  onPause: (resumeAfter: number) => Promise<void>;
  onClose: () => void;
}

/** Asks how long a plan is paused. The pause begins when the paid time ends. */
function PauseDialog({ plan, onPause, onClose }: PauseDialogProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const group = useId();
  const now = useNow();
  const [days, setDays] = useState<number>(PAUSE_DAYS[0]);
  const start = plan.expiryTimestamp ?? now ?? 0;
  const formatDay = (at: number) => formatMoment(at, 'day', locale, timeZone);
  return (
    <ConfirmDialog
      title={t('payments.pauseTitle', { plan: isolateDirection(plan.licence.name) })}
      text={t('payments.pauseText', { date: formatDay(start) })}
      confirm={t('payments.pausePlan')}
      cancel={t('payments.pauseNot')}
      onConfirm={() => onPause(start + days * DAY_MS)}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.strong}>{t('payments.pauseLength')}</legend>
        {PAUSE_DAYS.map((count) => (
          <label key={count} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={tick}
              checked={count === days}
              onChange={() => setDays(count)}
            />
            {t('payments.pauseDays', { count, date: formatDay(start + count * DAY_MS) })}
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}

interface PlansSectionProps {
  port: BillingPort;
  /** The plans, if they were loaded with the page. */
  first: LicenceStatus[] | undefined;
  cards: LoadedCards;
  links: PlanLinks;
  /** Called when a plan was changed. */
  onChange: () => void;
}

/** Section of the plans that the account holds: their state, what pays them, and their cancellation. */
export function PlansSection({ port, first, cards, links, onChange }: PlansSectionProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { Link } = usePorts().navigation;
  const title = useId();
  const getFirstLabel = useFirstLabel();
  const { list, hasFailed, isLoading, reload } = usePlans(port, first);
  const { run, words, isBusy } = useAsked();
  const [leaving, setLeaving] = useState<LicenceStatus>();
  const [pausing, setPausing] = useState<LicenceStatus>();
  const [resuming, setResuming] = useState<LicenceStatus>();
  const [changing, setChanging] = useState<LicenceStatus>();
  const [refusing, setRefusing] = useState<LicenceStatus>();
  const held = list?.filter(({ status }) => status !== 'EXPIRED');
  const change = (request: () => Promise<PlanChangeResult>, done: string) =>
    run(async () => {
      const result = await request();
      // Also after a refusal or a lost answer: another tab, or the request itself, may have changed the plan.
      await reload().catch(() => undefined);
      if (!result.ok) return { message: getFirstLabel(result.labels), fields: {} };
      cards.reload();
      onChange();
      return 'done';
    }, done);
  return (
    <section className={styles.section} aria-labelledby={title} aria-busy={isBusy || isLoading}>
      <div className={styles.head}>
        <h2 id={title} className={styles.heading}>
          {t('payments.plans')}
        </h2>
        {words}
      </div>
      <LoadState
        isLoaded={held !== undefined}
        hasFailed={hasFailed}
        isLoading={isLoading}
        failedText={t('payments.plansFailed')}
        onRetry={() => void reload()}
      >
        {held?.length === 0 ? (
          <div className={styles.notice}>
            <p className={styles.muted}>{t('payments.noPlans')}</p>
            <Link to={links.plans} className={secondary}>
              {t('checkout.plans')}
            </Link>
          </div>
        ) : (
          <ul role="list" className={styles.list}>
            {held?.map((plan, index) => {
              const { id, name } = plan.licence;
              return (
                <PlanRow
                  // An account can hold a licence twice.
                  key={`${id} ${index}`}
                  plan={plan}
                  cards={cards}
                  isBusy={isBusy}
                  changeHref={links.getChangeHref(id)}
                  onCancel={() => setLeaving(plan)}
                  onPause={() => setPausing(plan)}
                  onResume={() => setResuming(plan)}
                  onChangePlan={() => setChanging(plan)}
                  onKeepPlan={() =>
                    void change(() => port.dropPlanChange(id), t('payments.kept', { plan: isolateDirection(name) }))
                  }
                  onKeepPrice={() =>
                    void change(
                      () => port.answerPrice(id, 'CONTINUE'),
                      t('payments.priceKept', { plan: isolateDirection(name) }),
                    )
                  }
                  onLeavePrice={() => setRefusing(plan)}
                  onReactivate={() =>
                    void change(
                      () => port.reactivatePlan(id),
                      t('payments.reactivated', { plan: isolateDirection(name) }),
                    )
                  }
                />
              );
            })}
          </ul>
        )}
      </LoadState>
      {changing ? (
        <PlanChangeDialog
          port={port}
          plan={changing}
          getCheckoutHref={links.getCheckoutHref}
          onChanged={({ timing, licence, effectiveAt }) => {
            setChanging(undefined);
            const values = {
              plan: isolateDirection(licence.name),
              date: formatMoment(effectiveAt, 'day', locale, timeZone),
            };
            const done = t(timing === 'NOW' ? 'payments.changed' : 'payments.changeScheduled', values);
            void change(() => Promise.resolve({ ok: true }), done);
          }}
          onClose={() => {
            setChanging(undefined);
            void reload().catch(() => undefined);
          }}
        />
      ) : null}
      {pausing ? (
        <PauseDialog
          plan={pausing}
          onPause={async (resumeAfter) => {
            const { id, name } = pausing.licence;
            setPausing(undefined);
            const done = t('payments.paused', { plan: isolateDirection(name) });
            await change(() => port.pausePlan(id, resumeAfter), done);
          }}
          onClose={() => setPausing(undefined)}
        />
      ) : null}
      {resuming ? (
        <ConfirmDialog
          title={t('payments.resumeTitle', { plan: isolateDirection(resuming.licence.name) })}
          text={t(resuming.pauseState === 'PAUSED' ? 'payments.resumeText' : 'payments.resumeBeforeText')}
          confirm={t('payments.resumePlan')}
          cancel={t('payments.pauseKeep')}
          onConfirm={async () => {
            const { id, name } = resuming.licence;
            setResuming(undefined);
            await change(() => port.resumePlan(id), t('payments.resumed', { plan: isolateDirection(name) }));
          }}
          onClose={() => setResuming(undefined)}
        />
      ) : null}
      {refusing ? (
        <LeavePriceDialog
          plan={refusing}
          onLeave={async () => {
            const { id, name } = refusing.licence;
            setRefusing(undefined);
            const done = t('payments.cancelled', { plan: isolateDirection(name) });
            await change(() => port.answerPrice(id, 'LEAVE'), done);
          }}
          onClose={() => setRefusing(undefined)}
        />
      ) : null}
      {leaving ? (
        <CancelPlanDialog
          plan={leaving}
          readOffer={port.readOffer}
          onCancel={async (hasSeenOffer) => {
            const { id, name } = leaving.licence;
            // The message about the result takes the focus, which it cannot do behind a dialog.
            setLeaving(undefined);
            const done = t('payments.cancelled', { plan: isolateDirection(name) });
            await change(() => port.cancelPlan(id, hasSeenOffer), done);
          }}
          onRedeem={() => {
            const { id, name } = leaving.licence;
            setLeaving(undefined);
            void change(() => port.redeemOffer(id), t('payments.offerRedeemed', { plan: isolateDirection(name) }));
          }}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </section>
  );
}
