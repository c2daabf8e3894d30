import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Browser, chromium } from 'playwright';
import { Webhook } from 'standardwebhooks';
import { browserArgs } from '../../scripts/browser.ts';
import { openBasket, openDrillGateway, sellingRealmFiles } from '../drills/payments.ts';
import { openHosts } from '../drills/hosts.ts';
import { onStage } from '../drills/stage.ts';
import type { HostProcess } from '../support/host-process.ts';
import { signInAt } from '../support/instance-client.ts';
import { viewer } from '../support/realm-folder.ts';
import { median, p95 } from './measure.ts';

const QUOTES = 200;
const PAYMENTS = 40;
const WEBHOOKS = { perSecond: 200, seconds: 5 };
const HISTORY_ITEMS = 5000;
const HISTORY_READS = 50;
/** Visits of the checkout, each with an empty cache. */
const VISITS = 5;
/** Lighthouse's slow 4G: bits per second and round-trip milliseconds. */
const SLOW_4G = { bits: 1_600_000, latency: 150 };

const p99 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** Runs work one after another; returns the milliseconds of each run. */
async function time(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await work(index);
    times.push(performance.now() - begun);
  }
  return times;
}

/**
 * Sends webhooks of one payment at a fixed rate.
 * @returns the milliseconds until each was acknowledged, and the number of those that the instance refused
 */
async function sendWebhooks(
  host: HostProcess,
  secret: string,
  payment: object,
): Promise<{ times: number[]; refused: number }> {
  let refused = 0;
  const webhook = new Webhook(secret);
  const body = JSON.stringify({ type: 'payment.updated', data: payment });
  const waiting: Promise<number>[] = [];
  const { perSecond, seconds } = WEBHOOKS;
  const begun = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const id = `evt_${randomUUID()}`;
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, now, body),
    };
    const sent = performance.now();
    waiting.push(
      host.ask('north', '/api/v2/payment/events/card', { method: 'POST', headers, body }).then(({ status }) => {
        if (status >= 300) refused += 1;
        return performance.now() - sent;
      }),
    );
    await delay(Math.max(0, begun + ((index + 1) * 1000) / perSecond - performance.now()));
  }
  return { times: await Promise.all(waiting), refused };
}

/** Measures quotes, payments, webhooks and the payment history at one instance with the local gateway. */
export const benchCheckout = (): Promise<string[]> =>
  onStage(async (stage) => {
    let host: HostProcess | undefined;
    const gateway = await openDrillGateway(stage, () => host);
    const start: typeof stage.start = (more = {}) => stage.start({ ...gateway.settings, ...more });
    const hosts = await openHosts({ ...stage, start }, 1);
    [host] = hosts.all;
    const at = host;
    if (!at) throw new Error('There is no instance');
    const db = new pg.Client({ connectionString: hosts.settings(0)['DATABASE_URL'] });
    await db.connect();
    stage.after(() => db.end());
    const client = await signInAt(at, viewer);

    const quoted = await openBasket(client, at, gateway, 1);
    await time(20, () => quoted.quote(at));
    const quotes = await time(QUOTES, () => quoted.quote(at));

    const baskets: Awaited<ReturnType<typeof openBasket>>[] = [];
    for (let index = 0; index < PAYMENTS + 5; index += 1)
      baskets.push(await openBasket(client, at, gateway, index + 2));
    const shares: number[] = [];
    await time(baskets.length, async (index) => {
      const [begun, busy] = [performance.now(), gateway.readBusyMs()];
      const answer = await baskets[index]?.pay(at, randomUUID());
      if (answer?.body.status !== 'COMPLETE') throw new Error(`A payment was answered ${JSON.stringify(answer)}`);
      if (index >= 5) shares.push(performance.now() - begun - (gateway.readBusyMs() - busy));
      // The gateway's webhook about the payment arrives, and is not measured with the next payment.
      await delay(100);
    });

    const { rows } = await db.query<{ id: string }>(
      "select id from payment_attempts where state = 'SUCCEEDED' limit 1",
    );
    const [payment] = await gateway.listPayments(rows[0]?.id ?? '');
    if (!payment) throw new Error('The gateway has no payment');
    const webhooks = await sendWebhooks(at, gateway.secrets['card-webhook-secret'] ?? '', payment);

    await db.query(
      `insert into billing_items select realm, gen_random_uuid(), account_id, purchase_id, 'bench-' || n, item_type, status,
         licence_id, sku, amount, scale, currency, provider, reference, decline_code, occurred_at - n * interval '1 hour'
       from (select * from billing_items limit 1) one, generate_series(1, ${HISTORY_ITEMS}) n`,
    );
    const history = await time(HISTORY_READS, () => client.get(at, '/api/v2/customer/payment-history'));
    return [
      '| | median ms | p95 ms | p99 ms | aim |',
      '|---|---|---|---|---|',
      ...(
        [
          ['quote: a basket is priced', quotes, 'p95 50'],
          ['payment, less the time in the gateway', shares, '60'],
          [`webhook, ${WEBHOOKS.perSecond} a second, ${webhooks.refused} refused`, webhooks.times, 'p99 100'],
          [`first page of a history of ${HISTORY_ITEMS} items`, history, '100'],
        ] as const
      ).map(
        ([name, times, aim]) =>
          `| ${name} (${times.length}) | ${median([...times]).toFixed(0)} | ${p95([...times]).toFixed(0)} | ${p99([...times]).toFixed(0)} | ${aim} |`,
      ),
    ];
  }, sellingRealmFiles);

/** Opens the checkout with an empty cache; returns the milliseconds until the card number can be typed. */
async function visitCheckout(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const send = async (method: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-playbill-session': 'cookie' };
      const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    };
    await send('POST', '/api/v2/login', { id: 'viewer@playbill.test', secret: 'playbill-demo' });
    await send('PUT', '/api/v2/user/billing-details', {
      fullName: 'Vera Viewer',
      email: 'viewer@playbill.test',
      address: { countryCode: 'PT', line1: 'Rua das Flores 1', postalCode: '4050-262', city: 'Porto' },
    });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  const throughput = SLOW_4G.bits / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  const begun = performance.now();
  await page.goto(`${origin}/payment/3`, { waitUntil: 'commit' });
  await page.frameLocator('iframe[title="Card details"]').getByRole('textbox', { name: 'Card number' }).click();
  const elapsed = performance.now() - begun;
  await context.close();
  return elapsed;
}

/** Measures the first field of the checkout on a slow network. */
export async function benchCheckoutField(port: number, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const times: number[] = [];
  for (let index = 0; index < VISITS; index += 1)
    times.push(await visitCheckout(browser, `http://apex.localhost:${port}`));
  await browser.close();
  return [
    `First visit of the checkout on slow 4G, until the card number can be typed: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms (${VISITS} visits; aim 2000).`,
  ];
}
