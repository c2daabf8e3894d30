import { randomUUID } from 'node:crypto';
import { CheckoutAPI, Client, EnvironmentEnum, HttpClientException, hmacValidator, Types } from '@adyen/api-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestMerchant, openTestGateway } from '../../../../tests/support/gateway.ts';

type PaymentRequest = Types.checkout.PaymentRequest;
type PaymentResponse = Types.checkout.PaymentResponse;

let gateway: Awaited<ReturnType<typeof openTestGateway>>;
beforeEach(async () => {
  gateway = await openTestGateway();
});
afterEach(() => gateway.close());

/** Sends the SDK's requests to the gateway instead of Adyen. */
const httpClient: Client['httpClient'] = {
  request: async (endpoint, json, config, _isKeyRequired, options) => {
    const url = new URL(endpoint.replace('https://checkout-test.adyen.com', `${gateway.origin}/adyen`));
    for (const [name, value] of Object.entries(options?.params ?? {})) url.searchParams.set(name, String(value));
    const { method = 'POST', idempotencyKey } = options ?? {};
    const response = await fetch(url, {
      method,
      headers: {
        'x-api-key': config.apiKey ?? '',
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'POST' && { body: String(json) }),
    });
    const text = await response.text();
    if (response.ok) return text;
    const { errorCode, message } = JSON.parse(text) as { errorCode: string; message: string };
    throw new HttpClientException({ message, errorCode, statusCode: response.status, responseBody: text });
  },
};
const openAdyen = (realm = 'north') =>
  new CheckoutAPI(new Client({ apiKey: `adyen-key-of-${realm}`, environment: EnvironmentEnum.TEST }, httpClient));

async function enterCard(number: string): Promise<string> {
  const response = await fetch(`${gateway.origin}/adyen/field-sessions`, {
    method: 'POST',
    headers: { 'x-api-key': 'adyen-key-of-north', 'content-type': 'application/json' },
    body: JSON.stringify({ pageOrigin: 'https://north.test', locale: 'en', customer: 'nina' }),
  });
  const { url } = (await response.json()) as { url: string };
  return String((await gateway.enterCard(url, { number })).body['token']);
}

const order = (changes: Partial<PaymentRequest> = {}): PaymentRequest =>
  // The SDK's request is a class with serialisation data; its calls take plain objects.
  ({
    amount: { currency: 'EUR', value: 999 },
    merchantAccount: 'PlaybillNorth',
    reference: randomUUID(),
    returnUrl: 'https://north.test/return?basket=7',
    shopperReference: 'nina',
    ...changes,
  }) as PaymentRequest;
const pay = async (number: string, changes: Partial<PaymentRequest> = {}, holderName?: string) => {
  const paymentMethod = { type: 'scheme', encryptedCardNumber: await enterCard(number), holderName };
  return openAdyen().PaymentsApi.payments(order({ paymentMethod, ...changes } as Partial<PaymentRequest>));
};
const payBy = (type: string, changes: Partial<PaymentRequest> = {}) =>
  openAdyen().PaymentsApi.payments(order({ paymentMethod: { type }, ...changes } as Partial<PaymentRequest>));
const getActionUrl = ({ action }: PaymentResponse) => (action as { url?: string } | undefined)?.url ?? '';
const comeBack = async (response: PaymentResponse, choice: string) => {
  const url = new URL((await gateway.answerBank(getActionUrl(response), choice)) ?? '');
  expect(url.searchParams.get('basket')).toBe('7');
  return openAdyen().PaymentsApi.paymentsDetails({
    details: { redirectResult: url.searchParams.get('redirectResult') ?? '' },
  } as Types.checkout.PaymentDetailsRequest);
};
const readItems = () =>
  gateway.webhooks.map(
    ({ body }) =>
      (JSON.parse(body) as Types.notification.Notification).notificationItems?.[0]?.NotificationRequestItem ??
      ({} as Types.notification.NotificationRequestItem),
  );
const readEvents = () => readItems().map(({ eventCode, success }) => `${eventCode} ${success}`);

test('the SDK pays by card, and verifies the notification about it @pay-03', async () => {
  const paid = await pay('4242424242424242');
  expect(paid).toMatchObject({
    resultCode: 'Authorised',
    amount: { value: 999 },
    additionalData: { cardSummary: '4242' },
  });
  await vi.waitFor(() => expect(readEvents()).toEqual(['AUTHORISATION true']));
  const [item] = readItems();
  if (!item) throw new Error('There is no notification');
  const key = createTestMerchant('north').secrets['adyen-hmac-key'] ?? '';
  const validator = new hmacValidator();
  expect(validator.validateHMAC(item, key)).toBe(true);
  expect(validator.validateHMAC({ ...item, amount: { ...item.amount, value: 1 } }, key)).toBe(false);
  expect([item.pspReference, item.merchantReference]).toEqual([paid.pspReference, paid.merchantReference]);
});

