import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';
import type { Tx } from '../db/scope.ts';

/** How long what happened is kept, in milliseconds. */
const KEPT_MS: number = 365 * 86_400_000;

/** Something that happened to an account's sessions. */
export interface AuthEvent {
  kind: 'session-ended';
  accountId: string;
  sessionId: string;
  /** More exactly. */
  code: string;
  /** Of who called. */
  device: PlayingDevice;
  country: string;
}

/** Notes what happened. `now` in milliseconds. */
export async function addAuthEvent(tx: Tx, realm: string, event: AuthEvent, now: number): Promise<void> {
  const { kind, accountId, sessionId, code, device, country } = event;
  await tx
    .insertInto('auth_events')
    .values({
      realm,
      at: new Date(now),
      kind,
      account_id: accountId,
      session_id: sessionId,
      code,
      device: JSON.stringify(device),
      country,
    })
    .execute();
}

/** Deletes what happened more than a year ago, at most `limit`. Answers how many. `now` in milliseconds. */
export async function deleteOldEvents(tx: Tx, realm: string, now: number, limit: number): Promise<number> {
  const old = tx
    .selectFrom('auth_events')
    .select('id')
    .where('realm', '=', realm)
    .where('at', '<', new Date(now - KEPT_MS))
    .limit(limit);
  const { numDeletedRows } = await tx
    .deleteFrom('auth_events')
    .where('realm', '=', realm)
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
