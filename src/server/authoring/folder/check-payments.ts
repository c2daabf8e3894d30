import type { Diagnostic } from '#schemas/diagnostic.ts';
import { providerFactories } from '../../commerce/payments/providers/registry.ts';
import type { RealmBundle } from './bundle.ts';
import { createReferenceError } from './mistakes.ts';

/** Name of the provider of purchases that cost nothing, which every realm has. */
const ZERO_BALANCE = 'zero-balance';

/**
 * Checks payment providers and taxes: providers that this server has, their methods and settings, and one entry per
 * provider and country. Secrets are not in the folder; the server logs a provider that lacks one.
 */
export function paymentFindings({ settings: { file, document } }: RealmBundle): Diagnostic[] {
  const { paymentProviders = [], taxes = [] } = document;
  const names = [...providerFactories.keys()].filter((name) => name !== ZERO_BALANCE);
  const ofProviders = paymentProviders.flatMap(({ id, environment, methods, config = {} }, index) => {
    const at = `/paymentProviders/${index}`;
    const factory = names.includes(id) ? providerFactories.get(id) : undefined;
    if (!factory) return [createReferenceError(file, `${at}/id`, 'a payment provider of this server', id, names)];
    const isRepeated = paymentProviders.slice(0, index).some((other) => other.id === id);
    const offered = factory.methods.map(({ method }) => method);
    return [
      ...(isRepeated ? [createReferenceError(file, `${at}/id`, 'a provider that no other entry names', id)] : []),
      ...methods.flatMap((method, position) =>
        offered.some((one) => one === method)
          ? []
          : [createReferenceError(file, `${at}/methods/${position}`, `a method of ${id}`, method, offered)],
      ),
      ...(environment === 'demo' ? [] : factory.config).flatMap((name) =>
        config[name] ? [] : [createReferenceError(file, `${at}/config`, `the value ${name}`, undefined)],
      ),
    ];
  });
  const ofTaxes = taxes.flatMap(({ country }, index) =>
    taxes.slice(0, index).some((other) => other.country === country)
      ? [createReferenceError(file, `/taxes/${index}/country`, 'a country that no other entry names', country)]
      : [],
  );
  return [...ofProviders, ...ofTaxes];
}
