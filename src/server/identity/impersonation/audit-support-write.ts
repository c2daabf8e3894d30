import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Viewer } from '../../platform/realm-context.ts';
import { addAuthEvent } from '../sessions/auth-events.store.ts';

/**
 * Records a write by support staff in the audit log before the write takes place. If recording fails, the request fails
 * too.
 * @param call the endpoint, such as `PUT /api/v2/favourite/vods/{id}`
 * /
 */
export async function auditSupportWrite(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  realm: string,
  { id, sessionId, impersonatedBy }: Viewer,
  call: string,
): Promise<void> {
  const actor = impersonatedBy !== undefined && { actorId: impersonatedBy };
  const event = { kind: 'impersonation-write', accountId: id, sessionId, code: call, ...actor } as const;
  await addAuthEvent(tx, realm, event, clock.now());
}
