import Stripe from 'stripe';
import type { GatewayContext } from '../core/provider.ts';
import { getCurrencyScale, openBankPage } from '../core/redirects.ts';
import { newId } from '../core/store.ts';
import { createMissingError } from './stripe-error.ts';
import { createCardFields, createPaymentMethodObject } from './stripe-objects.ts';

/** An object of the API with its owner. */
export interface StripeRow<T> {
  id: string;
  realm: string;
  object: T;
}
export interface PaymentMethodRow extends StripeRow<Stripe.PaymentMethod> {
  /** Token of the vault; undefined for other methods than cards. */
  token?: string;
  /** Whether a payment or a setup succeeded by it, during which the bank saw the payer if it wanted to. */
  isStored: boolean;
  /** Whether a payment without a customer used it up. */
  isUsed: boolean;
}

/** Prefixes of ids, by which the API tells objects apart. */
const PREFIXES = {
  cus: 'customer',
  pm: 'payment_method',
  pi: 'payment_intent',
  seti: 'setup_intent',
  ch: 'charge',
  re: 'refund',
  dp: 'dispute',
  evt: 'event',
} as const;

/** All objects of the provider `stripe`. */
export type StripeRecords = ReturnType<typeof openStripeRecords>;

/** Opens the objects of the provider `stripe`. Each lookup is limited to the merchant's own objects. */
export function openStripeRecords(context: GatewayContext) {
  const { store, vault, clock, webhooks } = context;
  const open = <T>(name: string) => store.collection<StripeRow<T>>(`stripe-${name}`);
  const methods = store.collection<PaymentMethodRow>('stripe-payment_method');
  const collections = {
    customer: open<Stripe.Customer>('customer'),
    payment_intent: open<Stripe.PaymentIntent>('payment_intent'),
    setup_intent: open<Stripe.SetupIntent>('setup_intent'),
    charge: open<Stripe.Charge>('charge'),
    refund: open<Stripe.Refund>('refund'),
    dispute: open<Stripe.Dispute>('dispute'),
    event: open<Stripe.Event>('event'),
  };
  const getNow = () => Math.floor(clock.now() / 1000);

  const findOwn = <Row extends { realm: string }>(
    collection: { get: (id: string) => Row | undefined },
    realm: string,
    id: string,
  ): Row | undefined => {
    const row = collection.get(id);
    return row?.realm === realm ? row : undefined;
  };
  /** Makes the payment method of a card that was typed into the fields. */
  const importCard = (realm: string, id: string): PaymentMethodRow | undefined => {
    const token = id.startsWith('pm_') ? vault.find(realm, id) : undefined;
    if (!token) return undefined;
    const fields = { type: 'card' as const, card: createCardFields(token.card) };
    const created = createPaymentMethodObject(id, Math.floor(token.createdAt / 1000), fields);
    const object = { ...created, metadata: { account: token.customer } };
    return methods.put({ id, realm, object, token: id, isStored: false, isUsed: false });
  };
  const findMethod = (realm: string, id: string): PaymentMethodRow | undefined =>
    findOwn(methods, realm, id) ?? importCard(realm, id);

  /** Looks up any object by its id, for `expand`. */
  const findObject = (realm: string, id: string): object | undefined => {
    const name = PREFIXES[id.split('_')[0] as keyof typeof PREFIXES];
    if (name === undefined) return undefined;
    const collection: { get: (id: string) => StripeRow<object> | undefined } | undefined =
      name === 'payment_method' ? undefined : collections[name];
    return (collection ? findOwn(collection, realm, id) : findMethod(realm, id))?.object;
  };
  /** Replaces ids by objects along a path such as `latest_charge.payment_method`. */
  const expandPath = (realm: string, value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return value;
    if (Array.isArray(value)) return value.map((item) => expandPath(realm, item, [name, ...rest]));
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
    const inner = (value as Record<string, unknown>)[name];
    const found = typeof inner === 'string' ? (findObject(realm, inner) ?? inner) : inner;
    return { ...value, [name]: expandPath(realm, found, rest) };
  };

  return {
    ...collections,
    methods,
    getNow,
    findMethod,
    /** @throws StripeApiError 404 */
    getMethod: (realm: string, id: string, param = 'payment_method'): PaymentMethodRow => {
      const row = findMethod(realm, id);
      if (!row) throw createMissingError('PaymentMethod', id, param);
      return row;
    },
    /** @throws StripeApiError 404 */
    get: <Row extends { realm: string }>(
      collection: { get: (id: string) => Row | undefined },
      realm: string,
      id: string,
      param = 'id',
    ): Row => {
      const row = findOwn(collection, realm, id);
      if (!row) throw createMissingError(PREFIXES[id.split('_')[0] as keyof typeof PREFIXES] ?? 'object', id, param);
      return row;
    },
    expand: (realm: string, value: unknown, paths: readonly string[]): unknown =>
      paths.reduce((object, path) => expandPath(realm, object, path.split('.')), value),
    /** Stores an event and sends it. The event keeps the object as it is now. */
    emit: (realm: string, type: string, object: object): void => {
      // The SDK's type lists each event with its object; this API makes all of them in the same way.
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: getNow(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } as unknown as Stripe.Event;
      collections.event.put({ id: event.id, realm, object: event });
      webhooks.send({ eventId: event.id, realm, provider: 'stripe', body: JSON.stringify(event) });
    },
    /** Opens a page of the bank and returns the next action that leads to it. */
    openRedirect: (redirect: {
      realm: string;
      kind: 'challenge' | 'bank';
      title: string;
      object: string;
      amount: number;
      currency: string;
      returnUrl: string;
    }): { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } => {
      const { amount, currency, ...page } = redirect;
      const money = { amount, scale: getCurrencyScale(currency), currency };
      const url = openBankPage(context, { ...page, provider: 'stripe', money });
      return { type: 'redirect_to_url', redirect_to_url: { url, return_url: redirect.returnUrl } };
    },
  };
}
