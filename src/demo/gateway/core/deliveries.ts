import type { Clock } from '#server/platform/clock.ts';
import { getMerchant, type Merchant, type ProviderName } from './merchants.ts';
import type { Store } from './store.ts';

/** Range of the delay before the first attempt, in milliseconds. */
const FIRST_DELAY_MS = { min: 50, max: 300 };
/** Delays before the further attempts, in milliseconds. Real providers repeat for days. */
const RETRY_DELAYS_MS = [1, 5, 30, 120, 600, 3600, 6 * 3600, 24 * 3600].map((seconds) => seconds * 1000);
/** How long a merchant's server may take to respond, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** A webhook that has to reach a merchant. */
export interface Delivery {
  /** Differs for each delivery of one event. */
  id: string;
  eventId: string;
  realm: string;
  provider: ProviderName;
  body: string;
  attempts: number;
  /** In milliseconds since 1970 of the machine's clock. */
  nextAt: number;
  /** Key of the signature; undefined for the merchant's own one. */
  secret?: string | undefined;
  /** Whether the signature is made wrong on purpose. */
  isSignatureBroken: boolean;
}

/** How a provider signs its webhooks. */
export interface DeliverySigner {
  /** Finds the key of a merchant; undefined if the merchant does not use the provider. */
  findSecret: (merchant: Merchant) => string | undefined;
  /** Makes a key of the right form that no merchant has. */
  createSecret: () => string;
  /** Signs one attempt. `signedAt` is in milliseconds since 1970. */
  sign: (
    delivery: Pick<Delivery, 'eventId' | 'body'>,
    secret: string,
    signedAt: number,
  ) => { headers: Readonly<Record<string, string>>; body: string };
}

/** A webhook as a provider sends it. */
export type Event = Pick<Delivery, 'eventId' | 'realm' | 'provider' | 'body'>;

/** Options of one delivery, by which scripts of tests bend the rules. */
export type DeliveryOptions = Partial<Pick<Delivery, 'secret' | 'isSignatureBroken'>> & { delayMs?: number };

/** Sends webhooks at least once. */
export interface Deliveries {
  send: (event: Event, options?: DeliveryOptions) => void;
  /** Resumes the deliveries of an earlier run. */
  start: (findSigner: (provider: ProviderName) => DeliverySigner | undefined) => void;
  stop: () => void;
}

interface DeliveryDependencies {
  merchants: readonly Merchant[];
  store: Store;
  /** Clock of the signatures. */
  clock: Clock;
  fetch: typeof fetch;
  /** Test option: replaces the delays. */
  retryDelaysMs?: readonly number[];
}

/** Creates the queue of webhooks. Pending deliveries survive a restart. */
export function createDeliveries({
  merchants,
  store,
  clock,
  fetch,
  retryDelaysMs = RETRY_DELAYS_MS,
}: DeliveryDependencies): Deliveries {
  const pending = store.collection<Delivery>('deliveries');
  const timers = new Map<string, NodeJS.Timeout>();
  let findSigner: (provider: ProviderName) => DeliverySigner | undefined = () => undefined;
  let count = 0;

  const isAccepted = async (delivery: Delivery): Promise<boolean> => {
    const merchant = getMerchant(merchants, delivery.realm);
    const signer = findSigner(delivery.provider);
    if (!signer) throw new Error(`The provider ${delivery.provider} sends no webhooks`);
    const ownSecret = delivery.secret ?? signer.findSecret(merchant);
    // A merchant without the key gets no webhooks of the provider.
    if (ownSecret === undefined) return true;
    const secret = delivery.isSignatureBroken ? signer.createSecret() : ownSecret;
    const { headers, body } = signer.sign(delivery, secret, clock.now());
    try {
      const response = await fetch(merchant.webhookUrl(delivery.provider), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      // The server is down or too slow: the reason for the queue.
      return false;
    }
  };

  const attempt = async (delivery: Delivery) => {
    const isDone = await isAccepted(delivery);
    const delayMs = retryDelaysMs[delivery.attempts];
    if (isDone || delayMs === undefined) pending.delete(delivery.id);
    else plan(pending.put({ ...delivery, attempts: delivery.attempts + 1, nextAt: Date.now() + delayMs }));
  };
  const plan = (delivery: Delivery) => {
    const timer = setTimeout(
      () => {
        timers.delete(delivery.id);
        attempt(delivery).catch((error: unknown) => {
          // A key that a script gave may be malformed. Repeating would not help.
          console.error(`The webhook ${delivery.id} cannot be signed`, error);
          pending.delete(delivery.id);
        });
      },
      Math.max(0, delivery.nextAt - Date.now()),
    ).unref();
    timers.set(delivery.id, timer);
  };

  return {
    send: (event, { delayMs, secret, isSignatureBroken = false } = {}) => {
      const spread = FIRST_DELAY_MS.max - FIRST_DELAY_MS.min;
      const wait = delayMs ?? FIRST_DELAY_MS.min + Math.random() * spread;
      count += 1;
      const id = `${event.eventId}-${Date.now()}-${count}`;
      plan(pending.put({ ...event, id, attempts: 0, nextAt: Date.now() + wait, secret, isSignatureBroken }));
    },
    start: (started) => {
      findSigner = started;
      // A state file may name realms that are no merchants any more.
      for (const delivery of pending.list())
        if (merchants.some(({ realm }) => realm === delivery.realm)) plan(delivery);
        else pending.delete(delivery.id);
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
