import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Viewer } from '../../platform/realm-context.ts';
import { addAuthEvent } from '../sessions/auth-events.store.ts';

/**
 * Records a write by support staff in the audit log, before it happens: if the record fails, so does the request.
 * @param call the endpoint, such as `PUT /api/v2/favourite/vods/{id}`
 */
export async function auditSupportWrite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  realm: string,
  { id, sessionId, impersonatedBy }: Viewer,
  call: string,
): Promise<void> {
  const event = { kind: 'impersonation-write', accountId: id, sessionId, code: call } as const;
  await inRealm(db, realm, (tx) =>
    addAuthEvent(
      tx,
      realm,
      { ...event, ...(impersonatedBy !== undefined && { actorId: impersonatedBy }) },
      clock.now(),
    ),
  );
}
