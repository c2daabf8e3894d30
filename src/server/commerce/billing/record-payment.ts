import type { Licence } from '#schemas/generated/types.ts';
import type { Address } from '#schemas/wire/identity/users.ts';
import type { TransactionType } from '#schemas/wire/commerce/billing.ts';
import { findAccount } from '../../identity/accounts/accounts.store.ts';
import { listAddresses } from '../../identity/address/address.store.ts';
import { writeMails } from '../../identity/mail/write-mails.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { toJsonMoney } from '../domain/money.ts';
import type { Attempt } from '../payments/attempts.store.ts';
import type { Gift } from '../gifts/gifts.store.ts';
import { getLicenceId, getNextCharge, type Purchase, type Renewal } from '../payments/purchases.store.ts';
import { toPaidCard } from '../payments/to-card.ts';
import { readStateBefore } from '../subscriptions/read-state-before.ts';
import { addBillingItem, type BillingItem } from './billing-items.store.ts';
import { type InvoiceBuyer, type InvoiceDocument, issueInvoice } from './invoices.store.ts';

/** Basis points per percent. */
const BASIS_POINTS_PER_PERCENT = 100;

const findLicence = ({ realm }: RealmContext, purchase: Purchase): Licence | undefined =>
  realm.licences.find(({ id }) => id === getLicenceId(purchase));

/** Returns the type of a paid renewal in the history. Its event is the latest one of the subscription. */
async function readRenewalType(tx: Tx, realm: string, renewal: Renewal): Promise<TransactionType> {
  // The first paid period after a trial begins the subscription.
  if (renewal.paidPeriods === 0) return 'SUBSCRIPTION';
  const read = await readStateBefore(tx, { realm, id: renewal.subscriptionId });
  return read && read.before.licenceId !== renewal.licenceId ? 'LICENCE_DOWNGRADE' : 'RENEWAL';
}

/** Returns the type of a paid purchase in the history. */
async function readSaleType(tx: Tx, { realm, grants, renewal: renewed }: Purchase): Promise<TransactionType> {
  if (renewed) return readRenewalType(tx, realm, renewed);
  if (grants.some(({ trialOf }) => trialOf !== undefined)) return 'TRIAL_STARTED';
  if (grants.some(({ replaces }) => replaces?.credit)) return 'LICENCE_UPGRADE';
  return grants.some(({ renewal }) => renewal === 'AUTO') ? 'SUBSCRIPTION' : 'PAID_ORDER';
}

const createItem = (
  { clock }: RealmContext,
  purchase: Purchase,
  attempt: Attempt,
  item: Pick<BillingItem, 'type' | 'status'>,
): BillingItem => ({
  ...item,
  objectId: attempt.id,
  purchaseId: purchase.id,
  accountId: purchase.accountId,
  licenceId: getLicenceId(purchase),
  sku: purchase.quote.lines[0]?.sku ?? '',
  money: purchase.money,
  provider: attempt.provider,
  reference: attempt.reference,
  declineCode: attempt.decline?.code ?? null,
  occurredAt: clock.now(),
});

const toAddressLines = ({ line1, line2, postalCode, city, administrativeLevel1, countryCode }: Address): string[] =>
  [line1, line2, [postalCode, city].filter(Boolean).join(' '), administrativeLevel1, countryCode].flatMap((line) =>
    line ? [line] : [],
  );

/** The buyer as the invoice names it. @throws Error for an account that does not exist */
async function readInvoiceBuyer(tx: Tx, { realm, clock }: RealmContext, accountId: string): Promise<InvoiceBuyer> {
  const account = await findAccount(tx, realm.id, accountId, clock.now());
  const [address] = await listAddresses(tx, realm.id, accountId);
  return {
    name: account?.name ?? '',
    email: account?.email ?? '',
    address: address ? toAddressLines(address) : [],
  };
}

type QuoteLine = Purchase['quote']['lines'][number];

/** What reduced a line of an invoice; nothing for a line at its full price. */
function describeReductions(
  { price, voucher, reductions, credit }: QuoteLine,
  { code, replacedName }: { code: string | undefined; replacedName: string | undefined },
): Pick<InvoiceDocument['lines'][number], 'price' | 'discount' | 'voucher' | 'credit'> {
  const discount = reductions.reduce((sum, { amount }) => sum + amount.amount, 0);
  const hasCredit = credit !== undefined && credit.amount > 0;
  if (discount === 0 && voucher.amount === 0 && !hasCredit) return {};
  return {
    price,
    ...(discount > 0 && { discount: { ...price, amount: discount } }),
    ...(voucher.amount > 0 && code !== undefined && { voucher: { code, reduction: voucher } }),
    ...(hasCredit && { credit: { name: replacedName ?? '', reduction: credit } }),
  };
}

