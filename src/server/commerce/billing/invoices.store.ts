import type { Invoice } from '#schemas/wire/commerce/billing.ts';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';

/** What an invoice says besides its number, its date and its buyer. */
export type InvoiceDocument = Omit<Invoice, 'number' | 'issuedAt' | 'buyer'>;
export type InvoiceBuyer = NonNullable<Invoice['buyer']>;

/** Number of digits of a position within its year. */
const NUMBER_DIGITS = 6;

const formatNumber = (year: number, number: number): string => `${year}-${String(number).padStart(NUMBER_DIGITS, '0')}`;

/** Reads the number of an invoice; undefined for a text that is none. */
function parseNumber(text: string): { year: number; number: number } | undefined {
  const match = /^(\d{4})-(\d{6,9})$/.exec(text);
  return match ? { year: Number(match[1]), number: Number(match[2]) } : undefined;
}

/** An invoice to issue. */
interface NewInvoice {
  purchaseId: string;
  accountId: string;
  document: InvoiceDocument;
  buyer: InvoiceBuyer;
  /** Milliseconds since 1970. */
  issuedAt: number;
}

/**
 * Issues an invoice and returns its number. Numbers have no gaps: a lock makes concurrent purchases wait for each other,
 * and a rollback takes the number back.
 */
export async function issueInvoice(
  tx: Tx,
  realm: string,
  { purchaseId, accountId, document, buyer, issuedAt }: NewInvoice,
): Promise<string> {
  const year = new Date(issuedAt).getUTCFullYear();
  await acquireLock(tx, `invoices ${realm} ${year}`);
  const last = await tx
    .selectFrom('invoices')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('realm', '=', realm)
    .where('year', '=', year)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await tx
    .insertInto('invoices')
    .values({
      realm,
      year,
      number,
      purchase_id: purchaseId,
      account_id: accountId,
      document: JSON.stringify(document),
      issued_at: new Date(issuedAt),
    })
    .execute();
  await tx
    .insertInto('invoice_buyers')
    .values({ realm, purchase_id: purchaseId, account_id: accountId, buyer: JSON.stringify(buyer) })
    .execute();
  return formatNumber(year, number);
}

/** Finds an invoice of an account by its number. */
export async function findInvoice(
  tx: Tx,
  realm: string,
  accountId: string,
  number: string,
): Promise<Invoice | undefined> {
  const key = parseNumber(number);
  if (!key) return undefined;
  const row = await tx
    .selectFrom('invoices')
    .leftJoin('invoice_buyers', (join) =>
      join
        .onRef('invoice_buyers.realm', '=', 'invoices.realm')
        .onRef('invoice_buyers.purchase_id', '=', 'invoices.purchase_id'),
    )
    .select(['invoices.document', 'invoices.issued_at', 'invoice_buyers.buyer'])
    .where('invoices.realm', '=', realm)
    .where('invoices.account_id', '=', accountId)
    .where('invoices.year', '=', key.year)
    .where('invoices.number', '=', key.number)
    .executeTakeFirst();
  if (!row) return undefined;
  // Only this file writes the columns.
  const document = row.document as InvoiceDocument;
  const buyer = row.buyer as InvoiceBuyer | null;
  return {
    ...document,
    number: formatNumber(key.year, key.number),
    issuedAt: row.issued_at.getTime(),
    ...(buyer && { buyer }),
  };
}

/** Finds the account that an invoice was issued to; undefined for an unknown number and after the account's deletion. */
export async function findInvoiceAccount(tx: Tx, realm: string, number: string): Promise<string | undefined> {
  const key = parseNumber(number);
  if (!key) return undefined;
  const row = await tx
    .selectFrom('invoices')
    .select('account_id')
    .where('realm', '=', realm)
    .where('year', '=', key.year)
    .where('number', '=', key.number)
    .executeTakeFirst();
  return row?.account_id ?? undefined;
}

/** Lists the numbers of the invoices of purchases, by purchase. */
export async function listInvoiceNumbers(
  tx: Tx,
  realm: string,
  purchaseIds: readonly string[],
): Promise<Map<string, string>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invoices')
    .select(['purchase_id', 'year', 'number'])
    .where('realm', '=', realm)
    .where('purchase_id', 'in', purchaseIds)
    .execute();
  return new Map(rows.map(({ purchase_id, year, number }) => [purchase_id, formatNumber(year, number)]));
}
