import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { getPeriodStart, parsePeriod } from '#server/commerce/domain/period.ts';
import { signInAt } from '../support/instance-client.ts';
import { viewer } from '../support/realm-folder.ts';
import type { Drill } from './drill.ts';
import { type Hosts, openHosts } from './hosts.ts';
import { type DrillGateway, openBasket, openDrillGateway, sellingRealmFiles } from './payments.ts';
import { onStage, until } from './stage.ts';

/** Number of instances over one database. */
const INSTANCES = 3;
/** Milliseconds that the provider needs for a payment. */
export const PROVIDER_MS = 50;
/** Milliseconds between the restart of an instance and the next kill. */
const KILL_INTERVAL_MS = 3000;
/** Milliseconds within which all subscriptions are renewed. */
const RENEWED_MS = 600_000;
const DAY_MS = 86_400_000;

/** Files of a realm that sells a monthly subscription. */
export const renewingRealmFiles = {
  ...sellingRealmFiles,
  'licences.json': {
    version: '1.0',
    licences: [
      {
        id: 1,
        name: 'Monthly',
        purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
        prices: [{ sku: 'monthly', currency: 'EUR', amount: 999, default: true }],
      },
    ],
  },
};

/**
 * Copies a bought subscription, with its account, card, purchase and event, to new accounts. All copies were bought 31 days
 * ago and are due now.
 */
export async function seedDueSubscriptions(db: pg.Client, count: number): Promise<void> {
  const boughtAt = Date.now() - 31 * DAY_MS;
  const paidUntil = getPeriodStart(boughtAt, parsePeriod('P1M'), 1);
  const copy = (table: string, from: string, changes: string) =>
    db.query(`insert into ${table} select (jsonb_populate_record(one, ${changes})).*
      from ${table} as one, generate_series(1, ${count}) n where ${from}`);
  const dates = `'purchasedAt', ${boughtAt}::bigint, 'anchor', ${boughtAt}::bigint, 'paidUntil', ${paidUntil}::bigint,
    'changedAt', ${boughtAt}::bigint`;
  const { rows } = await db.query<{ id: string; account_id: string; purchase_id: string }>(
    'select id, account_id, purchase_id from subscriptions',
  );
  const [first] = rows;
  if (!first || rows.length > 1) throw new Error('A drill begins with one subscription');
  const ofAccount = `account_id = '${first.account_id}'`;
  await copy(
    'accounts',
    `id = '${first.account_id}'`,
    `jsonb_build_object('id', 'payer-' || n, 'email', 'payer-' || n || '@playbill.test')`,
  );
  await copy(
    'payment_instruments',
    ofAccount,
    `jsonb_build_object('id', gen_random_uuid(), 'account_id', 'payer-' || n)`,
  );
  await copy(
    'purchases',
    `id::text = '${first.purchase_id}'`,
    `jsonb_build_object('id', md5('purchase ' || n)::uuid, 'basket_id', 'copy ' || n, 'account_id', 'payer-' || n)`,
  );
  await copy(
    'subscriptions',
    `id = '${first.id}'`,
    `jsonb_build_object('id', 'copy-' || n, 'account_id', 'payer-' || n, 'purchase_id', md5('purchase ' || n)::uuid,
       'next_action_at', now(), 'state', (one.state - 'instrumentId') || jsonb_build_object(${dates}))`,
  );
  await copy(
    'subscription_events',
    `subscription_id = '${first.id}'`,
    `jsonb_build_object('subscription_id', 'copy-' || n, 'event', (one.event - 'instrumentId') || jsonb_build_object(
       'at', ${boughtAt}::bigint, 'effectiveAt', ${boughtAt}::bigint, 'paidUntil', ${paidUntil}::bigint))`,
  );
}

/** Counts the copies that are not renewed. */
export async function countDue(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ count: string }>(
    "select count(*) from subscriptions where id like 'copy-%' and (state ->> 'paidPeriods')::int < 2",
  );
  return Number(rows[0]?.count);
}

