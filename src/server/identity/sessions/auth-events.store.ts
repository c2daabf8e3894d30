import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AuthEventKind } from '../../platform/db/tables.ts';

/** How long what happened is kept, in milliseconds. */
export const EVENTS_KEPT_MS: number = 365 * 86_400_000;

/** Something that happened to an account or to its sessions. */
export interface AuthEvent {
  kind: AuthEventKind;
  accountId: string;
  /** Of whoever did it, where that is not the account's holder. */
  actorId?: string;
  sessionId?: string;
  /** More exactly. */
  code?: string;
  /** Of who called, where somebody did. */
  device?: PlayingDevice;
  country?: string;
}

/** Notes what happened. `now` in milliseconds. */
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

/** Deletes what happened to an account, except what others did in it: that is the audit of support. */
export async function deleteEventsOf(tx: Tx, realm: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('auth_events')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('actor_id', 'is', null)
    .execute();
}
