import type { PaymentProvider, ProviderFactory, ProviderSetup } from '../provider.ts';
import { bankOfGeorgiaFactory } from './bank-of-georgia/bank-of-georgia.ts';
import { cardFactory } from './card/card.ts';
import { adyenFactory, stripeFactory } from './large-sdk-factories.ts';
import { zeroBalanceFactory } from './zero-balance.ts';

/** Adapters by name, one line each. The realm's settings and the database use the names. */
export const providerFactories: ReadonlyMap<string, ProviderFactory> = new Map([
  [cardFactory.name, cardFactory],
  [stripeFactory.name, stripeFactory],
  [adyenFactory.name, adyenFactory],
  [bankOfGeorgiaFactory.name, bankOfGeorgiaFactory],
  [zeroBalanceFactory.name, zeroBalanceFactory],
]);

/** A provider of a realm that cannot be used, with a sentence that says what to set. */
export interface ProviderProblem {
  name: string;
  problem: string;
}

/** Payment providers of a realm. */
export interface RealmProviders {
  providers: ReadonlyMap<string, PaymentProvider>;
  problems: readonly ProviderProblem[];
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Lists what a provider lacks: a value of its config, the gateway of the demo, or secrets. */
async function findProblem(
  { config, secrets }: ProviderFactory,
  { realm, environment, gateway, config: values, readSecret }: ProviderSetup,
): Promise<string | undefined> {
  if (environment === 'demo' && !gateway && secrets.length > 0)
    return `The realm ${realm} uses the local gateway, which does not run. Start the demo (npm start), or set the environment to test or live.`;
  const missing = environment === 'demo' ? [] : config.filter((name) => !values[name]);
  if (missing.length > 0) return `The realm ${realm} needs ${missing.join(' and ')} in the settings of this provider.`;
  const reads = await Promise.allSettled(secrets.map((name) => readSecret(name)));
  const failed = reads.flatMap((read) => (read.status === 'rejected' ? [`${toMessage(read.reason)}.`] : []));
  return failed.length > 0 ? failed.join(' ') : undefined;
}

/**
 * Creates the payment providers of a realm. A provider that lacks a secret or a setting is left out and named among the
 * problems, so that the others work.
 * @param setups what the realm sets, by name of the provider
 */
export async function openProviders(
  setups: ReadonlyMap<string, ProviderSetup>,
  factories = providerFactories,
): Promise<RealmProviders> {
  const providers = new Map<string, PaymentProvider>();
  const problems: ProviderProblem[] = [];
  for (const [name, setup] of setups) {
    const factory = factories.get(name);
    if (!factory) {
      problems.push({
        name,
        problem: `There is no payment provider ${name}. Use ${[...factories.keys()].join(', ')}.`,
      });
      continue;
    }
    const problem = await findProblem(factory, setup);
    if (problem !== undefined) {
      problems.push({ name, problem });
      continue;
    }
    try {
      providers.set(name, await factory.create(setup));
    } catch (error) {
      problems.push({ name, problem: toMessage(error) });
    }
  }
  return { providers, problems };
}
