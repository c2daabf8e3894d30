import { randomUUID } from 'node:crypto';
import { decideCharge, REFUSALS } from '../core/outcomes.ts';
import type { GatewayContext } from '../core/provider.ts';
import { CARD_BANK, openBankPage, type Redirect, type RedirectAnswer } from '../core/redirects.ts';
import { planRefund, planTask } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import type { CardToken } from '../core/vault.ts';
import { BogApiError, type BogOrder, type BogOrderRequest, createReceipt, getRest } from './bog-objects.ts';

/** Codes of the bank besides those of refused cards. */
const CODES = { success: '100', blocked: '200', missingCard: '102', expired: '110', general: '112' } as const;

/** Orders of the provider `bank_of_georgia`. */
export type BogOrders = ReturnType<typeof openBogOrders>;

/** Opens the orders of the provider `bank_of_georgia`. Every change is reported by a callback. */
export function openBogOrders(context: GatewayContext) {
  const { store, vault, clock, webhooks } = context;
  const orders = store.collection<BogOrder>('bog-orders');

  const describe = (order: BogOrder) =>
    createReceipt(order, order.token === '' ? undefined : vault.find(order.realm, order.token)?.card);
  const report = (order: BogOrder): BogOrder => {
    const body = JSON.stringify({
      event: 'order_payment',
      zoned_request_time: new Date(clock.now()).toISOString(),
      body: describe(order),
    });
    webhooks.send({ eventId: newId('bog'), realm: order.realm, provider: 'bank_of_georgia', body });
    return order;
  };
  const save = (order: BogOrder, changes: Partial<BogOrder>) => report(orders.put({ ...order, ...changes }));
  const reject = (order: BogOrder, code: string, rejectReason: string) =>
    save(order, { status: 'rejected', code, rejectReason });
  const complete = (order: BogOrder) =>
    order.isManualCapture
      ? save(order, { status: 'blocked', code: CODES.blocked })
      : save(order, { status: 'completed', code: CODES.success });

  /** @throws BogApiError 400, as the bank answers an unknown order */
  const getOrder = (realm: string, id: string): BogOrder => {
    const order = orders.get(id);
    if (order?.realm !== realm) throw new BogApiError(400, 'Invalid order_id');
    return order;
  };
  const addOrder = (
    realm: string,
    fields: Pick<
      BogOrder,
      'externalId' | 'amount' | 'currency' | 'isManualCapture' | 'redirectUrls' | 'parent' | 'token'
    >,
    ttlMinutes: number,
  ): BogOrder => {
    const createdAt = clock.now();
    const order = orders.put({
      ...fields,
      id: randomUUID(),
      realm,
      status: 'created',
      code: '',
      rejectReason: '',
      saves: undefined,
      actions: [],
      createdAt,
      expiresAt: createdAt + ttlMinutes * 60_000,
    });
    planTask(context, { provider: 'bank_of_georgia', kind: 'expiry', object: order.id }, ttlMinutes * 60_000);
    return order;
  };
  /** Finds the paid order whose card was saved; undefined if the card was deleted. */
  const findSavedCard = (realm: string, parentId: string) => {
    const parent = getOrder(realm, parentId);
    return { parent, isSaved: parent.status === 'completed' && parent.saves !== undefined && parent.token !== '' };
  };

  return {
    getOrder,
    describe,
    find: (id: string): BogOrder | undefined => orders.get(id),
    start: (realm: string, request: BogOrderRequest): BogOrder => {
      const { purchase_units: units, external_order_id: externalId = '', capture, redirect_urls, ttl } = request;
      return addOrder(
        realm,
        {
          externalId,
          amount: units.total_amount,
          currency: units.currency,
          isManualCapture: capture === 'manual',
          redirectUrls: redirect_urls,
          parent: undefined,
          token: '',
        },
        ttl,
      );
    },
    /** Saves the card of an order that is not paid yet. @throws BogApiError 400 after the payment */
    saveCard: (realm: string, id: string, saves: 'subscription' | 'recurrent'): void => {
      const order = getOrder(realm, id);
      if (order.status !== 'created') throw new BogApiError(400, 'The order is paid already');
      orders.put({ ...order, saves });
    },
    removeCard: (realm: string, id: string): void => {
      const order = getOrder(realm, id);
      orders.put({ ...order, saves: undefined });
    },
    /** Starts an order that the payer confirms with the saved card of an earlier one. */
    startWithCard: (realm: string, parentId: string, request: BogOrderRequest): BogOrder => {
      const { parent, isSaved } = findSavedCard(realm, parentId);
      if (!isSaved) throw new BogApiError(400, 'The card is not saved');
      const { purchase_units: units, external_order_id: externalId = '', redirect_urls, ttl } = request;
      const fields = { externalId, amount: units.total_amount, currency: units.currency, redirectUrls: redirect_urls };
      return addOrder(realm, { ...fields, isManualCapture: false, parent: parentId, token: parent.token }, ttl);
    },
    /** Charges the saved card of an order by the same amount, without the payer. */
    renew: (realm: string, parentId: string, externalId: string): BogOrder => {
      const { parent, isSaved } = findSavedCard(realm, parentId);
      const { amount, currency, redirectUrls, token } = parent;
      const order = addOrder(
        realm,
        { externalId, amount, currency, redirectUrls, isManualCapture: false, parent: parentId, token },
        2,
      );
      const card = vault.find(realm, token);
      if (!isSaved || !card) return reject(order, CODES.missingCard, 'saved_card_not_found');
      const decision = decideCharge({ outcome: card.outcome, currency, isStored: true, isPayerPresent: false });
      if (decision.kind !== 'refuse') return complete(order);
      const { bog, card: reason } = REFUSALS[decision.refusal];
      return reject(order, bog, reason);
    },
    /** Pays an order by a card on the bank's page, and returns the URL to which the browser goes. */
    pay: (order: BogOrder, card: CardToken): string => {
      const { realm, currency, redirectUrls, amount, id, parent } = order;
      const current = orders.put({ ...order, token: card.id, status: 'processing' });
      const isStored = parent !== undefined;
      const decision = decideCharge({ outcome: card.outcome, currency, isStored, isPayerPresent: true });
      if (decision.kind === 'approve') {
        complete(current);
        return redirectUrls.success;
      }
      if (decision.kind === 'refuse') {
        const { bog, card: reason } = REFUSALS[decision.refusal];
        reject(current, bog, reason);
        return redirectUrls.fail;
      }
      return openBankPage(context, {
        realm,
        provider: 'bank_of_georgia',
        kind: 'challenge',
        title: CARD_BANK,
        object: id,
        money: { amount, scale: 2, currency },
        returnUrl: redirectUrls.success,
      });
    },
    /** Ends an order because the payer leaves the bank's page. */
    leave: (order: BogOrder): string => {
      if (order.status === 'created') reject(order, CODES.general, 'user_cancelled');
      return order.redirectUrls.fail;
    },
    settleRedirect: ({ realm, object }: Redirect, answer: RedirectAnswer): string => {
      const order = getOrder(realm, object);
      if (order.status === 'processing') {
        if (answer === 'approve') complete(order);
        else reject(order, REFUSALS.authenticationFailed.bog, 'authentication_failed');
      }
      const { status, redirectUrls } = getOrder(realm, object);
      return status === 'completed' || status === 'blocked' ? redirectUrls.success : redirectUrls.fail;
    },
    /** Charges or releases the held amount of an order with manual capture. @throws BogApiError 400 without a hold */
    endHold: (realm: string, id: string, isApproved: boolean): void => {
      const order = getOrder(realm, id);
      if (order.status !== 'blocked') throw new BogApiError(400, 'The order has no held amount');
      if (isApproved) save(order, { status: 'completed', code: CODES.success });
      else reject(order, CODES.general, 'pre_authorization_cancelled');
    },
    /** @throws BogApiError 400 for an unpaid order or too large an amount */
    refund: (realm: string, id: string, asked: number | undefined): string => {
      const order = getOrder(realm, id);
      const rest = getRest(order);
      const amount = asked ?? rest;
      if (order.status !== 'completed' || amount <= 0 || amount > rest) throw new BogApiError(400, 'Invalid amount');
      const { status, planEnd } = planRefund(context, 'bank_of_georgia');
      const states = { pending: 'processing', succeeded: 'completed', failed: 'rejected' } as const;
      const action = { id: randomUUID(), amount, status: states[status], at: clock.now() };
      save(order, { actions: [...order.actions, action] });
      planEnd(`${id} ${action.id}`);
      return action.id;
    },
    /** @param refund ids of the order and of the action, with a space between them */
    endRefund: (refund: string, status: 'succeeded' | 'failed'): void => {
      const [id = '', actionId] = refund.split(' ');
      const order = orders.get(id);
      if (!order) return;
      const state = status === 'succeeded' ? ('completed' as const) : ('rejected' as const);
      save(order, {
        actions: order.actions.map((action) => (action.id === actionId ? { ...action, status: state } : action)),
      });
    },
    expire: (id: string): void => {
      const order = orders.get(id);
      if (order?.status === 'created' || order?.status === 'processing') reject(order, CODES.expired, 'expiration');
    },
  };
}
