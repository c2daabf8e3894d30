import { Hono } from 'hono';
import type { Clock } from '#server/platform/clock.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { createAdyenProvider } from './adyen/adyen-provider.ts';
import { createBogProvider } from './bog/bog-provider.ts';
import { createCardProvider } from './card/card-provider.ts';
import { createApiFaults, createLedger } from './control/api-faults.ts';
import { createControlRoutes } from './control/control-routes.ts';
import { createDeliveries } from './core/deliveries.ts';
import { createIdempotency } from './core/idempotency.ts';
import type { Merchant, ProviderName } from './core/merchants.ts';
import type { GatewayContext, GatewayProvider } from './core/provider.ts';
import { openTasks } from './core/tasks.ts';
import { openPixCharges } from './core/pix-charges.ts';
import { createScript } from './core/script.ts';
import { openStore } from './core/store.ts';
import { openVault } from './core/vault.ts';
import { createWebhooks } from './core/webhooks.ts';
import { createFieldPage } from './fields/field-page.ts';
import { createPhonePages } from './pages/phone-pages.ts';
import { createRedirectPages } from './pages/redirect-pages.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** How often due tasks are looked for, in milliseconds. */
const TASK_INTERVAL_MS = 1000;

/** Dependencies of the gateway. */
export interface GatewayOptions {
  merchants: readonly Merchant[];
  clock: Clock;
  /** Origin at which browsers reach the gateway, such as http://gateway.localhost:3000. */
  browserOrigin: string;
  /** File of the gateway's state; undefined to lose it at the end of the program. */
  stateFile?: string;
  /** Private key (PEM) with which the Bank of Georgia signs its callbacks. */
  bankKey: string;
  /** Sends the webhooks. */
  fetch?: typeof fetch;
  /** Test option: replaces the delays before webhooks are repeated, in milliseconds. */
  retryDelaysMs?: readonly number[];
}

/** The gateway: a web application with background work. */
export interface Gateway {
  app: Hono<RealmEnv>;
  /** Writes the state and ends the background work. */
  close: () => void;
}

/**
 * Creates the local payment gateway: it plays the payment providers, the banks and the wallets of the demo, and moves
 * no money. It speaks the providers' interfaces, so that the server's adapters work unchanged.
 */
export function createGateway({
  merchants,
  clock: machineClock,
  browserOrigin,
  bankKey,
  stateFile,
  fetch = globalThis.fetch,
  retryDelaysMs,
}: GatewayOptions): Gateway {
  const store = openStore(stateFile);
  const script = createScript();
  const clock: Clock = { now: () => machineClock.now() + script.clockOffsetMs };
  const deliveries = createDeliveries({ merchants, store, clock, fetch, ...(retryDelaysMs && { retryDelaysMs }) });
  const webhooks = createWebhooks(deliveries, script);
  const context: GatewayContext = {
    merchants,
    clock,
    browserOrigin,
    store,
    vault: openVault(store),
    webhooks,
    script,
    runOnce: createIdempotency(store, clock),
  };
  const pixCharges = openPixCharges(context);
  const providers: Partial<Record<ProviderName, GatewayProvider>> = {
    card: createCardProvider(context),
    stripe: createStripeProvider(context, pixCharges),
    adyen: createAdyenProvider(context, pixCharges),
    bank_of_georgia: createBogProvider(context, bankKey),
  };
  webhooks.setChanges((name) => providers[name]?.changeEvent);
  deliveries.start((name) => providers[name]?.signer);

  const tasks = openTasks(context);
  const runDueTasks = () => {
    for (const task of tasks.list().filter(({ at }) => at <= clock.now())) {
      tasks.delete(task.id);
      providers[task.provider]?.runTask(task);
    }
  };
  const timer = setInterval(runDueTasks, TASK_INTERVAL_MS).unref();

  const ledger = createLedger();
  const app = new Hono<RealmEnv>();
  app.route('/', createControlRoutes({ context, ledger, providers, runDueTasks }));
  app.use(createApiFaults(context, ledger, Object.values(providers)));
  app.route('/', createFieldPage(context));
  app.route('/', createRedirectPages(context, providers));
  app.route('/', createPhonePages(context, pixCharges, providers));
  for (const { routes } of Object.values(providers)) app.route('/', routes);
  return {
    app,
    close: () => {
      clearInterval(timer);
      deliveries.stop();
      store.flush();
    },
  };
}
