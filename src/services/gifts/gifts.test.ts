import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { createGifts } from './gifts.ts';

/** Creates a port whose server gives one answer, and the list of the requests that it received. */
function createServed(status: number, answer: object) {
  const requests: [string, unknown][] = [];
  const api = createApi({
    fetch: async (sent) => {
      requests.push([`${sent.method} ${new URL(sent.url).pathname}`, await sent.json()]);
      return Response.json(answer, { status });
    },
    origin: 'https://apex.example',
    headers: () => ({}),
  });
  return { gifts: createGifts(api), requests };
}

test('the code is in the body of the requests, never in their address @gift-01', async () => {
  const { gifts, requests } = createServed(201, {});
  await gifts.lookUp('AB-CD');
  await gifts.redeem('AB-CD', false);
  await gifts.redeem('AB-CD', true);
  expect(requests).toEqual([
    ['POST /api/v2/gift/lookup', { redeemCode: 'AB-CD' }],
    ['POST /api/v2/gift/redeem', { redeemCode: 'AB-CD' }],
    ['POST /api/v2/gift/redeem', { redeemCode: 'AB-CD', acknowledgeOwnGift: true }],
  ]);
});

test.each([
  [404, 'NOT_FOUND', ['giftUnknown'], { isOwn: false, labels: ['giftUnknown', 'NOT_FOUND'] }],
  [409, 'CONFLICT', ['giftOwn'], { isOwn: true, labels: ['giftOwn', 'CONFLICT'] }],
  [403, 'KID_PROFILE', [], { isOwn: false, labels: ['gift.childProfile'] }],
  [429, 'TOO_MANY_REQUESTS', ['tooManyAttempts'], { isOwn: false, labels: ['tooManyAttempts', 'TOO_MANY_REQUESTS'] }],
])('a refusal %i %s %j has labels @gift-01', async (status, code, messages, refusal) => {
  const { gifts } = createServed(status, { code, messages });
  expect(await gifts.redeem('AB', false)).toEqual({ ok: false, ...refusal });
});

test('a lost answer says that the gift is not lost @gift-01', async () => {
  const api = createApi({
    fetch: () => Promise.reject(new TypeError('network')),
    origin: 'https://apex.example',
    headers: () => ({}),
  });
  expect(await createGifts(api).redeem('AB', false)).toMatchObject({ ok: false, labels: ['gift.notSent'] });
});
