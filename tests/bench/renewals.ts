import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openHosts } from '../drills/hosts.ts';
import { openDrillGateway } from '../drills/payments.ts';
import {
  buySubscription,
  countDue,
  PROVIDER_MS,
  renewingRealmFiles,
  seedDueSubscriptions,
} from '../drills/renewals.ts';
import { onStage } from '../drills/stage.ts';
import type { HostProcess } from '../support/host-process.ts';
import { median, p95 } from './measure.ts';

/** Subscriptions that are due at the same time. */
const SUBSCRIPTIONS = Number(process.env['PLAYBILL_BENCH_RENEWALS'] ?? 10_000);
/** Milliseconds between two requests of a guest's page. */
const PAGE_INTERVAL_MS = 250;

/** Requests the home page at a fixed rate until `isOver`, and returns the milliseconds of each answer. */
async function readPages(host: HostProcess, isOver: () => boolean | Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  while (!(await isOver())) {
    const begun = performance.now();
    await host.ask('north', `/?n=${times.length}`);
    times.push(performance.now() - begun);
    await delay(PAGE_INTERVAL_MS);
  }
  return times;
}

/** Measures how long one instance renews subscriptions with a provider that takes 50 ms, and its pages meanwhile. */
export const benchRenewals = (): Promise<string[]> =>
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
    await buySubscription(hosts, gateway);
    let reads = 0;
    const before = await readPages(at, () => reads++ >= 20);
    gateway.hooks.before = () => delay(PROVIDER_MS);
    await seedDueSubscriptions(db, SUBSCRIPTIONS);
    // The job runs every minute.
    while ((await countDue(db)) === SUBSCRIPTIONS) await delay(250);
    const begun = performance.now();
    const during = await readPages(at, async () => (await countDue(db)) === 0);
    const seconds = (performance.now() - begun) / 1000;
    const describe = (times: number[]) =>
      `median ${median([...times]).toFixed(0)} ms, p95 ${p95([...times]).toFixed(0)} ms`;
    return [
      `${SUBSCRIPTIONS} subscriptions renewed by one instance in ${seconds.toFixed(0)} s, ${(SUBSCRIPTIONS / seconds).toFixed(0)} a second (aim: 10,000 in 300 s, 33 a second).`,
      `Home page before: ${describe(before)}; meanwhile: ${describe(during)} (${during.length} requests).`,
    ];
  }, renewingRealmFiles);
