import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import pg from 'pg';
import type { Basket, FieldsAnswer, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createGateway } from '../../src/demo/gateway/gateway.ts';
import { accountFiles } from '../support/accounts-realm.ts';
import { bankKeys, createTestMerchant } from '../support/gateway.ts';
import type { HostProcess } from '../support/host-process.ts';
import { type InstanceClient, signInAt } from '../support/instance-client.ts';
import { viewer } from '../support/realm-folder.ts';
import { bearer } from '../support/realm-server.ts';
import type { Drill } from './drill.ts';
import { type Hosts, openHosts } from './hosts.ts';
import { onStage, type Stage, until } from './stage.ts';

/** Number of instances over one database. */
const INSTANCES = 3;
/** Number of concurrent requests to pay one basket. */
const CROWD = 200;
/** Number of single purchases that the realm sells: one for each try, and one for each crowd. */
const LICENCES = 100;
/** Milliseconds within which a purchase is paid after a kill. The job that asks the provider runs every minute. */
const SETTLED_MS = 150_000;
/** Milliseconds within which a request reaches the step at which its instance is killed. */
const REACHED_MS = 20_000;

/**
 * Steps at which the instance is killed. A table name holds a lock on that table, so that the instance waits before its
 * write; the transaction around the write is lost with the instance.
 */
const POINTS = [
  { name: 'before the attempt is stored', table: 'payment_attempts' },
  { name: 'before the provider has the payment', gateway: 'before' },
  { name: 'after the charge, before the answer', gateway: 'after' },
  { name: 'before the ledger entry', table: 'ledger_entries' },
  { name: 'before the grant', table: 'subscription_events' },
  { name: 'before the invoice', table: 'invoices' },
  { name: 'after the commit', state: 'SUCCEEDED' },
  { name: 'in the webhook, after a first kill behind the charge', gateway: 'after', webhookTable: 'provider_events' },
] as const;
type Point = { name: string; table?: string; gateway?: 'before' | 'after'; state?: string; webhookTable?: string };

/** Files of a realm that sells single purchases by card, and asks the payer for no details. */
export const sellingRealmFiles = {
  'realm.json': accountFiles('north', {
    purchaseForm: undefined,
    consent: { required: false },
    paymentProviders: [{ id: 'card', environment: 'demo', methods: ['card'] }],
  })['realm.json'],
  // The payer has agreed to nothing, so no term may be required.
  'consent/terms.json': {
    version: '1.0',
    terms: [{ fieldName: 'news', fieldType: 'BINARY_CHOICE', label: 'News', text: 'Send me news.', required: false }],
  },
  'licences.json': {
    version: '1.0',
    licences: Array.from({ length: LICENCES }, (_, index) => ({
      id: index + 1,
      name: `Night ${index + 1}`,
      purchaseStrategy: { type: 'PPV' },
      prices: [{ sku: `night-${index + 1}`, currency: 'EUR', amount: 999, default: true }],
    })),
  },
};