test.each([
  ['4000000000000002', '2'],
  ['4000000000009995', '12'],
  ['4000000000009987', '5'],
  ['4000000000000069', '6'],
  ['4000000000000127', '24'],
  ['4000000000000119', '4'],
])('the test card %s is refused with the code %s @pay-03', async (number, code) => {
  expect(await pay(number)).toMatchObject({ resultCode: 'Refused', refusalReasonCode: code });
});

test('the card holder’s name and the requested response code refuse a card as on Adyen’s test platform @pay-03', async () => {
  expect((await pay('4242424242424242', {}, 'NOT_ENOUGH_BALANCE')).refusalReasonCode).toBe('12');
  const additionalData = { RequestedTestAcquirerResponseCode: '20' };
  expect((await pay('4242424242424242', { additionalData })).refusalReasonCode).toBe('20');
});

test.each([
  ['approve', 'Authorised', undefined],
  ['refuse', 'Refused', '11'],
  ['cancel', 'Cancelled', '16'],
])('after the answer %s of the bank the details of a card payment are %s @pay-03', async (choice, resultCode, code) => {
  const response = await pay('4000002500003155');
  expect(response).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect' } });
  expect(response.pspReference).toBeUndefined();
  const details = await comeBack(response, choice);
  expect([details.resultCode, details.refusalReasonCode]).toEqual([resultCode, code]);
});

test('a challenged card is not charged when the payer does not come back @pay-03', async () => {
  const response = await pay('4000002500003155');
  await gateway.answerBank(getActionUrl(response), 'approve');
  await openAdyen().ModificationsApi.cancelAuthorisedPayment({
    merchantAccount: 'PlaybillNorth',
    paymentReference: response.merchantReference ?? '',
  });
  await vi.waitFor(() => expect(readEvents().sort()).toEqual(['AUTHORISATION false', 'CANCELLATION true']));
});

test.each(['ideal', 'bcmc', 'gcash', 'paypal'])('the method %s is paid at its bank or wallet @pay-03', async (type) => {
  const response = await payBy(type);
  expect((await comeBack(response, 'approve')).resultCode).toBe('Authorised');
  const refused = await payBy(type);
  expect((await comeBack(refused, 'refuse')).resultCode).toBe('Refused');
  await vi.waitFor(() => expect(readEvents().sort()).toEqual(['AUTHORISATION false', 'AUTHORISATION true']));
});

test('a PIX code is paid by phone, and a second payment has a reference of its own @pay-03', async () => {
  const response = await payBy('pix', { amount: { currency: 'BRL', value: 1999 } });
  const { qrCodeData: code = '' } = response.action as Types.checkout.CheckoutQrCodeAction;
  expect(response.resultCode).toBe('PresentToShopper');
  await fetch(`${gateway.origin}/phone`, { method: 'POST', body: new URLSearchParams({ code, action: 'pay-twice' }) });
  await vi.waitFor(() => expect(readEvents()).toEqual(['AUTHORISATION true', 'AUTHORISATION true']));
  const items = readItems();
  expect(new Set(items.map(({ pspReference }) => pspReference)).size).toBe(2);
  expect(new Set(items.map(({ merchantReference }) => merchantReference))).toEqual(
    new Set([response.merchantReference]),
  );
});

test('an unpaid PIX code closes its offer @pay-03', async () => {
  await payBy('pix', { amount: { currency: 'BRL', value: 1999 } });
  await gateway.script('clock', { offsetMs: 24 * 60 * 60 * 1000 });
  await vi.waitFor(() => expect(readEvents()).toEqual(['OFFER_CLOSED true']));
});

const storing: Partial<PaymentRequest> = { storePaymentMethod: true };
const renew = (storedPaymentMethodId: string, type: string) =>
  openAdyen().PaymentsApi.payments(
    order({
      paymentMethod: { type, storedPaymentMethodId },
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'Subscription',
    } as Partial<PaymentRequest>),
  );

test('a stored card is listed, charged without the payer, and not charged after its deletion @pay-03', async () => {
  const first = await pay('4242424242424242', storing);
  const id = first.additionalData?.['recurring.recurringDetailReference'] ?? '';
  const { RecurringApi } = openAdyen();
  const listed = await RecurringApi.getTokensForStoredPaymentDetails('nina', 'PlaybillNorth');
  expect(listed.storedPaymentMethods).toMatchObject([{ id, brand: 'visa', lastFour: '4242', expiryYear: '2030' }]);
  expect((await renew(id, 'scheme')).resultCode).toBe('Authorised');
  await RecurringApi.deleteTokenForStoredPaymentDetails(id, 'nina', 'PlaybillNorth');
  await expect(renew(id, 'scheme')).rejects.toMatchObject({ statusCode: 422, errorCode: '800' });
});

