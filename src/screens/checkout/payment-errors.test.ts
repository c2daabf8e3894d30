import { expect, test } from 'vitest';
import en from '#schemas/labels/en_US.json';
import { listCardErrorLabels, listDeclineLabels, paymentErrorLabels, resolveRefusal } from './payment-errors.ts';

const refuse = (status: number, code: string, messages: string[] = [], missingFields: string[] = []) =>
  resolveRefusal({ status, code, messages, missingFields });

test.each<[string, Parameters<typeof refuse>, ReturnType<typeof resolveRefusal>]>([
  ['a missing answer as a lost connection', [0, 'SERVICE_UNAVAILABLE'], { kind: 'connection-lost' }],
  ['an error of the server as a lost connection', [500, 'INTERNAL_ERROR'], { kind: 'connection-lost' }],
  ['an unavailable server as a lost connection', [503, 'SERVICE_UNAVAILABLE'], { kind: 'connection-lost' }],
  ['409 freeTrialDenied as a denied trial', [409, 'CONFLICT', ['freeTrialDenied']], { kind: 'trial-denied' }],
  ['another 409 as a changed basket', [409, 'CONFLICT', ['basketChanged']], { kind: 'basket-changed' }],
  ['404 as an unknown basket', [404, 'NOT_FOUND'], { kind: 'basket-unknown' }],
  [
    '424 as missing fields',
    [424, 'BASKET_REQUIREMENTS_FAILED', [], ['taxNumber']],
    { kind: 'fields-missing', fields: ['taxNumber'] },
  ],
  [
    '402 by the label of the decline',
    [402, 'BAD_REQUEST', ['payment.declined.insufficient_funds']],
    { kind: 'failed', labels: ['payment.declined.insufficient_funds', 'payment.declined.generic'] },
  ],
  ['INVALID_TIER_CHANGE by its label', [409, 'INVALID_TIER_CHANGE'], { kind: 'failed', labels: ['invalidTierChange'] }],
  [
    'INVALID_TIER_CHANGE as a message of a conflict by its label',
    [409, 'CONFLICT', ['INVALID_TIER_CHANGE']],
    { kind: 'failed', labels: ['invalidTierChange'] },
  ],
  ['BAD_REQUEST by its label', [400, 'BAD_REQUEST'], { kind: 'failed', labels: ['paymentError'] }],
  [
    'too many stored methods by their label',
    [400, 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED'],
    { kind: 'failed', labels: ['maxPaymentMethodsErrorMessage'] },
  ],
  ['a failed captcha by its label', [403, 'CAPTCHA_FAIL_ERROR'], { kind: 'failed', labels: ['captchaFailed'] }],
  ['a failed challenge by its label', [403, 'CHALLENGE_FAILED'], { kind: 'failed', labels: ['captchaFailed'] }],
  [
    'another code by its message, then its own label, then the general one',
    [429, 'TOO_MANY_REQUESTS', ['slowDown']],
    { kind: 'failed', labels: ['slowDown', 'TOO_MANY_REQUESTS', 'anErrorOccured'] },
  ],
])('treats %s @pay-04', (_what, given, expected) => expect(refuse(...given)).toEqual(expected));

test.each<[string, Parameters<typeof refuse>, string]>([
  ['a child’s profile', [403, 'KID_PROFILE'], 'kidPurchasePermissionDenied'],
  ['a country outside of the territories', [403, 'FORBIDDEN', ['signupGeoRestriction']], 'signupGeoRestriction'],
  ['a VPN', [403, 'FORBIDDEN', ['vpnErrorMessage']], 'vpnErrorMessage'],
])('replaces the page for %s @pay-08', (_what, given, label) =>
  expect(refuse(...given)).toEqual({ kind: 'restricted', label }),
);

test('shows the general decline for one whose reason has no label, such as a stolen card @pay-04', () => {
  const [, ...rest] = listDeclineLabels('payment.declined.lost_or_stolen');
  expect(rest).toEqual(['payment.declined.generic']);
  expect(Object.keys(en).filter((key) => /^payment\.declined\..*(lost|stolen|fraud)/.test(key))).toEqual([]);
});

test('names neither loss nor theft nor fraud in the text of any decline @pay-04', () => {
  const texts = Object.entries(en).filter(([key]) => key.startsWith('payment.declined.'));
  expect(texts).toHaveLength(14);
  expect(texts.filter(([, text]) => /lost|stolen|fraud/i.test(text))).toEqual([]);
});

test('has a text for the label of each code @pay-04', () =>
  expect(Object.values(paymentErrorLabels).filter((label) => !(label in en))).toEqual([]));

test.each([
  [
    { number: 'incorrect_number', cvc: 'incorrect_cvc' },
    ['payment.declined.incorrect_number', 'payment.declined.incorrect_cvc'],
  ],
  [{ number: 'incomplete', expiry: 'incomplete' }, ['checkout.cardIncomplete']],
])('lists each label of the invalid card fields %j once @pay-04', (errors, labels) =>
  expect(listCardErrorLabels(errors)).toEqual(labels),
);
