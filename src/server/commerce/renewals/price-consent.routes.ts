import { writeMails } from '../../identity/mail/write-mails.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { createAnswerEvent, findMigration, getAnswer } from '../domain/price-migration.ts';
import type { PriceAnswer, Subscription } from '../domain/subscription.ts';
import { listAnswers } from '../subscriptions/list-changes.ts';
import {
  addSubscriptionEvent,
  type HeldSubscription,
  listSubscriptions,
  lockAccountSubscriptions,
} from '../subscriptions/subscriptions.store.ts';
import { recordRenewalChange } from './record-renewal-change.ts';

/** Records the answer to a new price by an email, and LEAVE by a line of the history too, as for any cancellation. */
async function recordAnswer(
  tx: Tx,
  context: AccountContext,
  { held, next }: { held: HeldSubscription; next: Subscription },
): Promise<void> {
  const { realm, caller, locale } = context;
  const question = findMigration(next);
  if (!question) return;
  if (getAnswer(question) === 'LEAVE') {
    await recordRenewalChange(tx, context, { change: 'CANCEL', held, next });
    return;
  }
  const { oldPrice, newPrice, terms, priceFrom: at, withoutAnswer } = question;
  const name = realm.licences.find(({ id }) => id === next.licenceId)?.name ?? '';
  const facts = { locale, origin: getSiteOrigin(context), name };
  await writeMails(tx, context, realm.id, {
    kind: 'priceAccepted',
    mails: [
      {
        accountId: caller.id,
        key: `${held.id} ${next.changedAt}`,
        payload: { ...facts, oldPrice, newPrice, period: terms.period, at, withoutAnswer },
      },
    ],
  });
}

/**
 * Answers whether the caller's licence continues at its new price. Of several subscriptions to it, one that can be answered is
 * meant. The same answer again succeeds without an effect.
 * @throws ProblemError 404 for a licence that the caller does not hold or that has no new price, 409 for an answer that comes
 * too late
 */
async function answerMigration(context: AccountContext, licenceId: number, answer: PriceAnswer): Promise<void> {
  const { db, realm, caller, clock } = context;
  await inRealm(db, realm.id, async (tx) => {
    await lockAccountSubscriptions(tx, realm.id, caller.id);
    const all = await listSubscriptions(tx, realm.id, caller.id);
    const holding = all.filter(({ subscription }) => subscription.licenceId === licenceId);
    if (holding.length === 0) throw new ProblemError('NOT_FOUND', ['planNotHeld']);
    const asked = holding.flatMap((held) => {
      const question = findMigration(held.subscription);
      return question ? [{ held, given: getAnswer(question) }] : [];
    });
    if (asked.length === 0) throw new ProblemError('NOT_FOUND', ['planPriceSettled']);
    const now = clock.now();
    const open = asked.find(({ held }) => listAnswers(held, all, realm.licences, now).includes(answer));
    if (!open) {
      if (asked.some(({ given }) => given === answer)) return;
      throw new ProblemError('CONFLICT', ['planPriceTooLate']);
    }
    const { held } = open;
    const event = createAnswerEvent(answer, held.subscription, now);
    const next = await addSubscriptionEvent(tx, { realm: realm.id, id: held.id }, event);
    if (next) await recordAnswer(tx, context, { held, next });
  });
}

export const priceConsentHandlers: Handlers<'PUT /api/v3/price-version-migration/{id}/consent'> = {
  'PUT /api/v3/price-version-migration/{id}/consent': async (call) => {
    await answerMigration(call, call.params.id, call.body.status);
  },
};
