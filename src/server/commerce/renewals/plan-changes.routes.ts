import { localise } from '#schemas/localise.ts';
import type { PlanChangesAnswer } from '#schemas/wire/commerce/plan-changes.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { toLicence } from '../plans/to-licence.ts';
import { changePlan, dropPlanChange, findPlanHolding } from './change-plan.ts';
import { getGrossPrice, listPlanChanges, type PlanHolding } from './plan-changes.ts';

type Names =
  | 'GET /api/v2/user/licence/{id}/plan-changes'
  | 'POST /api/v2/user/licence/{id}/plan-changes'
  | 'DELETE /api/v2/user/licence/{id}/plan-changes';

/** Returns the planned change of a plan; undefined for none. */
function findScheduled(holding: PlanHolding): PlanChangesAnswer['scheduled'] {
  const { change, paidUntil } = holding.held.subscription;
  if (change.kind !== 'DOWNGRADE_AT_END' || !change.terms || paidUntil === undefined) return undefined;
  const { licenceId, terms } = change;
  return { licenceId, effectiveAt: paidUntil, price: getGrossPrice(terms, holding), period: terms.period };
}

/** Reads the plans to which a plan of the caller can change. @throws ProblemError 404 for one that the caller does not hold */
async function readPlanChanges(context: AccountContext, licenceId: number): Promise<PlanChangesAnswer> {
  const { db, realm } = context;
  const holding = await inRealm(db, realm.id, (tx) => findPlanHolding(tx, context, licenceId));
  if (!holding) throw new ProblemError('NOT_FOUND', ['planNotHeld']);
  const { t } = await messagesFor(context);
  const changes = listPlanChanges(holding, realm.licences).map(({ licence, terms, ...option }) => ({
    ...option,
    licence: toLicence(licence, holding.view),
    period: terms.period,
  }));
  const scheduled = findScheduled(holding);
  return localise({ changes, ...(scheduled && { scheduled }) }, (key) => t(key));
}

export const planChangeHandlers: Handlers<Names> = {
  'GET /api/v2/user/licence/{id}/plan-changes': (call) => readPlanChanges(call, call.params.id),
  'POST /api/v2/user/licence/{id}/plan-changes': async (call) => {
    await inRealm(call.db, call.realm.id, (tx) => changePlan(tx, call, call.params.id, call.body));
  },
  'DELETE /api/v2/user/licence/{id}/plan-changes': async (call) => {
    await inRealm(call.db, call.realm.id, (tx) => dropPlanChange(tx, call, call.params.id));
  },
};
