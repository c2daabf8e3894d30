import { findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getPageNumbers } from '../../catalogue/events/numbers.ts';
import { listHistory } from './history-page.ts';
import { deleteWatched, putWatched } from './history.store.ts';

type Names =
  | 'GET /api/v2/customer/history/vod'
  | 'DELETE /api/v2/customer/history/vod'
  | 'POST /api/v2/customer/history/vod/{id}'
  | 'POST /api/v1/watch-progress'
  | 'DELETE /api/v2/customer/history/vod/{id}';

/** Stores the viewer's progress in a video; false if there is no such video. */
async function storeProgress(tx: Tx, context: AccountContext, id: number, reported: number): Promise<boolean> {
  const { realm, caller } = context;
  const video = await findContent(tx, realm.id, id, ['VIDEO', 'EPISODE']);
  if (!video) return false;
  const progress = Math.min(reported, video.body.duration ?? reported);
  await putWatched(tx, realm.id, { owner: toOwner(caller), contentId: id, progress }, context.clock.now());
  return true;
}

export const watchedHandlers: Handlers<Names> = {
  'GET /api/v2/customer/history/vod': async (call) => {
    const { p, rpp } = call.query;
    const { vods, total } = await inRealm(call.db, call.realm.id, (tx) => listHistory(tx, call, p, rpp));
    return { vods, ...getPageNumbers(p, rpp, total) };
  },
  'POST /api/v2/customer/history/vod/{id}': async (call) => {
    const { realm, params, body } = call;
    const isStored = await inRealm(call.db, realm.id, (tx) => storeProgress(tx, call, params.id, body.progress));
    if (!isStored) throw new ProblemError('NOT_FOUND', ['There is no such video']);
    return undefined;
  },
  'POST /api/v1/watch-progress': async (call) => {
    const { realm, body } = call;
    // Of several reports about one video only the last counts. They are sorted by id, so that concurrent requests lock
    // the rows in the same order (no deadlock).
    const last = [...new Map(body.map(({ video, progress }) => [video, progress]))].sort(([a], [b]) => a - b);
    await inRealm(call.db, realm.id, async (tx) => {
      for (const [video, progress] of last) await storeProgress(tx, call, video, progress);
    });
    return undefined;
  },
  'DELETE /api/v2/customer/history/vod': async ({ db, realm, caller }) => {
    await inRealm(db, realm.id, (tx) => deleteWatched(tx, realm.id, toOwner(caller)));
    return undefined;
  },
  'DELETE /api/v2/customer/history/vod/{id}': async ({ db, realm, caller, params }) => {
    await inRealm(db, realm.id, (tx) => deleteWatched(tx, realm.id, toOwner(caller), params.id));
    return undefined;
  },
};
