import { expect, test } from 'vitest';
import { CheckoutError, type CheckoutPort, type PayRequest, type PreparedCheckout } from '#renderers/ports/checkout.ts';
import type { Basket, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { Happening } from '#schemas/wire/viewing/analytics.ts';
import {
  BASKET_ID,
  createBasket,
  createFakeCheckout,
  createGiftBasket,
  createLostAnswer,
  createPurchase,
  fakeCards,
  PURCHASE_ID,
} from '../../../tests/support/stories/fake-checkout.ts';
import { createCheckoutFlow } from './checkout-flow.ts';
import type { CheckoutStorage } from './checkout-storage.ts';
import { getPollInterval } from './follow-purchase.ts';

const stored = createBasket({ cards: fakeCards, defaultCardId: 'card-1' });
const refusal = (status: number, code: string, messages: string[] = [], missingFields: string[] = []) =>
  new CheckoutError({ status, code, messages, missingFields });

/** The browser's storage, which a later page or another tab finds again. */
function createMemory() {
  let tab: ReturnType<CheckoutStorage['getTab']> = {};
  let basketId: string | undefined;
  let purchaseId: string | undefined;
  const listeners = new Set<(id: string) => void>();
  const storage: CheckoutStorage = {
    getTab: () => structuredClone(tab),
    updateTab: (change) => {
      tab = structuredClone({ ...tab, ...change });
    },
    getBasketId: () => basketId,
    setBasketId: (id) => {
      basketId = id;
    },
    getPurchaseId: () => purchaseId,
    setPurchaseId: (id) => {
      purchaseId = id;
    },
    onOtherTab: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { storage, announce: (id: string) => listeners.forEach((listener) => listener(id)) };
}

interface Lab {
  port?: Partial<CheckoutPort>;
  memory?: ReturnType<typeof createMemory>;
  isGuest?: boolean;
  isCardUpdate?: boolean;
  postGiftBasket?: () => Promise<Basket>;
  prepared?: PreparedCheckout;
}

/** A started checkout whose clock advances with each wait; after `mostWaits` it stands still. */
function createLab(
  { port = {}, memory = createMemory(), isGuest = false, isCardUpdate = false, prepared, postGiftBasket }: Lab = {},
  mostWaits = 300,
) {
  const payments: { request: PayRequest; key: string }[] = [];
  const reported: Happening[] = [];
  const left: string[] = [];
  const baskets: string[] = [];
  let ids = 0;
  let clock = 0;
  let waits = 0;
  const fake = createFakeCheckout({ putBasket: async () => stored, ...port });
  const flow = createCheckoutFlow({
    port: {
      ...fake,
      putBasket: (request) => {
        baskets.push(request.basketId);
        return fake.putBasket(request);
      },
      pay: (request, key) => {
        payments.push({ request, key });
        return fake.pay(request, key);
      },
    },
    licenceId: 1,
    isCardUpdate,
    postGiftBasket,
    isGuest,
    returnPath: '/video/1001',
    prepared,
    storage: memory.storage,
    wait: async (milliseconds) => {
      clock += milliseconds;
      waits += 1;
      if (waits > mostWaits) await new Promise(() => undefined);
    },
    now: () => clock,
    createId: () => `id-${++ids}`,
    report: (happening) => void reported.push(happening),
    leaveTo: (url) => void left.push(url),
  });
  const stop = flow.start();
  const until = (isReached: (state: ReturnType<typeof flow.state.peek>) => boolean) =>
    expect.poll(() => isReached(flow.state.value), { interval: 1 }).toBe(true);
  const ready = () => until(({ basket, isPreparing }) => basket !== undefined && !isPreparing);
  return { flow, memory, payments, reported, left, baskets, stop, until, ready, getClock: () => clock };
}

/** Answers with each value in turn, and with the last one from then on. An error is thrown. */
function inTurn<Value>(...values: (Value | Error)[]): () => Promise<Value> {
  let index = 0;
  return async () => {
    const value = values[Math.min(index, values.length - 1)];
    index += 1;
    if (value instanceof Error) throw value;
    return value as Value;
  };
}

test('shows the form for a new card after an earlier change ended on the page of the bank’s return @pay-12', async () => {
  const memory = createMemory();
  memory.storage.setPurchaseId(PURCHASE_ID);
  memory.storage.setBasketId('used');
  const port = { readPurchase: async () => createPurchase('COMPLETE') };
  const { flow, baskets, ready } = createLab({ memory, port, isCardUpdate: true });
  await ready();
  expect([flow.state.value.progress, baskets]).toEqual(['idle', ['id-1']]);
  expect(memory.storage.getPurchaseId()).toBeUndefined();
});

test('pays once if the button is pressed twice, and again after the payment is complete @pay-01', async () => {
  const { flow, payments, ready } = createLab();
  await ready();
  await Promise.all([flow.pay(), flow.pay()]);
  await flow.pay();
  expect(payments).toHaveLength(1);
  expect(payments[0]?.request).toEqual({
    basketId: BASKET_ID,
    basketVersion: 1,
    target: { targetPaymentProvider: 'stripe', paymentMethodType: 'card' },
    paymentDetailsId: 'card-1',
    replaces: false,
    acknowledgesNoTrial: false,
  });
  expect(flow.state.value.step).toBe('PAYMENT_COMPLETE');
});

test('repeats a payment with a lost answer with the same key, and shows no failure @pay-01', async () => {
  const { flow, payments, ready, until } = createLab({
    port: { pay: inTurn<PurchaseStatus>(createLostAnswer(), createLostAnswer(), createPurchase('COMPLETE')) },
  });
  await ready();
  const seen: string[] = [];
  const end = flow.state.subscribe(({ progress, failure }) => {
    expect(failure).toBeUndefined();
    if (seen.at(-1) !== progress) seen.push(progress);
  });
  await flow.pay();
  await until(({ step }) => step === 'PAYMENT_COMPLETE');
  end();
  expect(payments.map(({ key }) => key)).toEqual([payments[0]?.key, payments[0]?.key, payments[0]?.key]);
  expect(seen).toEqual(['idle', 'paying', 'lost', 'done']);
});

test('promises an email after a minute without an answer @pay-01', async () => {
  const { flow, ready, until, getClock } = createLab({ port: { pay: inTurn<PurchaseStatus>(createLostAnswer()) } });
  await ready();
  void flow.pay();
  await until(({ progress }) => progress === 'promised');
  expect(getClock()).toBeGreaterThanOrEqual(60_000);
  expect(flow.state.value.failure).toBeUndefined();
});

test('gives a new press a new key after a decline @pay-01', async () => {
  const { flow, payments, ready } = createLab({
    port: {
      pay: inTurn<PurchaseStatus>(
        createPurchase('FAILED', { failure: 'payment.declined.card_declined' }),
        createPurchase('COMPLETE'),
      ),
    },
  });
  await ready();
  await flow.pay();
  expect(flow.state.value.failure?.[0]).toBe('payment.declined.card_declined');
  await flow.pay();
  expect(new Set(payments.map(({ key }) => key)).size).toBe(2);
});

test('sends the press of before a reload again, with its key @pay-01', async () => {
  const memory = createMemory();
  const before = createLab({ memory, port: { pay: () => new Promise(() => undefined) } });
  await before.ready();
  void before.flow.pay();
  await before.until(({ progress }) => progress === 'paying');
  before.stop();
  const after = createLab({ memory });
  await after.until(({ step }) => step === 'PAYMENT_COMPLETE');
  expect(after.payments).toEqual(before.payments);
  expect(memory.storage.getTab().press).toBeUndefined();
});

test('follows the purchase of before a reload without another payment @pay-01', async () => {
  const memory = createMemory();
  memory.storage.setPurchaseId(PURCHASE_ID);
  const { payments, until } = createLab({
    memory,
    port: { readPurchase: inTurn(createPurchase('PENDING'), createPurchase('COMPLETE')) },
  });
  await until(({ step }) => step === 'PAYMENT_COMPLETE');
  expect(payments).toEqual([]);
  expect(memory.storage.getPurchaseId()).toBeUndefined();
});

test.each(['FAILED', 'CANCELLED'] as const)(
  'shows the methods again if the payment of before a reload ends as %s @pay-01',
  async (status) => {
    const memory = createMemory();
    memory.storage.setPurchaseId(PURCHASE_ID);
    const readPurchase = inTurn(createPurchase('PENDING'), createPurchase(status));
    const { ready, baskets } = createLab({ memory, port: { readPurchase } });
    await ready();
    expect(baskets).toHaveLength(1);
  },
);

test('keeps the chosen method over a reload @pay-01', async () => {
  const memory = createMemory();
  const before = createLab({ memory });
  await before.ready();
  before.flow.choose('adyen/ideal');
  const after = createLab({ memory });
  await after.ready();
  expect(after.flow.state.value.choice).toBe('adyen/ideal');
});

test('uses one basket in all tabs, and a new one after the old is paid elsewhere @pay-01', async () => {
  const memory = createMemory();
  const first = createLab({ memory });
  await first.ready();
  const second = createLab({ memory });
  await second.ready();
  expect(second.baskets).toEqual(first.baskets);
  const third = createLab({ memory, port: { putBasket: inTurn<Basket>(refusal(404, 'NOT_FOUND'), stored) } });
  await third.ready();
  expect(third.baskets).toHaveLength(2);
});

test('uses the basket that came with the page, in all tabs @pay-02', async () => {
  const { flow, memory, baskets, payments } = createLab({ prepared: { basket: { ...stored, id: 'basket-2' } } });
  expect(memory.storage.getBasketId()).toBe('basket-2');
  expect(flow.state.value).toMatchObject({ step: 'PAYMENT_PAGE', isPreparing: false });
  await flow.pay();
  expect(payments[0]?.request).toMatchObject({ basketId: 'basket-2', paymentDetailsId: 'card-1' });
  expect(baskets).toEqual([]);
});

test('continues the payment of before a reload although a basket came with the page @pay-01', async () => {
  const memory = createMemory();
  memory.storage.setPurchaseId(PURCHASE_ID);
  const port = { readPurchase: async () => createPurchase('COMPLETE') };
  const { baskets, until } = createLab({ memory, port, prepared: { basket: stored } });
  await until(({ step }) => step === 'PAYMENT_COMPLETE');
  expect(memory.storage.getBasketId()).toBeUndefined();
  expect(baskets).toEqual([]);
});

test('gets the basket of another account that has signed in meanwhile, after its token was refused @pay-04', async () => {
  const refused = refusal(404, 'NOT_FOUND', ['failedPayment']);
  const withFields = createBasket();
  const ofOther = createBasket({ id: '22222222-2222-4222-8222-222222222222' });
  const putBasket = inTurn<Basket>(withFields, refusal(404, 'NOT_FOUND', ['basketMissing']), ofOther);
  const { flow, ready, payments } = createLab({ port: { putBasket, validateToken: () => Promise.reject(refused) } });
  await ready();
  await flow.pay(async () => 'tok_1');
  expect(flow.state.value).toMatchObject({ basket: { id: ofOther.id }, failure: ['failedPayment'], progress: 'idle' });
  expect(payments).toEqual([]);
});

test('reads the card before it asks for missing details @pay-02', async () => {
  const basket = createBasket({ missingFields: ['taxNumber'] });
  const { flow, ready } = createLab({ port: { putBasket: async () => basket } });
  await ready();
  await flow.pay(async () => undefined);
  expect(flow.state.value).toMatchObject({ askedFields: [], progress: 'idle' });
  await flow.pay(async () => 'tok_1');
  expect(flow.state.value.askedFields).toEqual(['taxNumber']);
});

test('shows the purchase that another tab has begun @pay-01', async () => {
  const { memory, until, ready, payments } = createLab({
    port: { readPurchase: async () => createPurchase('COMPLETE') },
  });
  await ready();
  memory.announce(PURCHASE_ID);
  await until(({ step }) => step === 'PAYMENT_COMPLETE');
  expect(payments).toEqual([]);
});

test('leaves for the provider’s page, and replaces the payment if another method is used afterwards @pay-01', async () => {
  const redirect = createPurchase('ACTION_REQUIRED', { action: { type: 'REDIRECT', url: 'https://bank.test/' } });
  const { flow, left, payments, ready } = createLab(
    { port: { pay: inTurn(redirect, createPurchase('COMPLETE')), readPurchase: async () => redirect } },
    0,
  );
  await ready();
  flow.choose('adyen/ideal');
  await flow.pay();
  expect([left, flow.state.value.progress]).toEqual([['https://bank.test/'], 'redirecting']);
  flow.returnFromProvider();
  expect(flow.state.value.progress).toBe('idle');
  flow.choose('card/card-1');
  await flow.pay();
  expect(payments.map(({ request }) => request.replaces)).toEqual([false, true]);
});

test('cancels a code so that another method can be used @pay-01', async () => {
  const code = createPurchase('ACTION_REQUIRED', { action: { type: 'QR', data: 'code' } });
  const { flow, ready } = createLab({ port: { pay: async () => code, readPurchase: async () => code } }, 0);
  await ready();
  await flow.pay();
  expect(flow.state.value.progress).toBe('action');
  await flow.cancelPayment();
  expect(flow.state.value).toMatchObject({ progress: 'idle', failure: undefined });
});

test('replaces an expired code by a new payment @pay-01', async () => {
  const code = createPurchase('ACTION_REQUIRED', { action: { type: 'QR', data: 'code' } });
  const { flow, payments, ready } = createLab({ port: { pay: async () => code, readPurchase: async () => code } }, 0);
  await ready();
  await flow.pay();
  await flow.renewAction();
  expect(payments.map(({ request }) => request.replaces)).toEqual([false, true]);
  expect(payments[0]?.key).not.toBe(payments[1]?.key);
});

test('reads a token of the card fields, validates it and pays with it @pay-03', async () => {
  const { flow, payments, ready } = createLab({ port: { putBasket: async () => createBasket() } });
  await ready();
  await flow.pay(async () => 'tok_1');
  expect(payments[0]?.request.paymentDetailsId).toBe('tok_1');
});

test.each<[string, Partial<CheckoutPort>, string | undefined, string[] | undefined]>([
  ['the card fields refuse their content', {}, undefined, undefined],
  ['the token is used', { validateToken: inTurn<never>(refusal(404, 'NOT_FOUND')) }, 'tok_1', ['failedPayment']],
  [
    'the connection is lost before',
    { validateToken: inTurn<never>(createLostAnswer()) },
    'tok_1',
    ['checkout.notSent'],
  ],
])('sends no payment if %s @pay-03', async (_what, port, token, failure) => {
  const { flow, payments, ready } = createLab({ port: { putBasket: async () => createBasket(), ...port } });
  await ready();
  await flow.pay(async () => token);
  expect(payments).toEqual([]);
  expect(flow.state.value).toMatchObject({ progress: 'idle', failure });
});

test('asks for missing details, and pays after they are saved @pay-04', async () => {
  const { flow, payments, ready } = createLab({
    port: {
      pay: inTurn<PurchaseStatus>(
        refusal(424, 'BASKET_REQUIREMENTS_FAILED', [], ['taxNumber']),
        createPurchase('COMPLETE'),
      ),
    },
  });
  await ready();
  await flow.pay();
  expect(flow.state.value.askedFields).toEqual(['taxNumber']);
  await flow.saveDetails();
  await flow.pay();
  expect(payments).toHaveLength(2);
  expect(flow.state.value.step).toBe('PAYMENT_COMPLETE');
});

test('asks for details that the basket lacks without a request @pay-04', async () => {
  const { flow, payments, ready } = createLab({
    port: { putBasket: async () => ({ ...stored, missingFields: ['address'] }) },
  });
  await ready();
  await flow.pay();
  expect([payments, flow.state.value.askedFields]).toEqual([[], ['address']]);
});

test('continues with the same basket after the user agrees to pay without a trial @pay-04', async () => {
  const { flow, baskets, payments, ready, until } = createLab({
    port: { putBasket: inTurn<Basket>(refusal(409, 'CONFLICT', ['freeTrialDenied']), stored) },
  });
  await until(({ isTrialDenied }) => isTrialDenied);
  await flow.acknowledgeNoTrial();
  await ready();
  await flow.pay();
  expect(baskets).toHaveLength(2);
  expect(payments[0]?.request.acknowledgesNoTrial).toBe(true);
});

test('reads the basket anew if it has changed, and waits for another press @pay-04', async () => {
  const { flow, payments, ready } = createLab({
    port: {
      putBasket: inTurn(stored, { ...stored, version: 2 }),
      pay: inTurn<PurchaseStatus>(refusal(409, 'CONFLICT'), createPurchase('COMPLETE')),
    },
  });
  await ready();
  await flow.pay();
  expect(flow.state.value).toMatchObject({ notice: 'checkout.changed', progress: 'idle' });
  await flow.pay();
  expect(payments.map(({ request }) => request.basketVersion)).toEqual([1, 2]);
});

test('reports each step and the purchase to analytics, without amounts @pay-01', async () => {
  const { flow, reported, ready } = createLab();
  await ready();
  await flow.pay();
  expect(reported).toEqual([
    { type: 'checkoutStep', licenceId: 1, step: 'PACKAGE_SELECTION' },
    { type: 'checkoutStep', licenceId: 1, step: 'PAYMENT_PAGE' },
    { type: 'checkoutStep', licenceId: 1, step: 'NEW_PAYMENT' },
    { type: 'checkoutStep', licenceId: 1, step: 'PAYMENT_COMPLETE' },
    { type: 'purchase', licenceId: 1 },
  ]);
});

test('requests nothing for a guest @pay-01', () => {
  const { baskets, flow } = createLab({ isGuest: true });
  expect([baskets, flow.state.value.step]).toEqual([[], 'LOGIN']);
});

test.each([
  [0, 700],
  [59_999, 700],
  [60_000, 3000],
  [600_000, 10_000],
])('reads a purchase of %d ms again after %d ms @pay-01', (elapsed, interval) =>
  expect(getPollInterval(elapsed)).toBe(interval),
);

test('a voucher that was used up before the payment is an error at its field, beside the new total @gift-02', async () => {
  const reduced = createBasket({ ...stored, version: 2, vouchers: [{ code: 'ONCE', reduction: stored.total }] });
  const answers = [reduced, stored];
  const lab = createLab({
    port: {
      putBasket: async () => answers.shift() ?? stored,
      pay: () => Promise.reject(refusal(409, 'CONFLICT', ['voucher.used'])),
    },
  });
  await lab.ready();
  await lab.flow.pay();
  const { basket, voucher, notice, failure } = lab.flow.state.value;
  expect([basket?.vouchers, voucher.failure, notice, failure]).toEqual([
    [],
    ['voucher.used'],
    'checkout.changed',
    undefined,
  ]);
});

test('a voucher that the server took out of the basket is an error at its field @gift-02', async () => {
  const removedVoucher = { code: 'ONCE', reason: 'voucher.expired' };
  const lab = createLab({ port: { putBasket: async () => createBasket({ ...stored, removedVoucher }) } });
  await lab.ready();
  const { voucher, notice } = lab.flow.state.value;
  expect([voucher.failure, notice]).toEqual([['voucher.expired'], 'checkout.changed']);
});

test('a gift is paid from its own basket, and no basket of the licence is created @gift-01', async () => {
  const gift = createGiftBasket({ cards: fakeCards, defaultCardId: 'card-1', id: 'gift-basket', version: 4 });
  const { flow, payments, baskets, ready } = createLab({ postGiftBasket: async () => gift });
  await ready();
  await flow.pay();
  expect(baskets).toEqual([]);
  expect(payments).toMatchObject([{ request: { basketId: 'gift-basket', basketVersion: 4 } }]);
  expect(flow.state.value.step).toBe('PAYMENT_COMPLETE');
});

test('a gift whose price has changed has its basket created anew @gift-01', async () => {
  const gift = { cards: fakeCards, defaultCardId: 'card-1' };
  const { flow, ready, until } = createLab({
    postGiftBasket: inTurn(createGiftBasket(gift), createGiftBasket({ ...gift, version: 2 })),
    port: { pay: () => Promise.reject(refusal(409, 'CONFLICT', ['basketChanged'])) },
  });
  await ready();
  await flow.pay();
  await until(({ basket }) => basket?.version === 2);
  expect(flow.state.value.notice).toBe('checkout.changed');
});

test.each(['planUnavailable', 'giftDate', 'giftLanguage'])(
  'a gift that is refused with %s says so, and no basket is asked for again @gift-01',
  async (label) => {
    let count = 0;
    const { flow, until } = createLab({
      postGiftBasket: () => {
        count += 1;
        return Promise.reject(refusal(label === 'planUnavailable' ? 404 : 400, 'NOT_FOUND', [label]));
      },
    });
    await until(({ failure }) => failure !== undefined);
    expect(flow.state.value.failure).toEqual([label]);
    expect(count).toBe(1);
  },
);
