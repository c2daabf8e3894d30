import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Viewer } from '../../platform/http/call.ts';
import { addAuthEvent } from '../sessions/auth-events.store.ts';

/** Notes what support is about to change in an account that it looks at: what cannot be noted is not done. @param call such as `PUT /api/v2/favourite/vods/{id}` */
export async function noteWrite(
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
