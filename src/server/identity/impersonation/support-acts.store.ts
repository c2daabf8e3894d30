import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SupportActs } from '../../platform/db/row-types.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** What a support user looked up or did. Money as integers, as it is stored. */
export interface NewSupportAct {
  staffId: string;
  /** Undefined for a search that found no account. */
  accountId?: string | undefined;
  act: SupportActs['act'];
  /** The refund, subscription or purchase; for a search `email`, `invoice` or `payment`. */
  objectId?: string;
  money?: { amount: number; scale: number; currency: string } | undefined;
  reason?: string;
  result: SupportActs['result'];
}

/**
 * Records an act of support in the audit trail, in the transaction of the act: if recording fails, the act fails too.
 * @param now milliseconds since 1970
 */
export async function addSupportAct(tx: Tx, realm: string, act: NewSupportAct, now: number): Promise<void> {
  await tx
    .insertInto('support_acts')
    .values({
      realm,
      id: randomUUID(),
      staff_id: act.staffId,
      account_id: act.accountId ?? null,
      act: act.act,
      object_id: act.objectId ?? null,
      amount: act.money?.amount ?? null,
      scale: act.money?.scale ?? null,
      currency: act.money?.currency ?? null,
      reason: act.reason ?? '',
      result: act.result,
      created_at: new Date(now),
    })
    .execute();
}

/** Position in the audit trail: the last act of a page. */
export interface SupportActCursor {
  /** Milliseconds since 1970. */
  at: number;
  id: string;
}

/**
 * Lists acts after a position, the latest first, with the names of the staff and the account. A deleted staff account is
 * named by its id; a deleted account of a viewer has no name.
 */
export const listSupportActs = (
  tx: Tx,
  realm: string,
  { after, limit }: { after: SupportActCursor | undefined; limit: number },
) =>
  tx
    .selectFrom('support_acts')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.realm', '=', 'support_acts.realm').onRef('accounts.id', '=', 'support_acts.account_id'),
    )
    .leftJoin('accounts as staff', (join) =>
      join.onRef('staff.realm', '=', 'support_acts.realm').onRef('staff.id', '=', 'support_acts.staff_id'),
    )
    .select([
      'support_acts.id',
      'support_acts.account_id as accountId',
      'support_acts.act',
      'support_acts.object_id as objectId',
      'support_acts.amount',
      'support_acts.scale',
      'support_acts.currency',
      'support_acts.reason',
      'support_acts.result',
      'support_acts.created_at as createdAt',
      'accounts.name',
      'accounts.email',
      sql<string>`coalesce(staff.name, support_acts.staff_id)`.as('staff'),
    ])
    .where('support_acts.realm', '=', realm)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('support_acts.created_at', '<', new Date(after?.at ?? 0)),
          eb.and([
            eb('support_acts.created_at', '=', new Date(after?.at ?? 0)),
            eb('support_acts.id', '>', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('support_acts.created_at', 'desc')
    .orderBy('support_acts.id')
    .limit(limit)
    .execute();