/** A payment gateway whose calls a drill can interrupt, and that sends its webhooks to the instances. */
export async function openDrillGateway(stage: Pick<Stage, 'after'>, findHost: () => HostProcess | undefined) {
  const merchant = {
    ...createTestMerchant('north'),
    webhookUrl: (provider: string) => `http://north.localhost/api/v2/payment/events/${provider}`,
  };
  let busyMs = 0;
  const hooks: { before?: (() => Promise<unknown>) | undefined; after?: (() => Promise<unknown>) | undefined } = {};
  const gateway = createGateway({
    merchants: [merchant],
    clock: systemClock,
    browserOrigin: 'http://gateway.test',
    bankKey: bankKeys.privateKey,
    retryDelaysMs: [500, 1000, 2000, 4000, 8000],
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const answer = await findHost()?.ask('north', pathname + search, {
        method: 'POST',
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      });
      return new Response(null, { status: answer?.status ?? 503 });
    },
  });
  const server = serve({
    fetch: async (request, env) => {
      const isPayment = request.method === 'POST' && request.url.endsWith('/card/v1/payments');
      if (isPayment) await hooks.before?.();
      const begun = performance.now();
      const answer = await gateway.app.fetch(request, { ...env, caller: { address: '127.0.0.1', secure: false } });
      busyMs += performance.now() - begun;
      if (isPayment) await hooks.after?.();
      return answer;
    },
    port: 0,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  stage.after(async () => {
    gateway.close();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secrets = Object.entries(merchant.secrets).map(([name, value]) => [
    `PLAYBILL_SECRET_NORTH__${name.toUpperCase().replaceAll('-', '_')}`,
    value,
  ]);
  const listPayments = async (attemptId: string): Promise<{ status: string }[]> => {
    const response = await fetch(`${origin}/card/v1/payments?reference=${attemptId}`, {
      headers: { authorization: `Bearer ${merchant.secrets['card-secret-key']}` },
    });
    return ((await response.json()) as { payments: { status: string }[] }).payments;
  };
  return {
    hooks,
    /** Milliseconds that the gateway has worked so far. */
    readBusyMs: () => busyMs,
    secrets: merchant.secrets,
    settings: { PLAYBILL_DEMO: origin, PLAYBILL_RATE_LIMIT_FACTOR: '1000', ...Object.fromEntries(secrets) },
    /** Types a card into the fields of a session, and returns its token. */
    enterCard: async (fieldsUrl: string): Promise<string> => {
      const response = await fetch(`${origin}${new URL(fieldsUrl).pathname}/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: '4242424242424242', expiry: '12 / 30', cvc: '123' }),
      });
      return ((await response.json()) as { token: string }).token;
    },
    /** Counts the payments that the gateway has charged for an attempt. */
    countCharges: async (attemptId: string): Promise<number> =>
      (await listPayments(attemptId)).filter(({ status }) => status === 'succeeded').length,
    listPayments,
  };
}
export type DrillGateway = Awaited<ReturnType<typeof openDrillGateway>>;

/** A payer at any instance, and a basket that is ready to be paid. */
export async function openBasket(client: InstanceClient, host: HostProcess, gateway: DrillGateway, licenceId: number) {
  const headers = { ...bearer(client.tokens), 'content-type': 'application/json' };
  const send = async <Body>(at: HostProcess, method: string, path: string, body: object, more = {}) => {
    const answer = await at.ask('north', path, {
      method,
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status} ${answer.text}`);
    return { status: answer.status, body: answer.json<Body>() };
  };
  const id = randomUUID();
  const { body: basket } = await send<Basket>(host, 'PUT', `/api/v2/baskets/${id}`, { basketItems: [{ licenceId }] });
  const choice = { targetPaymentProvider: 'card', paymentMethodType: 'card' };
  const { body: opening } = await send<FieldsAnswer>(host, 'POST', '/api/v4/payment-method/init', {
    basketId: id,
    ...choice,
  });
  const paymentDetailsExternalId = await gateway.enterCard(opening.fields.url);
  return {
    id,
    licenceId,
    /** Prices the basket again. */
    quote: (at: HostProcess) => send<Basket>(at, 'PUT', `/api/v2/baskets/${id}`, { basketItems: [{ licenceId }] }),
    pay: (at: HostProcess, idempotencyKey: string) =>
      send<PurchaseStatus>(
        at,
        'POST',
        `/api/v2/customer/baskets/pay/${id}`,
        {
          primaryPaymentDetailsAttributes: { paymentDetailsExternalId, ...choice },
          basketVersion: basket.version,
        },
        { 'idempotency-key': idempotencyKey },
      ),
  };
}

/** Lists each way in which a basket is not charged, granted and booked exactly once. */
async function listFaults(
  db: pg.Client,
  gateway: DrillGateway,
  { id: basketId, licenceId }: { id: string; licenceId: number },
): Promise<string[]> {
  const { rows: attempts } = await db.query<{ id: string }>(
    `select a.id from payment_attempts a join purchases p on p.id = a.purchase_id and p.realm = a.realm
     where p.basket_id = $1`,
    [basketId],
  );
  const charges = await Promise.all(attempts.map(({ id }) => gateway.countCharges(id)));
  const charged = charges.reduce((sum, count) => sum + count, 0);
  const { rows } = await db.query<{ paid: string; granted: string; booked: string; unbalanced: string }>(
    `with ours as (select id from purchases where basket_id = $1)
     select (select count(*) from purchases where basket_id = $1 and state = 'PAID') as paid,
       (select count(*) from subscriptions where (state ->> 'licenceId')::int = $2) as granted,
       (select max(times) from (select count(distinct transaction_id) as times from ledger_entries
          where purchase_id in (select id from ours) group by kind) k) as booked,
       (select count(*) from (select 1 from ledger_entries group by transaction_id, currency having sum(amount) <> 0) u)
         as unbalanced`,
    [basketId, licenceId],
  );
  const [facts] = rows;
  const found = { charged, paid: Number(facts?.paid), granted: Number(facts?.granted), booked: Number(facts?.booked) };
  return [
    ...Object.entries(found).flatMap(([name, count]) => (count === 1 ? [] : [`${name} ${count} times`])),
    ...(facts?.unbalanced === '0' ? [] : ['the ledger is not balanced']),
  ];
}

/** Locks a table against writes until the returned function is called. */
async function lockTable(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table ${table} in share row exclusive mode`);
  return () => client.end();
}

/** Waits until a transaction waits for a lock. */
const waitForBlocked = (db: pg.Client) =>
  until(
    REACHED_MS,
    async () => (await db.query("select 1 from pg_locks where not granted and locktype = 'relation'")).rows.length > 0,
  );

interface Scene {
  hosts: Hosts;
  gateway: DrillGateway;
  db: pg.Client;
  url: string;
}

/** Pays a basket at an instance and kills the instance at a point. @returns whether the point was reached */
async function killAt({ hosts, gateway, db, url }: Scene, index: number, point: Point, pay: () => Promise<unknown>) {
  const victim = hosts.all[index];
  const kill = () => victim?.end('SIGKILL');
  const release = point.table === undefined ? undefined : await lockTable(url, point.table);
  let isReached = point.gateway === undefined;
  const killOnce = async () => {
    gateway.hooks.before = gateway.hooks.after = undefined;
    isReached = true;
    await kill();
    // A request that the instance sent before its end does not arrive.
    if (point.gateway === 'before') throw new Error('The connection is closed');
  };
  const releaseWebhook = point.webhookTable === undefined ? undefined : await lockTable(url, point.webhookTable);
  if (point.gateway) gateway.hooks[point.gateway] = killOnce;
  const paid = pay().catch(String);
  if (release) {
    isReached = await waitForBlocked(db);
    await kill();
    await release();
  } else if (point.state !== undefined) {
    const sql = "select 1 from payment_attempts where state = $1 and settled_at > now() - interval '10 seconds'";
    isReached = await until(REACHED_MS, async () => (await db.query(sql, [point.state])).rows.length > 0);
    await kill();
  }
  await paid;
  if (releaseWebhook) {
    // The webhook of the charge goes to the next instance, which waits for the table and is killed too.
    const next = (index + 1) % INSTANCES;
    isReached &&= await waitForBlocked(db);
    await hosts.all[next]?.end('SIGKILL');
    await releaseWebhook();
    await hosts.again(next);
  }
  await hosts.again(index);
  return isReached;
}

/** Makes the provider be asked about open payments at the next run of the job, instead of after five minutes. */
const skipCheckDelay = (db: pg.Client) =>
  db.query("update payment_attempts set next_check_at = now() where state in ('SENT', 'ACTION', 'UNKNOWN')");

/** Pays a basket by many concurrent requests with different keys while an instance is killed. */
async function payInCrowd(scene: Scene, client: InstanceClient, licenceId: number): Promise<string[]> {
  const { hosts, gateway, db } = scene;
  const { all } = hosts;
  const [first] = all;
  if (!first) throw new Error('There is no instance');
  const basket = await openBasket(client, first, gateway, licenceId);
  const requests = Array.from({ length: CROWD }, (_, index) =>
    basket.pay(all[index % INSTANCES] ?? first, `click-${index}`).then(
      ({ status }) => String(status),
      (error: unknown) => / answered (\d+)/.exec(String(error))?.[1] ?? 'none',
    ),
  );
  const sql = 'select 1 from payment_attempts a join purchases p on p.id = a.purchase_id where p.basket_id = $1';
  await until(REACHED_MS, async () => (await db.query(sql, [basket.id])).rows.length > 0);
  await all[1]?.end('SIGKILL');
  const statuses = await Promise.all(requests);
  await hosts.again(1);
  await skipCheckDelay(db);
  const isPaid = await until(SETTLED_MS, async () => (await basket.pay(first, 'back')).body.status === 'COMPLETE');
  const faults = await listFaults(db, gateway, basket);
  const counts = Object.entries(Object.groupBy(statuses, (status) => status));
  console.log(
    `   ${CROWD} requests: ${counts.map(([status, all = []]) => `${all.length} answers ${status}`).join(', ')}`,
  );
  return [...(isPaid ? [] : ['the purchase was not paid in time']), ...faults].map((fault) => `crowd: ${fault}`);
}

/** Drill: instances are killed at each step of a payment, and many requests pay one basket. */
export const payments: Drill = {
  name: 'payments',
  promise:
    'Of three instances one is killed at each of eight steps of a payment, and one while 200 requests pay a basket: one charge, one grant, a balanced ledger',
  tries: { long: 16, short: 0 },
  run: (tries) =>
    onStage(async (stage) => {
      const losses: string[] = [];
      let hosts: Hosts | undefined;
      let webhooks = 0;
      const gateway = await openDrillGateway(stage, () => {
        const running = hosts?.all.filter(({ isRunning }) => isRunning()) ?? [];
        return running[webhooks++ % running.length];
      });
      const configured = {
        ...stage,
        start: (more: Record<string, string> = {}) => stage.start({ ...gateway.settings, ...more }),
      };
      hosts = await openHosts(configured, INSTANCES);
      const url = hosts.settings(0)['DATABASE_URL'] ?? '';
      const db = new pg.Client({ connectionString: url });
      await db.connect();
      stage.after(() => db.end());
      const scene: Scene = { hosts, gateway, db, url };
      for (let turn = 0; turn < tries; turn++) {
        const point: Point = POINTS[turn % POINTS.length] ?? POINTS[0];
        const index = turn % INSTANCES;
        const host = hosts.all[index];
        const other = hosts.all[(index + 2) % INSTANCES];
        if (!host || !other) throw new Error('There is no instance');
        const client = await signInAt(host, viewer);
        const basket = await openBasket(client, host, gateway, turn + 1);
        const key = randomUUID();
        const isReached = await killAt(scene, index, point, () => basket.pay(host, key));
        await skipCheckDelay(db);
        // The payer comes back at another instance: the same click first, and a new one if that has failed.
        let last: { status: number; body: object } | undefined;
        const isPaid = await until(SETTLED_MS, async () => {
          const answer = await basket.pay(other, last && last.status >= 400 ? randomUUID() : key);
          last = answer;
          return answer.body.status === 'COMPLETE';
        });
        const faults = await listFaults(db, gateway, basket);
        if (!isReached) faults.push('the step was not reached');
        if (!isPaid) faults.push(`the purchase was not paid in time: ${JSON.stringify(last)}`);
        console.log(`   ${point.name}: ${faults.length === 0 ? 'one charge, one grant' : faults.join(', ')}`);
        losses.push(...faults.map((fault) => `${turn + 1}, ${point.name}: ${fault}`));
      }
      const [first] = hosts.all;
      if (first) losses.push(...(await payInCrowd(scene, await signInAt(first, viewer), LICENCES)));
      return { tries, losses, note: `${CROWD} concurrent requests for one basket` };
    }, sellingRealmFiles),
};
