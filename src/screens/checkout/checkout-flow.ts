import { type ReadonlySignal, signal } from '@preact/signals-react';
import { CheckoutError, type CheckoutPort, type PreparedCheckout } from '#renderers/ports/checkout.ts';
import type { Basket, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { Happening } from '#schemas/wire/viewing/analytics.ts';
import {
  type CheckoutEvent,
  type CheckoutState,
  createCheckoutState,
  getChoice,
  isLocked,
  isUnfinished,
  reduceCheckout,
} from './checkout-state.ts';
import type { CheckoutStorage, Press } from './checkout-storage.ts';
import { listVoucherErrorLabels, type RefusalOutcome } from './payment-errors.ts';
import { followPurchase, getPollInterval, isFinal, RESULT_TIMEOUT_MS, toRefusal } from './follow-purchase.ts';

/** Returns a token of the card fields; undefined if the fields refused their content. */
export type ReadToken = () => Promise<string | undefined>;

interface FlowOptions {
  port: CheckoutPort;
  licenceId: number;
  /** Changes what pays the renewals of the licence, instead of buying it. */
  isCardUpdate?: boolean;
  /** Buys a gift: creates or changes its basket, in place of a basket of the licence. */
  postGiftBasket?: (() => Promise<Basket>) | undefined;
  isGuest: boolean;
  returnPath: string | undefined;
  /** The basket that the server created with the page; undefined if the browser creates it. */
  prepared?: PreparedCheckout | undefined;
  storage: CheckoutStorage;
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
  createId: () => string;
  report: (happening: Happening) => void;
  /** Leaves the site for a provider's page. */
  leaveTo: (url: string) => void;
}

/** The checkout of a licence: its state, and what the user can do. */
export interface CheckoutFlow {
  state: ReadonlySignal<CheckoutState>;
  /** The basket and the card fields that the server created with the page. */
  prepared: PreparedCheckout | undefined;
  /** Starts in the browser, or resumes after a reload. Returns a function that ends it. */
  start: () => () => void;
  prepareBasket: () => Promise<void>;
  choose: (key: string) => void;
  /** Puts a voucher into the basket. Does nothing while a payment is in flight. */
  addVoucher: (code: string) => Promise<void>;
  removeVoucher: (code: string) => Promise<void>;
  /** Clears the error of the voucher field. */
  editVoucher: () => void;
  /** Pays by the chosen method. Does nothing while a payment is in flight. */
  pay: (readToken?: ReadToken) => Promise<void>;
  /** Requests a new code in place of one that has expired. */
  renewAction: () => Promise<void>;
  /** Cancels a payment that waits for the payer, so that another method can be used. */
  cancelPayment: () => Promise<void>;
  /** Reads the purchase now, such as after the bank's page has finished. */
  readPurchase: () => Promise<void>;
  acknowledgeNoTrial: () => Promise<void>;
  /** Marks the missing details as saved and reads the basket again. */
  saveDetails: () => Promise<void>;
  chooseSignUp: () => void;
  /** Unlocks the page after a return from the provider's page by the browser's history. */
  returnFromProvider: () => void;
}

/** Refusals of a change after which the basket is created anew. */
const UNUSABLE_BASKET: ReadonlySet<RefusalOutcome['kind']> = new Set([
  'basket-changed',
  'basket-unknown',
  'voucher-lost',
]);

/** Creates the checkout of a licence. */
export function createCheckoutFlow(options: FlowOptions): CheckoutFlow {
  const { port, licenceId, isCardUpdate = false, returnPath, storage, wait, now, createId, report, leaveTo } = options;
  const { isGuest, prepared, postGiftBasket } = options;
  const created = createCheckoutState(isGuest);
  const state = signal(
    prepared ? reduceCheckout(created, { type: 'basket-received', basket: prepared.basket }) : created,
  );
  /** Increases with each payment that is followed, and at the end, so that earlier loops stop. */
  let turn = 0;

  const dispatch = (event: CheckoutEvent) => {
    const { step } = state.peek();
    state.value = reduceCheckout(state.peek(), event);
    const next = state.peek().step;
    if (next === step || isCardUpdate) return;
    report({ type: 'checkoutStep', licenceId, step: next });
    if (next === 'PAYMENT_COMPLETE') report({ type: 'purchase', licenceId });
  };

  /** Creates or changes the basket. All tabs use one id, so that they show one basket. */
  async function putBasket(): Promise<Basket> {
    if (postGiftBasket) return postGiftBasket();
    const { acknowledgesNoTrial } = state.peek();
    const put = (basketId: string) =>
      port.putBasket({ basketId, licenceId, returnPath, acknowledgesNoTrial, ...(isCardUpdate && { isCardUpdate }) });
    const stored = storage.getBasketId();
    if (stored !== undefined) {
      try {
        return await put(stored);
      } catch (error) {
        // The stored basket is paid, or it is one of another account in this browser.
        if (!UNUSABLE_BASKET.has(toRefusal(error).kind)) throw error;
      }
    }
    const created = createId();
    const basket = await put(created);
    storage.setBasketId(created);
    return basket;
  }

  async function prepareBasket(): Promise<void> {
    dispatch({ type: 'basket-requested' });
    try {
      dispatch({ type: 'basket-received', basket: await putBasket() });
    } catch (error) {
      dispatch({ type: 'refused', outcome: toRefusal(error) });
    }
  }

  /** Changes the voucher of the basket, and shows the result at its field. */
  async function changeVoucher(call: () => Promise<Basket>, result: 'added' | 'removed'): Promise<void> {
    const { isPreparing } = state.peek();
    if (isLocked(state.peek()) || isPreparing) return;
    dispatch({ type: 'voucher-sent' });
    try {
      dispatch({ type: 'voucher-changed', basket: await call(), result });
    } catch (error) {
      if (!(error instanceof CheckoutError)) throw error;
      dispatch({ type: 'voucher-refused', failure: listVoucherErrorLabels(error) });
    }
  }

  /** Shows a purchase and remembers it until it has a result. */
  function receive(purchase: PurchaseStatus): void {
    dispatch({ type: 'purchase-read', purchase });
    const isStored = storage.getPurchaseId() === purchase.purchaseId;
    if (purchase.status === 'COMPLETE') storage.setBasketId(undefined);
    if (isFinal(purchase) === isStored) storage.setPurchaseId(isStored ? undefined : purchase.purchaseId);
    // A payment that was resumed after a reload has ended, so the order is needed again.
    if (isFinal(purchase) && purchase.status !== 'COMPLETE' && !state.peek().basket) void prepareBasket();
  }

  function follow(purchaseId: string): void {
    turn += 1;
    const mine = turn;
    void followPurchase({
      read: () => port.readPurchase(purchaseId),
      wait,
      now,
      isOver: () => mine !== turn,
      onPurchase: receive,
      onConnectionLost: () => isLocked(state.peek()) && dispatch({ type: 'connection-lost' }),
      onDelay: () => dispatch({ type: 'result-delayed' }),
      onRefusal: (outcome) => {
        storage.setPurchaseId(undefined);
        dispatch({ type: 'refused', outcome });
      },
    });
  }

  /** Takes over a purchase that this tab or another one has begun. */
  async function resume(purchaseId: string, isNewVisit = false): Promise<void> {
    try {
      const purchase = await port.readPurchase(purchaseId);
      if (isCardUpdate && isNewVisit && purchase.status === 'COMPLETE') {
        // It ended on the page of the bank's return; this visit is another change.
        storage.setPurchaseId(undefined);
        storage.setBasketId(undefined);
        return;
      }
      receive(purchase);
      if (!isFinal(purchase)) follow(purchaseId);
    } catch (error) {
      const outcome = toRefusal(error);
      if (outcome.kind === 'connection-lost') follow(purchaseId);
      // A purchase of another account in this browser.
      else storage.setPurchaseId(undefined);
    }
  }

  function begin(purchase: PurchaseStatus): void {
    // A purchase with a result is stored for a moment too, so that other tabs hear of it.
    storage.setPurchaseId(purchase.purchaseId);
    receive(purchase);
    if (isFinal(purchase)) return;
    follow(purchase.purchaseId);
    if (purchase.action?.type !== 'REDIRECT') return;
    dispatch({ type: 'redirect-begun' });
    leaveTo(purchase.action.url);
  }

  /** Sends a press until it is answered. The key makes repeated requests one payment. */
  async function send({ request, idempotencyKey }: Press): Promise<void> {
    dispatch({ type: 'payment-sent' });
    turn += 1;
    const mine = turn;
    const startedAt = now();
    let lostSince: number | undefined;
    for (;;) {
      if (mine !== turn) return;
      try {
        const purchase = await port.pay(request, idempotencyKey);
        storage.updateTab({ press: undefined });
        begin(purchase);
        return;
      } catch (error) {
        const outcome = toRefusal(error);
        dispatch({ type: 'refused', outcome });
        if (outcome.kind !== 'connection-lost') {
          storage.updateTab({ press: undefined });
          if (UNUSABLE_BASKET.has(outcome.kind)) await prepareBasket();
          return;
        }
      }
      lostSince ??= now();
      if (now() - lostSince >= RESULT_TIMEOUT_MS) dispatch({ type: 'result-delayed' });
      await wait(getPollInterval(now() - startedAt));
    }
  }

  /** Reads and validates a token of the card fields; undefined if there is none. */
  async function readCard(
    target: Parameters<CheckoutPort['validateToken']>[1],
    readToken: ReadToken | undefined,
  ): Promise<string | undefined> {
    dispatch({ type: 'card-submitted' });
    const token = await readToken?.();
    if (token === undefined) {
      dispatch({ type: 'card-refused' });
      return undefined;
    }
    try {
      await port.validateToken(token, target);
      return token;
    } catch (error) {
      const outcome = toRefusal(error);
      const labels = outcome.kind === 'connection-lost' ? ['checkout.notSent'] : ['failedPayment'];
      // Another account may have signed in in this browser: its basket has card fields of its own.
      if (error instanceof CheckoutError && error.status === 404) await prepareBasket();
      dispatch({ type: 'refused', outcome: { kind: 'failed', labels } });
      return undefined;
    }
  }

  async function pay(readToken?: ReadToken): Promise<void> {
    const current = state.peek();
    const choice = getChoice(current);
    if (isLocked(current) || !current.basket || !choice) return;
    const { basket: seen, acknowledgesNoTrial, purchase } = current;
    // The card first: its mistakes are in sight, and the details are asked for only once.
    const details = choice.flow === 'fields' ? await readCard(choice.target, readToken) : choice.card?.cardId;
    if (choice.flow === 'fields' && details === undefined) return;
    if (seen.missingFields.length > 0) {
      dispatch({ type: 'refused', outcome: { kind: 'fields-missing', fields: seen.missingFields } });
      return;
    }
    const press: Press = {
      idempotencyKey: createId(),
      request: {
        basketId: seen.id,
        basketVersion: seen.version,
        target: choice.target,
        ...(details !== undefined && { paymentDetailsId: details }),
        replaces: isUnfinished(purchase),
        acknowledgesNoTrial,
      },
    };
    storage.updateTab({ press });
    await send(press);
  }

  /** Uses the basket that the server created with the page. Other tabs use it too. */
  function adoptBasket(): boolean {
    if (!prepared) return false;
    storage.setBasketId(prepared.basket.id);
    return true;
  }

  /** Continues what the tab did before a reload; the basket is created only if nothing is in flight. */
  async function resumeOrPrepare(): Promise<void> {
    const { press } = storage.getTab();
    const purchaseId = storage.getPurchaseId();
    if (press) await send(press);
    else if (purchaseId !== undefined) await resume(purchaseId, true);
    if (!isLocked(state.peek()) && !adoptBasket()) await prepareBasket();
  }

  return {
    state,
    prepared,
    prepareBasket,
    pay,
    start() {
      const { step } = state.peek();
      if (!isCardUpdate) report({ type: 'checkoutStep', licenceId, step });
      if (isGuest) return () => undefined;
      const { choice } = storage.getTab();
      if (choice !== undefined) dispatch({ type: 'choice-made', choice });
      void resumeOrPrepare();
      const stopListening = storage.onOtherTab((purchaseId) => void resume(purchaseId));
      return () => {
        stopListening();
        turn += 1;
      };
    },
    choose(key) {
      if (isLocked(state.peek())) return;
      dispatch({ type: 'choice-made', choice: key });
      storage.updateTab({ choice: key });
    },
    async addVoucher(code) {
      if (code === '') dispatch({ type: 'voucher-refused', failure: ['voucher.missing'] });
      else await changeVoucher(() => port.addVoucher(code), 'added');
    },
    removeVoucher: (code) => changeVoucher(() => port.removeVoucher(code), 'removed'),
    editVoucher: () => dispatch({ type: 'voucher-edited' }),
    async renewAction() {
      dispatch({ type: 'action-left' });
      await pay();
    },
    async cancelPayment() {
      const { purchase } = state.peek();
      if (!purchase) return;
      try {
        const cancelled = await port.cancelPurchase(purchase.purchaseId);
        if (isFinal(cancelled)) turn += 1;
        receive(cancelled);
      } catch (error) {
        dispatch({ type: 'refused', outcome: toRefusal(error) });
      }
    },
    async readPurchase() {
      const { purchase } = state.peek();
      if (purchase) await resume(purchase.purchaseId);
    },
    async acknowledgeNoTrial() {
      dispatch({ type: 'trial-acknowledged' });
      await prepareBasket();
    },
    async saveDetails() {
      dispatch({ type: 'details-saved' });
      await prepareBasket();
    },
    chooseSignUp: () => dispatch({ type: 'sign-up-chosen' }),
    returnFromProvider() {
      if (state.peek().progress === 'redirecting') dispatch({ type: 'action-left' });
    },
  };
}
