import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CardList, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { Basket, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findPurchase } from '../payments/purchases.store.ts';
import { addSubscriptionEvent } from '../subscriptions/subscriptions.store.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { json } from '../../../../tests/support/realm-server.ts';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());

const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';
const CHALLENGED = '4000002760003184';
const REFUSED = '4000000000000002';

const readCards = async (buyer: Buyer) => (await buyer.call<CardList>('/api/v2/card')).body;
const readHistory = async (buyer: Buyer) =>
  (await buyer.call<PaymentHistory>('/api/v2/customer/payment-history')).body.items;

/** Opens the change of the card that pays a licence. */
const openUpdate = (buyer: Buyer, licenceId: number) =>
  buyer.call<Basket>(`/api/v2/baskets/${randomUUID()}`, {
    ...json({ basketItems: [{ licenceId, isCardUpdate: true }] }),
    method: 'PUT',
  });

/** Ends the subscription whose card a purchase changes, as a full refund does. */
async function endPlan(purchaseId: string): Promise<void> {
  const { db, clock } = lab.server.context;
  await inRealm(db, 'north', async (tx) => {
    const { cardUpdate } = (await findPurchase(tx, 'north', purchaseId)) ?? {};
    const now = clock.now();
    const event = { kind: 'ended', reason: 'refunded', at: now, effectiveAt: now, by: 'system' } as const;
    await addSubscriptionEvent(tx, { realm: 'north', id: cardUpdate?.subscriptionId ?? '' }, event);
  });
}

/** Last digits of the card that pays each licence that renews. */
async function listPayingCards(buyer: Buyer): Promise<Record<string, string | undefined>> {
  const { cards, renewals } = await readCards(buyer);
  const findDigits = (id: string | undefined) => cards.find(({ cardId }) => cardId === id)?.last4Digits;
  return Object.fromEntries(renewals.map(({ name, cardId }) => [name, findDigits(cardId)]));
}

/** An account with the monthly pass, paid with a Visa, and a stored Mastercard. */
async function addBuyerWithTwoCards() {
  const buyer = await lab.addBuyer();
  await buyer.buy(1, VISA);
  const { body: basket } = await buyer.putBasket(3);
  await buyer.pay(basket, await buyer.enterCard(basket, MASTERCARD), { storesInstrument: true });
  const { cards } = await readCards(buyer);
  const [first, second] = ['4242', '4444'].map((digits) => cards.find(({ last4Digits }) => last4Digits === digits));
  if (!first || !second) throw new Error('A card is not stored');
  return { buyer, first, second };
}

test('a new card is stored without a charge and pays the licence from then on @pay-12', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1, VISA);
  const { status, body: basket } = await openUpdate(buyer, 1);
  expect([status, basket.total.amount, basket.acceptsVouchers]).toEqual([200, 0, false]);
  // The card that pays now is no alternative.
  expect([basket.cards, basket.paymentOptions.map(({ flow }) => flow)]).toEqual([[], ['fields']]);
  const paid = await buyer.pay(basket, await buyer.enterCard(basket, MASTERCARD));
  expect(paid.body).toMatchObject({ status: 'COMPLETE', isCardUpdate: true, licenceId: 1 });
  expect(paid.body.receipt).toBeUndefined();
  expect(await listPayingCards(buyer)).toEqual({ Monthly: '4444' });
  expect((await readHistory(buyer)).map(({ itemType }) => itemType)).toEqual(['SUBSCRIPTION']);
  const [{ sum } = { sum: 1 }] = await lab.server.database.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::integer as sum from ledger_entries where purchase_id = $1',
    [paid.body.purchaseId],
  );
  expect(sum).toBe(0);
});

test('a stored card is chosen without a call of its provider @pay-12', async () => {
  const { buyer, second } = await addBuyerWithTwoCards();
  const { body: basket } = await openUpdate(buyer, 1);
  expect(basket.cards.map(({ cardId }) => cardId)).toEqual([second.cardId]);
  const { body } = await buyer.pay(basket, second.cardId);
  expect([body.status, body.provider]).toEqual(['COMPLETE', 'zero-balance']);
  expect(await listPayingCards(buyer)).toEqual({ Monthly: '4444' });
});

test('a card that is entered again is stored once @pay-06', async () => {
  const { buyer, first } = await addBuyerWithTwoCards();
  const { body: basket } = await openUpdate(buyer, 1);
  await buyer.pay(basket, await buyer.enterCard(basket, MASTERCARD));
  const { cards } = await readCards(buyer);
  expect(cards.map(({ last4Digits }) => last4Digits).sort()).toEqual(['4242', '4444']);
  expect(cards.map(({ cardId }) => cardId)).toContain(first.cardId);
  // The stored card is charged by its new reference.
  const { body: yearly } = await buyer.putBasket(2);
  const second = cards.find(({ last4Digits }) => last4Digits === '4444');
  expect((await buyer.pay(yearly, second?.cardId)).body.status).toBe('COMPLETE');
});

