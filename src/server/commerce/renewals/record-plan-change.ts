import { writeMails } from '../../identity/mail/write-mails.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { addBillingItem } from '../billing/billing-items.store.ts';
import { zeroOf } from '../domain/money.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { PlanChangeOption, PlanHolding } from './plan-changes.ts';

/** Adds the line of the history about a change in a trial. It is of 0; that of a downgrade is its first charge. */
async function addHistoryLine(
  tx: Tx,
  realm: string,
  { held, original }: PlanHolding,
  { direction, licence, terms }: PlanChangeOption,
  { changedAt }: Subscription,
): Promise<void> {
  if (!original) return;
  await addBillingItem(tx, realm, {
    type: direction === 'UPGRADE' ? 'LICENCE_UPGRADE' : 'LICENCE_DOWNGRADE',
    status: 'COMPLETE',
    objectId: `${held.id} ${changedAt}`,
    purchaseId: original.id,
    accountId: original.accountId,
    licenceId: licence.id,
    sku: terms.sku,
    money: zeroOf(original.money),
    provider: '',
    reference: null,
    declineCode: null,
    occurredAt: changedAt,
  });
}

/**
 * Records that the holder of a plan changed it in its trial, or planned another one for the end of the paid time: an email,
 * and in a trial a line of the history. Runs in the transaction of the change.
 * @param next state after the change
 */
export async function recordPlanChange(
  tx: Tx,
  context: AccountContext,
  { holding, option, next }: { holding: PlanHolding; option: PlanChangeOption; next: Subscription },
): Promise<void> {
  const { realm, caller, locale } = context;
  const { held, licence } = holding;
  const isAtOnce = option.timing === 'NOW';
  if (isAtOnce) await addHistoryLine(tx, realm.id, holding, option, next);
  await writeMails(tx, context, realm.id, {
    kind: isAtOnce ? 'planChanged' : 'planChangeScheduled',
    mails: [
      {
        accountId: caller.id,
        key: `${held.id} ${next.changedAt}`,
        payload: {
          locale,
          origin: getSiteOrigin(context),
          name: licence.name,
          next: option.licence.name,
          price: option.price,
          period: option.terms.period,
          // In a trial, the first payment for the new plan is at the trial's end.
          at: next.paidUntil ?? option.effectiveAt,
        },
      },
    ],
  });
}

/** Records that the holder of a plan dropped its planned change: an email. Runs in the transaction of the drop. */
export async function recordPlanChangeDropped(
  tx: Tx,
  context: AccountContext,
  { held, licence }: PlanHolding,
  next: Subscription,
): Promise<void> {
  const { realm, caller, locale } = context;
  await writeMails(tx, context, realm.id, {
    kind: 'planChangeDropped',
    mails: [
      {
        accountId: caller.id,
        key: `${held.id} ${next.changedAt}`,
        payload: {
          locale,
          origin: getSiteOrigin(context),
          name: licence.name,
          ...omitUndefined({ until: next.paidUntil }),
        },
      },
    ],
  });
}
