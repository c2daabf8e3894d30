import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findFailedLoad } from '../load/failed-loads.store.ts';

export const lastLoadHandlers: Handlers<'GET /api/v2/last-load'> = {
  'GET /api/v2/last-load': async ({ db, realm, caller }) => {
    if (caller.role !== 'editor') throw new ProblemError('FORBIDDEN', ['This is for editors']);
    const failed = await inRealm(db, realm.id, (tx) => findFailedLoad(tx, realm.id));
    return failed ? { failedAt: failed.failedAt.toISOString(), findings: failed.findings } : { findings: [] };
  },
};
