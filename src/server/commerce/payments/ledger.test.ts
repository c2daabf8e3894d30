import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentLab, type PaymentLab } from '../../../../tests/support/payment-lab.ts';
import { createMoney } from '../domain/money.ts';
import { findUnbalancedTransactions, LedgerError, type LedgerTransaction, postEntries } from './ledger.ts';

let lab: PaymentLab;
let purchaseId: string;

beforeAll(async () => {
  lab = await openPaymentLab();
  purchaseId = await lab.addPurchase();
});
afterAll(() => lab.close());

const createTransaction = (changes: Partial<LedgerTransaction> = {}): LedgerTransaction => ({
  provider: 'fake',
  objectId: 'one',
  kind: 'payment',
  purchaseId,
  postedAt: 0,
  entries: [
    { account: 'clearing:fake', money: createMoney(999n, 'EUR') },
    { account: 'customer-receivable', money: createMoney(-999n, 'EUR') },
  ],
  ...changes,
});
const post = (changes?: Partial<LedgerTransaction>) =>
  lab.write((tx) => postEntries(tx, 'north', createTransaction(changes)));

test('refuses a transaction whose entries do not add up to 0 in each currency @pay-09', async () => {
  const entries = [
    { account: 'clearing:fake', money: createMoney(999n, 'EUR') },
    { account: 'customer-receivable', money: createMoney(-999n, 'USD') },
  ] as const;
  await expect(post({ entries })).rejects.toThrow(LedgerError);
  expect(await lab.server.database.query('select 1 from ledger_entries')).toEqual([]);
});

test('posts the same movement of one object once @pay-09', async () => {
  await post();
  await expect(post()).rejects.toThrow(/ledger_entries/);
  await post({ objectId: 'two' });
});

test('leaves out entries of 0 @pay-09', async () => {
  await post({ objectId: 'free', entries: [{ account: 'revenue', money: createMoney(0n, 'EUR') }] });
  expect(await lab.server.database.query("select 1 from ledger_entries where object_id = 'free'")).toEqual([]);
});

test('the application can neither change nor delete entries @pay-09', async () => {
  const { rows } = await lab.write((tx) => sql`delete from ledger_entries returning 1`.execute(tx));
  expect(rows).toEqual([]);
  await expect(lab.write((tx) => sql`update ledger_entries set amount = 1`.execute(tx))).rejects.toThrow(
    /row-level security/,
  );
});

test('finds a transaction that is not balanced @pay-09', async () => {
  expect(await lab.listUnbalanced()).toEqual([]);
  await lab.server.database.query("update ledger_entries set amount = 998 where object_id = 'two' and amount = 999");
  expect(await lab.write((tx) => findUnbalancedTransactions(tx, 'north'))).toHaveLength(1);
});
