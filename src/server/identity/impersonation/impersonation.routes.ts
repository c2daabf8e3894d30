import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { grantImpersonation, impersonate, findGrantDetails, requireSupport } from './impersonate.http.ts';
import { listImpersonations } from './impersonations.store.ts';

type Names =
  | 'GET /api/v2/support/impersonations'
  | 'POST /api/v2/support/impersonations'
  | 'GET /api/v2/impersonate/{token}'
  | 'POST /api/v2/impersonate/{token}';

/** Endpoints for support staff to impersonate a viewer's account. */
export const impersonationHandlers: Handlers<Names> = {
  'GET /api/v2/support/impersonations': async (call) => {
    requireSupport(call);
    const { realm } = call;
    const now = call.clock.now();
    const impersonations = await inRealm(call.db, realm.id, (tx) => listImpersonations(tx, realm.id, now));
    return { impersonations };
  },
  'POST /api/v2/support/impersonations': (call) => grantImpersonation(call, call.body),
  'GET /api/v2/impersonate/{token}': (call) => findGrantDetails(call, call.params.token),
  'POST /api/v2/impersonate/{token}': (call) => impersonate(call, call.params.token),
};
