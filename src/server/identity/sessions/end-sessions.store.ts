import type { Tx } from '../../platform/db/scope.ts';
import type { EndReason } from '../../platform/db/tables.ts';
import { addAuthEvent } from './auth-events.store.ts';

/** How a session ends. `now` in milliseconds. */
export interface Ending {
  now: number;
  reason: EndReason;
}

/** Which sessions end: whoever names nothing but the account means all of it. */
interface Which {
  id?: string | undefined;
  accountId?: string | undefined;
  profileId?: string | undefined;
  except?: string | undefined;
}

/**
 * Ends living sessions: none of their tokens is good any more. Where support looked at an account in one, it is noted that it does no
 * more, whoever ended it. Answers how many.
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

/** Ends a session, only of an account if one is named. Whether it lived until now. */
export const endSession = async (
  tx: Tx,
  realm: string,
  id: string,
  { accountId, ...ending }: Ending & { accountId?: string },
): Promise<boolean> => (await end(tx, realm, { id, accountId }, ending)) > 0;

/** Ends every living session of an account, except one if it is named. Answers how many. */
export const endSessionsOf = (
  tx: Tx,
  realm: string,
  accountId: string,
  { except, ...ending }: Ending & { except?: string | undefined },
): Promise<number> => end(tx, realm, { accountId, except }, ending);

/** Ends every living session of a profile. Answers how many. */
export const endSessionsOfProfile = (
  tx: Tx,
  realm: string,
  profile: { accountId: string; profileId: string },
  ending: Ending,
): Promise<number> => end(tx, realm, profile, ending);
