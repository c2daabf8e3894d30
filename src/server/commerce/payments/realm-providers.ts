import { createPerRevision } from '../../platform/realms/snapshot.ts';
import { buildHostOrigin } from '../../platform/http/site-origin.ts';
import { GATEWAY_HOST } from '../../platform/own-hosts.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import type { RunTransaction } from '../../platform/db/scope.ts';
import type { PaymentContext } from './payment-context.ts';
import type { MethodCapability, PaymentProvider, ProviderSetup } from './provider.ts';
import { openProviders, type RealmProviders } from './providers/registry.ts';
import type { PaymentHooks } from './settle.ts';

/** Time in milliseconds after which the providers are created anew, because the operator may have set a secret. */
const REOPEN_AFTER_MS = 60_000;
/** Provider of purchases that cost nothing. Every realm has it. */
const ZERO_BALANCE = 'zero-balance';

interface OpenedProviders {
  openedAt: number;
  opening: Promise<RealmProviders>;
}

/** Problems of providers that were logged already, so that a problem that lasts is one line of the log. */
const getLogged = createPerRevision('payment-problems', () => new Set<string>());

/** The realm's providers by the origin of the demo's gateway for browsers; one entry without the demo. */
const getOpened = createPerRevision('payment-providers', () => new Map<string, OpenedProviders>());

function createSetups(context: RealmContext, browserOrigin: string): Map<string, ProviderSetup> {
  const { realm, config, clock, outbound, demoOutbound, secrets } = context;
  const common = { realm: realm.id, clock, readSecret: (name: string) => secrets(realm.id, name) };
  const setups = (realm.settings.paymentProviders ?? []).map(
    ({ id, environment, config: values = {} }): [string, ProviderSetup] => {
      const isDemo = environment === 'demo' && config.demoOrigin !== undefined;
      const { createFetch } = (isDemo && demoOutbound) || outbound;
      const gateway = isDemo ? { apiOrigin: config.demoOrigin ?? '', browserOrigin } : undefined;
      return [id, { ...common, environment, config: values, fetch: createFetch(`payments-${id}`), gateway }];
    },
  );
  const fetchNothing = outbound.createFetch('payments-none');
  const free: ProviderSetup = { ...common, environment: 'live', config: {}, fetch: fetchNothing, gateway: undefined };
  return new Map([...setups, [ZERO_BALANCE, free]]);
}

/** Creates the providers of a realm and logs which ones cannot be used. */
async function openAndLog(context: RealmContext, browserOrigin: string): Promise<RealmProviders> {
  const opened = await openProviders(createSetups(context, browserOrigin));
  const logged = getLogged(context.db, context.realm);
  for (const { name, problem } of opened.problems) {
    const line = `${name} ${problem}`;
    if (!logged.has(line))
      context.log.error({ realm: context.realm.id, provider: name, problem }, 'A payment provider is off');
    logged.add(line);
  }
  return opened;
}

/** Returns the realm's payment providers by name. Providers that lack a secret or a setting are left out. */
export async function getRealmProviders(context: RealmContext): Promise<ReadonlyMap<string, PaymentProvider>> {
  const { db, realm, requestOrigin, config } = context;
  const opened = getOpened(db, realm);
  const browserOrigin = buildHostOrigin(GATEWAY_HOST, requestOrigin, config);
  const known = opened.get(browserOrigin);
  const now = performance.now();
  if (known && now - known.openedAt < REOPEN_AFTER_MS) return (await known.opening).providers;
  const opening = openAndLog(context, browserOrigin);
  opened.set(browserOrigin, { openedAt: now, opening });
  opening.catch(() => opened.delete(browserOrigin));
  return (await opening).providers;
}

/** A provider and those of its methods that the realm offers, in the realm's order. */
export interface OfferedProvider {
  provider: PaymentProvider;
  methods: readonly MethodCapability[];
}

/** Lists the realm's providers with the methods that it offers, in the order of its settings. */
export async function listOfferedProviders(context: RealmContext): Promise<OfferedProvider[]> {
  const providers = await getRealmProviders(context);
  const offered = (context.realm.settings.paymentProviders ?? []).flatMap(({ id, methods }) => {
    const provider = providers.get(id);
    if (!provider) return [];
    const own = methods.flatMap((name) => provider.methods.filter(({ method }) => method === name));
    return [{ provider, methods: own }];
  });
  const free = providers.get(ZERO_BALANCE);
  return free ? [...offered, { provider: free, methods: free.methods }] : offered;
}

/** Creates the context of payments. @param run opens the transactions, in a route or job */
export const createPaymentContext = async (
  context: RealmContext,
  run: RunTransaction,
  hooks: PaymentHooks,
): Promise<PaymentContext> => ({
  realm: context.realm.id,
  clock: context.clock,
  log: context.log,
  metrics: context.metrics,
  run,
  providers: await getRealmProviders(context),
  hooks,
});
