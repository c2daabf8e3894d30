import type { PlanItem, PlanSource } from '#schemas/generated/types.ts';
import type { CardAudience } from '../../catalogue/catalogue/card.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Reads the offered licences of a selection as the audience sees them. None: the realm's licences are not stored yet. */
export const readPlans = (_tx: Tx, _selection: PlanSource, _audience: CardAudience): Promise<PlanItem[]> =>
  Promise.resolve([]);