test('a card that the bank confirms is chosen when the bank has answered @pay-12', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1, VISA);
  const { body: basket } = await openUpdate(buyer, 1);
  const { body } = await buyer.pay(basket, await buyer.enterCard(basket, CHALLENGED));
  expect([body.status, await listPayingCards(buyer)]).toEqual(['ACTION_REQUIRED', { Monthly: '4242' }]);
  await lab.gateway.answerBank(body.redirectUrl ?? '', 'approve');
  await vi.waitFor(async () => expect(await listPayingCards(buyer)).toEqual({ Monthly: '3184' }));
});

test('a card that the bank confirms after the end of the plan is stored, and the answer says so @pay-12', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1, VISA);
  const { body: basket } = await openUpdate(buyer, 1);
  const { body } = await buyer.pay(basket, await buyer.enterCard(basket, CHALLENGED));
  await endPlan(body.purchaseId);
  await lab.gateway.answerBank(body.redirectUrl ?? '', 'approve');
  const path = `/api/v2/customer/purchases/${body.purchaseId}`;
  await vi.waitFor(async () =>
    expect((await buyer.call<PurchaseStatus>(path)).body).toMatchObject({ status: 'COMPLETE', hasPlanEnded: true }),
  );
  expect((await readCards(buyer)).cards.map(({ last4Digits }) => last4Digits).sort()).toEqual(['3184', '4242']);
  const { values } = await lab.server.context.metrics.paymentReports.get();
  expect(values.find(({ labels }) => labels.outcome === 'plan-ended')?.value).toBe(1);
});

test('a refused card changes nothing, is no failed payment, and another card can be entered @pay-12', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1, VISA);
  const { body: basket } = await openUpdate(buyer, 1);
  const refused = await buyer.pay(basket, await buyer.enterCard(basket, REFUSED));
  expect(refused).toMatchObject({ status: 402, body: { messages: ['payment.declined.card_declined'] } });
  expect([await listPayingCards(buyer), (await readHistory(buyer)).length]).toEqual([{ Monthly: '4242' }, 1]);
  const { body } = await buyer.pay(basket, await buyer.enterCard(basket, MASTERCARD));
  expect([body.status, await listPayingCards(buyer)]).toEqual(['COMPLETE', { Monthly: '4444' }]);
});

test('each licence is paid with the card that bought it, and with the default one after its removal @pay-12', async () => {
  const { buyer, second } = await addBuyerWithTwoCards();
  const { body: basket } = await buyer.putBasket(4);
  await buyer.pay(basket, second.cardId);
  expect(await listPayingCards(buyer)).toEqual({ Monthly: '4242', Films: '4444' });
  const { body: list } = await buyer.call<CardList>(`/api/v2/card/${second.cardId}`, { method: 'DELETE' });
  expect(list.renewals.map(({ cardId }) => cardId)).toEqual([list.defaultCardId, list.defaultCardId]);
});

test.each([
  [3, 'does not renew'],
  [2, 'is not held by the account'],
])('a licence (%i) that %s has no card to change @pay-12', async (licenceId) => {
  const { buyer, second } = await addBuyerWithTwoCards();
  const { status, body } = await openUpdate(buyer, licenceId);
  expect([status, body.messages]).toEqual([404, ['paymentUpdate.notRenewing']]);
  const path = `/api/v2/licence/${licenceId}/payment-details/${second.cardId}`;
  expect((await buyer.call(path, { method: 'POST' })).status).toBe(404);
});

test('the call for payment details chooses a stored card of the account only @pay-12', async () => {
  const { buyer, second } = await addBuyerWithTwoCards();
  const { buyer: other, second: foreign } = await addBuyerWithTwoCards();
  const choose = async (from: Buyer, cardId: string) =>
    (await from.call(`/api/v2/licence/1/payment-details/${cardId}`, { method: 'POST' })).status;
  expect([await choose(buyer, foreign.cardId), await choose(buyer, 'x')]).toEqual([404, 404]);
  expect(await listPayingCards(buyer)).toEqual({ Monthly: '4242' });
  expect(await choose(buyer, second.cardId)).toBe(204);
  expect([await listPayingCards(buyer), await listPayingCards(other)]).toEqual([
    { Monthly: '4444' },
    { Monthly: '4242' },
  ]);
});

test('a voucher cannot be added to the change of a card, and one of the basket before is left out @pay-12', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1, VISA);
  const id = randomUUID();
  const change = (vouchers?: { code: string }[]) =>
    buyer.putBasket(1, { basketItems: [{ licenceId: 1, isCardUpdate: true }], vouchers }, id);
  expect(await change([{ code: 'WELCOME-20' }])).toMatchObject({
    status: 409,
    body: { messages: ['voucher.cardUpdate'] },
  });
  await buyer.putBasket(3, { vouchers: [{ code: 'WELCOME-20' }] }, id);
  expect(await change()).toMatchObject({ status: 200, body: { vouchers: [], total: { amount: 0 } } });
  expect((await buyer.putBasket(3, {}, id)).body.vouchers).toEqual([]);
});

