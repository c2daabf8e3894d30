import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { createChangeEvent, type SubscriptionChange } from '../domain/possible-changes.ts';
import type { Subscription } from '../domain/subscription.ts';
import { findRefusal } from '../domain/transitions.ts';
import { describeUserLicences } from '../subscriptions/describe-user-licences.ts';
import { listAnswers, listChanges } from '../subscriptions/list-changes.ts';
import {
  addSubscriptionEvent,
  type HeldSubscription,
  listSubscriptions,
  lockAccountSubscriptions,
} from '../subscriptions/subscriptions.store.ts';
import { findOpenOffer } from './find-open-offer.ts';
import { recordRenewalChange } from './record-renewal-change.ts';

type Names =
  | 'DELETE /api/v2/user/licence/{id}'
  | 'PATCH /api/v2/user/licence/{id}'
  | 'POST /api/v2/user/licence/{id}/pause'
  | 'POST /api/v2/user/licence/{id}/resume';

/** Labels of changes that are not possible. */
const REFUSALS = {
  CANCEL: 'planNotRenewing',
  REACTIVATE: 'planNotReactivated',
  PAUSE: 'planNotPaused',
  RESUME: 'planNotResumed',
} as const satisfies Record<SubscriptionChange, string>;

/** Whether a subscription is as after a change. */
const IS_AFTER: Record<SubscriptionChange, (subscription: Subscription) => boolean> = {
  CANCEL: ({ renewal }) => renewal === 'OFF',
  REACTIVATE: ({ renewal }) => renewal === 'AUTO',
  PAUSE: ({ pause }) => pause === 'REQUESTED' || pause === 'PAUSED',
  RESUME: ({ pause }) => pause === 'NONE' || pause === 'RESUME_REQUESTED',
};

/** Whether a change has been made already, such as by the first press of a double click. */
const isMade = ({ subscription }: HeldSubscription, change: SubscriptionChange): boolean =>
  subscription.canRenew && subscription.life !== 'ENDED' && IS_AFTER[change](subscription);

/**
 * Cancels, renews, pauses or resumes the caller's licence. Of several subscriptions to it the one that was bought last is meant. A
 * change that was made already succeeds without an effect.
 * @param resumeAfter planned end of a pause, in milliseconds since 1970
 * @param ignoresOffer whether to cancel although an offer is open
 * @throws ProblemError 404 for a licence that the caller does not hold, 409 for one that cannot be changed or has an offer,
 * 400 for a pause that would end too early or too late
 */
async function changeRenewal(
  context: AccountContext,
  licenceId: number,
  change: SubscriptionChange,
  { resumeAfter, ignoresOffer = false }: { resumeAfter?: number | undefined; ignoresOffer?: boolean } = {},
): Promise<void> {
  const { db, realm, caller, clock } = context;
  await inRealm(db, realm.id, async (tx) => {
    await lockAccountSubscriptions(tx, realm.id, caller.id);
    const all = await listSubscriptions(tx, realm.id, caller.id);
    const held = all
      .filter(({ subscription }) => subscription.licenceId === licenceId)
      .sort((a, b) => b.subscription.purchasedAt - a.subscription.purchasedAt);
    if (held.length === 0) throw new ProblemError('NOT_FOUND', ['planNotHeld']);
    const now = clock.now();
    const found = held.find((one) => listChanges(one, all, realm.licences, now).includes(change));
    if (!found) {
      if (held.some((one) => isMade(one, change))) return;
      if (
        change === 'REACTIVATE' &&
        held.some((one) => listAnswers(one, all, realm.licences, now).includes('CONTINUE'))
      )
        throw new ProblemError('CONFLICT', ['planPriceFirst']);
      throw new ProblemError('CONFLICT', [REFUSALS[change]]);
    }
    if (change === 'CANCEL' && !ignoresOffer && (await findOpenOffer(tx, context, found, all)))
      throw new ProblemError('CANCELLATION_PROMO_AVAILABLE', ['planOfferAvailable']);
    const event = createChangeEvent(change, found.subscription, now, resumeAfter);
    if (findRefusal(found.subscription, event)?.kind === 'invalid-resume-date')
      throw new ProblemError('BAD_REQUEST', ['pauseDateInvalid']);
    const next = await addSubscriptionEvent(tx, { realm: realm.id, id: found.id }, event);
    if (next) await recordRenewalChange(tx, context, { change, held: found, next });
  });
}

/** Reads one licence of the caller. @throws ProblemError 404 */
async function readLicence(context: AccountContext, licenceId: number): Promise<LicenceStatus> {
  const { db, realm, caller } = context;
  const held = await inRealm(db, realm.id, (tx) => listSubscriptions(tx, realm.id, caller.id));
  const licence = (await describeUserLicences(context, held)).find((one) => one.licence.id === licenceId);
  if (!licence) throw new ProblemError('NOT_FOUND', ['planNotHeld']);
  return licence;
}

export const renewalHandlers: Handlers<Names> = {
  'DELETE /api/v2/user/licence/{id}': async (call) => {
    const ignoresOffer = call.query.cancellationDiscount === 'IGNORE';
    await changeRenewal(call, call.params.id, 'CANCEL', { ignoresOffer });
  },
  'PATCH /api/v2/user/licence/{id}': async (call) => {
    await changeRenewal(call, call.params.id, 'REACTIVATE');
    return readLicence(call, call.params.id);
  },
  'POST /api/v2/user/licence/{id}/pause': async (call) => {
    await changeRenewal(call, call.params.id, 'PAUSE', { resumeAfter: call.body.config?.resumeAfter });
  },
  'POST /api/v2/user/licence/{id}/resume': async (call) => {
    await changeRenewal(call, call.params.id, 'RESUME');
  },
};
