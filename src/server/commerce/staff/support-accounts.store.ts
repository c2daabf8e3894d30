import { MAX_FOUND_ACCOUNTS } from '#schemas/wire/commerce/support.ts';
import { normalizeEmail } from '../../identity/accounts/password.ts';
import { notDueForDeletion } from '../../identity/accounts/accounts.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findInvoiceAccount } from '../billing/invoices.store.ts';
import type { RefundState } from '../payments/refund-state.ts';

/** What a search text is taken for. */
export type SearchKind = 'email' | 'invoice' | 'payment';

const selectAccounts = (tx: Tx, realm: string, now: number) =>
  tx
    .selectFrom('accounts')
    .select([
      'id',
      'name',
      'email',
      'role',
      'is_support as isSupport',
      'created_at as createdAt',
      'delete_at as deleteAt',
    ])
    .where('realm', '=', realm)
    .where(notDueForDeletion(now));

/** An account as support sees it. */
export type FoundAccount = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

/** Finds an account by its id. @param now milliseconds since 1970 */
export const findSupportAccount = (tx: Tx, realm: string, id: string, now: number): Promise<FoundAccount | undefined> =>
  selectAccounts(tx, realm, now).where('id', '=', id).executeTakeFirst();

/** Lists the ids of the accounts that have a payment, a refund or a dispute with a provider's id. */
async function listAccountsOfReference(tx: Tx, realm: string, reference: string): Promise<string[]> {
  const purchasesOf = (table: 'payment_attempts' | 'refunds' | 'disputes') =>
    tx.selectFrom(table).select('purchase_id').where('realm', '=', realm).where('reference', '=', reference);
  const rows = await tx
    .selectFrom('purchases')
    .select('account_id')
    .distinct()
    .where('realm', '=', realm)
    .where('account_id', 'is not', null)
    .where('id', 'in', purchasesOf('payment_attempts').union(purchasesOf('refunds')).union(purchasesOf('disputes')))
    .limit(MAX_FOUND_ACCOUNTS)
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
}

/** Returns what a search text is: an email address has an @, and an invoice number has its own form. */
const getSearchKind = (query: string): SearchKind =>
  query.includes('@') ? 'email' : /^\d{4}-\d{6,9}$/.test(query) ? 'invoice' : 'payment';

/**
 * Finds accounts by their exact email address, by an invoice number, or by the provider's id of a payment.
 * @param now milliseconds since 1970
 */
export async function searchAccounts(
  tx: Tx,
  realm: string,
  query: string,
  now: number,
): Promise<{ kind: SearchKind; accounts: FoundAccount[] }> {
  const kind = getSearchKind(query);
  const accounts = selectAccounts(tx, realm, now);
  if (kind === 'email')
    return {
      kind,
      accounts: await accounts.where('email', '=', normalizeEmail(query)).execute(),
    };
  const invoiced = kind === 'invoice' ? await findInvoiceAccount(tx, realm, query) : undefined;
  const ids = invoiced === undefined ? await listAccountsOfReference(tx, realm, query) : [invoiced];
  if (ids.length === 0) return { kind, accounts: [] };
  return {
    kind,
    accounts: await accounts.where('id', 'in', ids).orderBy('email').execute(),
  };
}

/** Lists the states of refunds by their ids. */
export async function listRefundStates(
  tx: Tx,
  realm: string,
  ids: readonly string[],
): Promise<Map<string, RefundState>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('refunds')
    .select(['id', 'state'])
    .where('realm', '=', realm)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}