/** Composes the invoice of a purchase. Names may be labels: they are translated when the invoice is shown. */
const createInvoiceDocument = (
  { realm }: RealmContext,
  { quote, money, grants }: Purchase,
  { method, card, name }: Pick<Attempt, 'method' | 'card'> & { name: string },
): InvoiceDocument => ({
  seller: { name: realm.settings.name },
  lines: quote.lines.map((line) => ({
    name,
    sku: line.sku,
    ...omitUndefined({ period: line.period ?? undefined }),
    ...describeReductions(line, {
      code: grants[0]?.voucher?.code,
      replacedName: realm.licences.find(({ id }) => id === grants[0]?.replaces?.licenceId)?.name,
    }),
    net: line.net,
    tax: line.tax,
    gross: line.gross,
    taxPercentage: line.taxRule.basisPoints / BASIS_POINTS_PER_PERCENT,
  })),
  net: quote.net,
  tax: quote.tax,
  total: toJsonMoney(money),
  method,
  ...(card && { card: toPaidCard(card) }),
});

/** Returns the name of what was bought, or its label. */
const getPurchaseName = (context: RealmContext, purchase: Purchase): string =>
  purchase.gift?.name ?? findLicence(context, purchase)?.name ?? '';

/**
 * Records a paid purchase: a line of the history, an invoice if money was taken, and a receipt by email. Runs in the
 * transaction that marks the purchase as paid.
 * @param gift the gift that the purchase buys; undefined for a licence
 */
export async function recordSale(
  tx: Tx,
  context: RealmContext,
  purchase: Purchase,
  attempt: Attempt,
  gift?: Gift,
): Promise<void> {
  const { realm, clock } = context;
  const { id, accountId, money } = purchase;
  if (accountId === null) return;
  await addBillingItem(
    tx,
    realm.id,
    createItem(context, purchase, attempt, { type: await readSaleType(tx, purchase), status: 'COMPLETE' }),
  );
  const name = getPurchaseName(context, purchase);
  const invoice =
    money.amount > 0n
      ? await issueInvoice(tx, realm.id, {
          purchaseId: id,
          accountId,
          document: createInvoiceDocument(context, purchase, { method: attempt.method, card: attempt.card, name }),
          buyer: await readInvoiceBuyer(tx, context, accountId),
          issuedAt: clock.now(),
        })
      : undefined;
  await writeReceipt(tx, context, purchase, { accountId, invoice, key: id, gift });
}

/**
 * Queues the receipt of a paid purchase.
 * @param key mails with the same key are sent once
 * @param gift the gift that was bought, for the day of its mail; undefined for a licence, and for a repeated receipt
 */
export async function writeReceipt(
  tx: Tx,
  context: RealmContext,
  purchase: Purchase,
  {
    accountId,
    invoice,
    key,
    gift,
  }: { accountId: string; invoice: string | undefined; key: string; gift?: Gift | undefined },
): Promise<void> {
  const { realm } = context;
  await writeMails(tx, context, realm.id, {
    kind: 'receipt',
    mails: [
      {
        accountId,
        key,
        payload: {
          locale: purchase.locale ?? realm.settings.defaultLocale,
          origin: purchase.siteOrigin ?? '',
          purchaseId: purchase.id,
          name: getPurchaseName(context, purchase),
          total: toJsonMoney(purchase.money),
          ...omitUndefined({ invoice, next: getNextCharge(purchase) }),
          ...(gift && { gift: { recipientName: gift.recipientName, sendAt: gift.sendAt } }),
        },
      },
    ],
  });
}

/** Records a refused payment. Runs in the transaction that stores the refusal. */
export async function recordFailure(
  tx: Tx,
  context: RealmContext,
  purchase: Purchase,
  attempt: Attempt,
): Promise<void> {
  await addBillingItem(
    tx,
    context.realm.id,
    createItem(context, purchase, attempt, { type: 'FAILED_PAYMENT', status: 'FAILED' }),
  );
}
