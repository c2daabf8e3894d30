import { findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { hideUpNext, showUpNext } from './up-next.store.ts';

type Names = 'DELETE /api/v2/customer/up-next/{id}' | 'PUT /api/v2/customer/up-next/{id}';

/**
 * Finds the series of an episode.
 * @throws ProblemError 404 if it is not an episode
 */
async function requireSeries(tx: Tx, realm: string, id: number): Promise<number> {
  const episode = await findContent(tx, realm, id, ['EPISODE']);
  if (typeof episode?.seriesId !== 'number') throw new ProblemError('NOT_FOUND', ['There is no such episode']);
  return episode.seriesId;
}

export const upNextHandlers: Handlers<Names> = {
  'DELETE /api/v2/customer/up-next/{id}': async ({ db, clock, realm, caller, params }) => {
    await inRealm(db, realm.id, async (tx) =>
      hideUpNext(tx, realm.id, toOwner(caller), await requireSeries(tx, realm.id, params.id), clock.now()),
    );
    return undefined;
  },
  'PUT /api/v2/customer/up-next/{id}': async ({ db, realm, caller, params }) => {
    await inRealm(db, realm.id, async (tx) =>
      showUpNext(tx, realm.id, toOwner(caller), await requireSeries(tx, realm.id, params.id)),
    );
    return undefined;
  },
};
