import Stripe from 'stripe';
import type { ProviderSetup } from '../../provider.ts';
import { SECRET_KEY } from './stripe-settings.ts';

/** API version of the SDK. The type is a single version, so an SDK of another version does not compile. */
const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

const toAddress = (origin: string) => {
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
};

/**
 * Creates a function that returns the SDK's client with the current secret key, so that the key can be rotated. The SDK
 * makes no retries, because the guarded client repeats calls with an idempotency key.
 */
export function createStripeClient({ fetch, gateway, readSecret }: ProviderSetup): () => Promise<Stripe> {
  const httpClient = Stripe.createFetchHttpClient(fetch);
  let current: { key: string; stripe: Stripe } | undefined;
  return async () => {
    const key = await readSecret(SECRET_KEY);
    if (current?.key !== key) {
      const address = gateway && toAddress(gateway.apiOrigin);
      const options = { apiVersion: API_VERSION, httpClient, maxNetworkRetries: 0, telemetry: false, ...address };
      current = { key, stripe: new Stripe(key, options) };
    }
    return current.stripe;
  };
}

/**
 * Whether Stripe refused a call for good: nothing was created. A key that is in use or was used with other parameters
 * belongs to a payment that exists.
 */
export const isRefusedCall = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.statusCode === 400 || error.statusCode === 404) &&
  error.code !== 'idempotency_key_in_use';

/** Whether Stripe does not know an object. */
export const isMissing = (error: unknown): boolean => isRefusedCall(error) && error.code === 'resource_missing';

/** Returns undefined for an object that Stripe does not know. */
export async function readOrUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
