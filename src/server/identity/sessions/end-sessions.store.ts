import type { Tx } from '../../platform/db/scope.ts';
import type { EndReason } from '../../platform/db/tables.ts';
import { addAuthEvent } from './auth-events.store.ts';

/** When and why a session ends. `now` in milliseconds. */
export interface Ending {
  now: number;
  reason: EndReason;
}

/** Filter of the sessions to end; with only an account id, all its sessions. */
interface Which {
  id?: string | undefined;
  accountId?: string | undefined;
  profileId?: string | undefined;
  except?: string | undefined;
}

/**
 * Ends active sessions and so revokes their tokens. Records the end of impersonation sessions in the audit log. Returns
 * the number ended.
 */
async function end(tx: Tx, realm: string, which: Which, { now, reason }: Ending): Promise<number> {
  const { id, accountId, profileId, except } = which;
  const over = await tx
    .updateTable('sessions')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('realm', '=', realm)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .$if(profileId !== undefined, (query) => query.where('profile_id', '=', profileId ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning(['id', 'account_id', 'impersonated_by'])
    .execute();
  for (const { id: sessionId, account_id, impersonated_by } of over)
    if (account_id !== null && impersonated_by !== null) {
      const event = {
        kind: 'impersonation-ended',
        accountId: account_id,
        actorId: impersonated_by,
        sessionId,
      } as const;
      await addAuthEvent(tx, realm, event, now);
    }
  return over.length;
}

/** Ends a session, optionally only if it belongs to an account. Returns whether it was active. */
export const endSession = async (
  tx: Tx,
  realm: string,
  id: string,
  { accountId, ...ending }: Ending & { accountId?: string },
): Promise<boolean> => (await end(tx, realm, { id, accountId }, ending)) > 0;

/** Ends all active sessions of an account, optionally except one. Returns the number ended. */
export const endAccountSessions = (
  tx: Tx,
  realm: string,
  accountId: string,
  { except, ...ending }: Ending & { except?: string | undefined },
): Promise<number> => end(tx, realm, { accountId, except }, ending);

/** Ends all active sessions of a profile. Returns the number ended. */
export const endProfileSessions = (
  tx: Tx,
  realm: string,
  profile: { accountId: string; profileId: string },
  ending: Ending,
): Promise<number> => end(tx, realm, profile, ending);