/** Lists each way in which a copy is not charged, renewed and booked exactly once. */
async function listFaults(db: pg.Client, gateway: DrillGateway): Promise<string[]> {
  const { rows: renewals } = await db.query<{ subscription: string; attempts: string[]; facts: string }>(
    `select renewal ->> 'subscriptionId' as subscription,
       array(select a.id::text from payment_attempts a where a.realm = p.realm and a.purchase_id = p.id) as attempts,
       concat_ws(' ', p.state,
         (select count(*) from subscription_events e where e.subscription_id = renewal ->> 'subscriptionId'
            and event ->> 'kind' = 'renewed'),
         (select count(*) from ledger_entries l where l.purchase_id = p.id and kind = 'sale' and account = 'deferred-revenue'),
         (select count(*) from billing_items b where b.purchase_id = p.id::text and item_type = 'RENEWAL'),
         (select count(*) from invoices i where i.purchase_id = p.id)) as facts
     from purchases p where renewal is not null`,
  );
  const faults: string[] = [];
  for (const { subscription, attempts, facts } of renewals) {
    const charges = await Promise.all(attempts.map((id) => gateway.countCharges(id)));
    const charged = charges.reduce((sum, count) => sum + count, 0);
    if (charged !== 1 || facts !== 'PAID 1 1 1 1') faults.push(`${subscription}: charged ${charged} times, ${facts}`);
  }
  const { rows: unbalanced } = await db.query(
    'select 1 from ledger_entries group by transaction_id, currency having sum(amount) <> 0',
  );
  return [...faults, ...(unbalanced.length === 0 ? [] : ['the ledger is not balanced'])];
}

/** Gives back what a killed instance had claimed, and asks the provider about its open payments, without the usual delays. */
async function skipDelays(db: pg.Client): Promise<void> {
  await db.query("update payment_attempts set next_check_at = now() where state in ('SENT', 'ACTION', 'UNKNOWN')");
  await db.query(`update subscriptions set next_action_at = now()
    where id like 'copy-%' and (state ->> 'paidPeriods')::int < 2`);
}

/** Buys the subscription of which the others are copies. */
export async function buySubscription(hosts: Hosts, gateway: DrillGateway): Promise<void> {
  const [host] = hosts.all;
  if (!host) throw new Error('There is no instance');
  const basket = await openBasket(await signInAt(host, viewer), host, gateway, 1);
  const { body } = await basket.pay(host, randomUUID());
  if (body.status !== 'COMPLETE') throw new Error(`The purchase is ${body.status}`);
}

/** Drill: instances are killed while they renew subscriptions. */
export const renewals: Drill = {
  name: 'renewals',
  promise:
    'One of three instances is killed every few seconds while they renew subscriptions: each is charged, renewed and booked once',
  tries: { long: 600, short: 0 },
  run: (tries) =>
    onStage(async (stage) => {
      let hosts: Hosts | undefined;
      let webhooks = 0;
      const gateway = await openDrillGateway(stage, () => {
        const running = hosts?.all.filter(({ isRunning }) => isRunning()) ?? [];
        return running[webhooks++ % running.length];
      });
      const start: typeof stage.start = (more = {}) => stage.start({ ...gateway.settings, ...more });
      hosts = await openHosts({ ...stage, start }, INSTANCES);
      const db = new pg.Client({ connectionString: hosts.settings(0)['DATABASE_URL'] });
      await db.connect();
      stage.after(() => db.end());
      await buySubscription(hosts, gateway);
      gateway.hooks.before = () => delay(PROVIDER_MS);
      await seedDueSubscriptions(db, tries);
      const begun = Date.now();
      let kills = 0;
      while (Date.now() - begun < RENEWED_MS && (await countDue(db)) > 0) {
        const left = await countDue(db);
        // The kills begin with the renewals, which begin with the next run of the job.
        if (!(await until(90_000, async () => (await countDue(db)) < left))) break;
        await delay(KILL_INTERVAL_MS);
        const index = randomInt(INSTANCES);
        await hosts.all[index]?.end('SIGKILL');
        kills += 1;
        await skipDelays(db);
        await hosts.again(index);
      }
      const isDone = await until(150_000, async () => {
        await skipDelays(db);
        return (await countDue(db)) === 0;
      });
      const losses = await listFaults(db, gateway);
      if (!isDone) losses.push(`${await countDue(db)} were not renewed in time`);
      return { tries, losses, note: `${kills} kills` };
    }, renewingRealmFiles),
};
