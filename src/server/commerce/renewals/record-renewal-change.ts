import { writeMails } from '../../identity/mail/write-mails.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { recordCancellation } from '../billing/record-cancellation.ts';
import type { SubscriptionChange } from '../domain/possible-changes.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { HeldSubscription } from '../subscriptions/subscriptions.store.ts';

/** Kinds of the emails. A pause that is dropped before it begins leaves the renewal as it was. */
const MAIL_KINDS = {
  CANCEL: 'planCancelled',
  REACTIVATE: 'planReactivated',
  PAUSE: 'planPaused',
  RESUME: 'planReactivated',
} as const satisfies Record<SubscriptionChange, string>;

/**
 * Records that the owner canceled, renewed, paused or resumed a licence: a line of the history for a cancellation, and an
 * email. A resume that charges a new period is mailed by its receipt. Runs in the transaction of the change.
 * @param held state before the change
 * @param next state after it
 */
export async function recordRenewalChange(
  tx: Tx,
  context: AccountContext,
  { change, held, next }: { change: SubscriptionChange; held: HeldSubscription; next: Subscription },
): Promise<void> {
  const { realm, caller, locale } = context;
  if (next.pause === 'RESUME_REQUESTED') return;
  if (change === 'CANCEL') await recordCancellation(tx, realm.id, held, next);
  const licence = realm.licences.find(({ id }) => id === next.licenceId);
  await writeMails(tx, context, realm.id, {
    kind: MAIL_KINDS[change],
    mails: [
      {
        accountId: caller.id,
        key: `${held.id} ${next.changedAt}`,
        payload: {
          locale,
          origin: getSiteOrigin(context),
          name: licence?.name ?? '',
          ...omitUndefined({ until: next.paidUntil, resumeAfter: next.resumeAfter }),
        },
      },
    ],
  });
}
