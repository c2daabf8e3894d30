import { findContent } from '../catalogue/catalogue.store.ts';
import { inRealm } from '../db/scope.ts';
import type { Handlers } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { numbersOf } from '../events/numbers.ts';
import { historyPage } from './history.ts';
import { forgetWatched, putWatched } from './history.store.ts';

type Names =
  | 'GET /api/v2/customer/history/vod'
  | 'DELETE /api/v2/customer/history/vod'
  | 'POST /api/v2/customer/history/vod/{id}'
  | 'DELETE /api/v2/customer/history/vod/{id}';

export const watchedHandlers: Handlers<Names> = {
  'GET /api/v2/customer/history/vod': async (call) => {
    const { p, rpp } = call.query;
    const { vods, total } = await historyPage(call, p, rpp);
    return { vods, ...numbersOf(p, rpp, total) };
  },
  'POST /api/v2/customer/history/vod/{id}': async (call) => {
    const { context, realm, params, body } = call;
    const accountId = call.viewer.id;
    await inRealm(context.db, realm.id, async (tx) => {
      const video = await findContent(tx, realm.id, params.id, ['VIDEO', 'EPISODE']);
      if (!video) throw new ProblemError('NOT_FOUND', ['There is no such video']);
      const progress = Math.min(body.progress, video.body.duration ?? body.progress);
      await putWatched(tx, realm.id, { accountId, contentId: params.id, progress }, context.clock.now());
    });
    return undefined;
  },
  'DELETE /api/v2/customer/history/vod': async ({ context, realm, viewer }) => {
    await inRealm(context.db, realm.id, (tx) => forgetWatched(tx, realm.id, viewer.id));
    return undefined;
  },
  'DELETE /api/v2/customer/history/vod/{id}': async ({ context, realm, viewer, params }) => {
    await inRealm(context.db, realm.id, (tx) => forgetWatched(tx, realm.id, viewer.id, params.id));
    return undefined;
  },
};
