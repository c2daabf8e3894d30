import type { PlayingDevice } from '#schemas/wire/device.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AuthEventKind } from '../../platform/db/tables.ts';

/** Retention of authentication events, in milliseconds. */
export const EVENTS_KEPT_MS: number = 365 * 86_400_000;

/** An audit event of an account or its sessions. */
export interface AuthEvent {
  kind: AuthEventKind;
  accountId: string;
  /** Id of the account that acted, if it is not the account's holder. */
  actorId?: string;
  sessionId?: string;
  /** Details of the event, such as an end reason or an endpoint. */
  code?: string;
  /** Device of the request that caused the event, if any. */
  device?: PlayingDevice;
  country?: string;
}

/** Records an event. `now` in milliseconds. */
export async function addAuthEvent(tx: Tx, realm: string, event: AuthEvent, now: number): Promise<void> {
  const { kind, accountId, actorId, sessionId, code, device, country } = event;
  await tx
    .insertInto('auth_events')
    .values({
      realm,
      at: new Date(now),
      kind,
      account_id: accountId,
      ...(actorId !== undefined && { actor_id: actorId }),
      session_id: sessionId ?? null,
      code: code ?? null,
      device: device ? JSON.stringify(device) : null,
      country: country ?? null,
    })
    .execute();
}

/** Deletes an account's events, except actions by other accounts: those are the audit of support staff. */
export async function deleteAccountEvents(tx: Tx, realm: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('auth_events')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('actor_id', 'is', null)
    .execute();
}
