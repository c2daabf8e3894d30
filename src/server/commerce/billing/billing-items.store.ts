import { randomUUID } from 'node:crypto';
import type { TransactionType } from '#schemas/wire/commerce/billing.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { createMoney, fromSafeInteger, type Money, toSafeInteger } from '../domain/money.ts';

/** A line of an account's payment history. */
export interface BillingItem {
  type: TransactionType;
  /** Id of the attempt or refund: there is one item per type and object. */
  objectId: string;
  purchaseId: string;
  /** Null after the deletion of the account. */
  accountId: string | null;
  status: 'COMPLETE' | 'FAILED' | 'PENDING';
  licenceId: number;
  sku: string;
  money: Money;
  provider: string;
  reference: string | null;
  declineCode: string | null;
  /** Milliseconds since 1970. */
  occurredAt: number;
}

/** Adds an item; one that exists already stays as it is. */
export async function addBillingItem(tx: Tx, realm: string, item: BillingItem): Promise<void> {
  const { money } = item;
  await tx
    .insertInto('billing_items')
    .values({
      realm,
      id: randomUUID(),
      account_id: item.accountId,
      purchase_id: item.purchaseId,
      object_id: item.objectId,
      item_type: item.type,
      status: item.status,
      licence_id: item.licenceId,
      sku: item.sku,
      amount: toSafeInteger(money.amount),
      scale: money.scale,
      currency: money.currency,
      provider: item.provider,
      reference: item.reference,
      decline_code: item.declineCode,
      occurred_at: new Date(item.occurredAt),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'item_type', 'object_id']).doNothing())
    .execute();
}

/** Position in the payment history: the last item of a page. */
export interface BillingCursor {
  /** Milliseconds since 1970. */
  at: number;
  id: string;
}

/** Lists the items of an account after a position, the latest first. */
export async function listBillingItems(
  tx: Tx,
  realm: string,
  accountId: string,
  { after, limit }: { after: BillingCursor | undefined; limit: number },
): Promise<(BillingItem & { id: string })[]> {
  const rows = await tx
    .selectFrom('billing_items')
    .selectAll()
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('occurred_at', '<', new Date(after?.at ?? 0)),
          eb.and([eb('occurred_at', '=', new Date(after?.at ?? 0)), eb('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('occurred_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // Only this file writes the columns.
    type: row.item_type as TransactionType,
    status: row.status as BillingItem['status'],
    objectId: row.object_id,
    purchaseId: row.purchase_id,
    accountId: row.account_id,
    licenceId: row.licence_id,
    sku: row.sku,
    money: createMoney(fromSafeInteger(row.amount), row.currency, row.scale),
    provider: row.provider,
    reference: row.reference,
    declineCode: row.decline_code,
    occurredAt: row.occurred_at.getTime(),
  }));
}