test('a card of another account and an unknown one cannot pay, and the answer says that the card is missing @pay-06', async () => {
  const { first: foreign } = await addBuyerWithTwoCards();
  const { buyer, first } = await addBuyerWithTwoCards();
  const { body: basket } = await buyer.putBasket(4, {}, randomUUID());
  const { body: update } = await openUpdate(buyer, 1);
  for (const cardId of [foreign.cardId, randomUUID()])
    for (const one of [basket, update])
      expect(await buyer.pay(one, cardId)).toMatchObject({ status: 404, body: { messages: ['cardMissing'] } });
  const { body: again } = await buyer.call<Basket>(`/api/v2/baskets/${basket.id}?acknowledgeNoFreeTrial=true`, {
    ...json({ basketItems: [{ licenceId: 4 }] }),
    method: 'PUT',
  });
  expect((await buyer.pay(again, first.cardId)).body.status).toBe('COMPLETE');
  // A repeated request gets its result, although the card was removed meanwhile.
  await buyer.call(`/api/v2/card/${first.cardId}`, { method: 'DELETE' });
  expect((await buyer.pay(again, first.cardId)).body.status).toBe('COMPLETE');
});

test('the basket of a card’s change is not the account’s basket to buy @pay-12', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1, VISA);
  await openUpdate(buyer, 1);
  expect((await buyer.call('/api/v2/customer/basket')).status).toBe(404);
});

test('a licence is bought with a stored card in one call, once, and its card has no second free trial @pay-02', async () => {
  const buyWith = async (buyer: Buyer, cardId: string) =>
    buyer.call<LicenceStatus>(`/api/v2/licence/4/card/${cardId}?checkBillingDetails=true`, { method: 'POST' });
  const { buyer, first } = await addBuyerWithTwoCards();
  const { status, body } = await buyWith(buyer, first.cardId);
  expect([status, body.licence?.name, body.status]).toEqual([201, 'Films', 'TRIAL_ACTIVE']);
  expect(await buyWith(buyer, first.cardId)).toMatchObject({ status: 409, body: { messages: ['planOwned'] } });
  const { buyer: other, first: same } = await addBuyerWithTwoCards();
  expect((await buyWith(other, first.cardId)).status).toBe(404);
  expect(await buyWith(other, same.cardId)).toMatchObject({ status: 409, body: { messages: ['freeTrialDenied'] } });
});

test('a purchase in one call that is repeated with its key answers as the first one did @pay-02', async () => {
  const buyWith = (buyer: Buyer, licenceId: number, card: { cardId: string } | undefined, key: string) =>
    buyer.call<LicenceStatus>(`/api/v2/licence/${licenceId}/card/${card?.cardId}`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
    });
  const countPayments = async (buyer: Buyer) => (await readHistory(buyer)).length;
  const buyer = await lab.addBuyer();
  // No other test uses the trial of this card.
  await buyer.buy(1, '4000056655665556');
  const [card] = (await readCards(buyer)).cards;
  const before = await countPayments(buyer);
  const first = await buyWith(buyer, 4, card, 'key-1');
  expect(first).toMatchObject({ status: 201, body: { status: 'TRIAL_ACTIVE' } });
  expect(await buyWith(buyer, 4, card, 'key-1')).toEqual(first);
  expect(await countPayments(buyer)).toBe(before + 1);
  expect((await buyWith(buyer, 4, card, 'key-2')).status).toBe(409);
  const other = await lab.addBuyer();
  const { body: paid } = await other.buy(1, CHALLENGED);
  await lab.gateway.answerBank(paid.redirectUrl ?? '', 'approve');
  await vi.waitFor(async () => expect((await readCards(other)).cards).toHaveLength(1));
  const [challenged] = (await readCards(other)).cards;
  for (const _ of [1, 2])
    expect(await buyWith(other, 3, challenged, 'key-1')).toMatchObject({
      status: 402,
      body: { messages: ['payment.declined.authentication_required'] },
    });
});

test('a stored card that the bank wants confirmed buys nothing in one call, and the checkout can be used @pay-02', async () => {
  const buyer = await lab.addBuyer();
  const { body: first } = await buyer.buy(1, CHALLENGED);
  await lab.gateway.answerBank(first.redirectUrl ?? '', 'approve');
  await vi.waitFor(async () => expect((await readCards(buyer)).cards).toHaveLength(1));
  const [card] = (await readCards(buyer)).cards;
  const { status, body } = await buyer.call(`/api/v2/licence/3/card/${card?.cardId}`, { method: 'POST' });
  expect([status, body.messages]).toEqual([402, ['payment.declined.authentication_required']]);
  const { body: basket } = await buyer.putBasket(3);
  const { body: paid } = await buyer.pay(basket, await buyer.enterCard(basket, VISA));
  expect((paid as PurchaseStatus).status).toBe('COMPLETE');
});