test('renewals fail for a card that always needs the payer, and for the card of failing renewals @pay-03', async () => {
  const challenged = await comeBack(await pay('4000002760003184', storing), 'approve');
  const id = challenged.additionalData?.['recurring.recurringDetailReference'] ?? '';
  expect((await renew(id, 'scheme')).refusalReasonCode).toBe('38');
  const failing = await pay('4000000000000341', storing);
  const other = failing.additionalData?.['recurring.recurringDetailReference'] ?? '';
  expect((await renew(other, 'scheme')).resultCode).toBe('Refused');
});

test('an iDEAL payment makes a SEPA mandate, whose renewal is authorised later @pay-03', async () => {
  const paid = await comeBack(await payBy('ideal', storing), 'approve');
  const id = paid.additionalData?.['recurring.recurringDetailReference'] ?? '';
  const renewal = await renew(id, 'sepadirectdebit');
  expect(renewal.resultCode).toBe('Received');
  await gateway.script('clock', { offsetMs: 2000 });
  await vi.waitFor(() => expect(readItems().map(({ pspReference }) => pspReference)).toContain(renewal.pspReference));
});

test.each([
  ['succeeded', ['REFUND true']],
  ['failed', ['REFUND false']],
  ['pending-then-succeeded', ['REFUND true']],
  ['pending-then-failed', ['REFUND true', 'REFUND_FAILED true']],
])('a refund with the outcome %s is received, and then %j @pay-03', async (outcome, events) => {
  const { pspReference = '' } = await pay('4242424242424242');
  await gateway.script('refunds', { provider: 'adyen', outcome, delayMs: 60_000 });
  const refund = await openAdyen().ModificationsApi.refundCapturedPayment(pspReference, {
    amount: { currency: 'EUR', value: 999 },
    merchantAccount: 'PlaybillNorth',
    reference: 'refund-1',
  } as Types.checkout.PaymentRefundRequest);
  expect(refund).toMatchObject({ status: 'received', paymentPspReference: pspReference });
  await gateway.script('clock', { offsetMs: 60_000 });
  await vi.waitFor(() => expect(readEvents().sort()).toEqual(['AUTHORISATION true', ...events]));
  const item = readItems().find(({ eventCode }) => eventCode.startsWith('REFUND'));
  expect(item).toMatchObject({ originalReference: pspReference, merchantReference: 'refund-1' });
  expect(item?.pspReference).toBe(refund.pspReference);
});

test('a paid payment cannot be cancelled, and its dispute is won @pay-03', async () => {
  const { pspReference = '' } = await pay('4242424242424242');
  await openAdyen().ModificationsApi.cancelAuthorisedPaymentByPspReference(pspReference, {
    merchantAccount: 'PlaybillNorth',
  });
  for (const status of ['open', 'won'])
    await gateway.script('disputes', { provider: 'adyen', payment: pspReference, status });
  await vi.waitFor(() =>
    expect(readEvents().sort()).toEqual([
      'AUTHORISATION true',
      'CANCELLATION false',
      'CHARGEBACK true',
      'CHARGEBACK_REVERSED true',
      'NOTIFICATION_OF_CHARGEBACK true',
    ]),
  );
});

test('an idempotency key replays its payment, and rejects another one @pay-03', async () => {
  const request = order({
    paymentMethod: { type: 'pix' },
    amount: { currency: 'BRL', value: 5 },
  } as Partial<PaymentRequest>);
  const { PaymentsApi } = openAdyen();
  const first = await PaymentsApi.payments(request, { idempotencyKey: 'k1' });
  expect((await PaymentsApi.payments(request, { idempotencyKey: 'k1' })).pspReference).toBe(first.pspReference);
  await expect(
    PaymentsApi.payments({ ...request, reference: 'other' } as PaymentRequest, { idempotencyKey: 'k1' }),
  ).rejects.toMatchObject({ statusCode: 422, errorCode: '704' });
});

test('methods are offered by country and currency @pay-03', async () => {
  const request = { merchantAccount: 'N', countryCode: 'NL', amount: { currency: 'EUR', value: 1 } };
  const { paymentMethods } = await openAdyen().PaymentsApi.paymentMethods(
    request as Types.checkout.PaymentMethodsRequest,
  );
  expect(paymentMethods?.map(({ type }) => type)).toEqual(['scheme', 'ideal', 'paypal']);
});

test('an unknown key, a missing field and another merchant’s payment are refused @pay-03', async () => {
  await expect(openAdyen('east').PaymentsApi.payments(order())).rejects.toMatchObject({ statusCode: 401 });
  await expect(openAdyen().PaymentsApi.payments(order())).rejects.toMatchObject({ statusCode: 422, errorCode: '702' });
  const { pspReference = '' } = await pay('4242424242424242');
  const refund = { amount: { currency: 'EUR', value: 1 }, merchantAccount: 'S' } as Types.checkout.PaymentRefundRequest;
  await expect(openAdyen('south').ModificationsApi.refundCapturedPayment(pspReference, refund)).rejects.toMatchObject({
    statusCode: 422,
  });
});
