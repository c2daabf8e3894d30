import { purgeRealm } from '../../platform/caches/purge-caches.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { listKindSwitches } from './kinds.ts';
import { switchKind } from '../../site/pages/kinds.store.ts';

type Names = 'GET /api/v2/studio/kinds' | 'PUT /api/v2/studio/kinds/{kind}';

export const kindHandlers: Handlers<Names> = {
  'GET /api/v2/studio/kinds': async ({ db, realm }) => ({
    kinds: await inRealm(db, realm.id, (tx) => listKindSwitches(tx, realm.id)),
  }),
  'PUT /api/v2/studio/kinds/{kind}': async (call) => {
    const {
      realm,
      caller,
      params: { kind },
      body: { on },
    } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const isKnown = (await listKindSwitches(tx, realm.id)).some((one) => one.kind === kind);
      if (!isKnown) throw new ProblemError('NOT_FOUND', ['There is no such kind of element']);
      const author = caller.name ?? caller.id;
      await switchKind(tx, realm.id, { kind, on, author, now: call.clock.now() });
      await purgeRealm(call, tx, realm.id);
      const switched = (await listKindSwitches(tx, realm.id)).find((one) => one.kind === kind);
      return switched ?? { kind, on };
    });
  },
};
