import { inRealm } from '../db/scope.ts';
import type { Handlers } from '../http/call.ts';
import { findFailedLoad } from '../load/failed-loads.store.ts';

export const lastLoadHandlers: Handlers<'GET /api/v2/studio/last-load'> = {
  'GET /api/v2/studio/last-load': async ({ context, realm }) => {
    const failed = await inRealm(context.db, realm.id, (tx) => findFailedLoad(tx, realm.id));
    return failed ? { failedAt: failed.failedAt.toISOString(), findings: failed.findings } : { findings: [] };
  },
};
