import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());

const cancel = (buyer: Buyer, id: number) => {
  // After the purchase, so that the history has an order.
  lab.server.clock.advance(1000);
  return buyer.call(`/api/v2/user/licence/${id}`, { method: 'DELETE' });
};
const reactivate = (buyer: Buyer, id: number) =>
  buyer.call<LicenceStatus>(`/api/v2/user/licence/${id}`, { method: 'PATCH' });
const readLicence = async (buyer: Buyer, id: number) =>
  (await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence')).body.licences.find(
    ({ licence }) => licence.id === id,
  );
const listHistory = async (buyer: Buyer) =>
  (await buyer.call<PaymentHistory>('/api/v2/customer/payment-history')).body.items.map(({ itemType }) => itemType);
const countEvents = async (licenceId: number, email: string) => {
  const [{ count } = { count: 0 }] = await lab.server.database.query<{ count: number }>(
    `select event_count as count from subscriptions join accounts on accounts.id = account_id
     where email = $1 and (state ->> 'licenceId')::integer = $2`,
    [email, licenceId],
  );
  return count;
};

/** Moves the end of the paid time into the past. The clock stays, because sessions would end too. */
const endPaidTime = async ({ email }: Buyer) => {
  await lab.server.database.query(
    `update subscriptions set state = jsonb_set(state, '{paidUntil}', to_jsonb($2::bigint))
     where account_id = (select id from accounts where email = $1)`,
    [email, lab.server.clock.now() - 1],
  );
};

test('a canceled licence stays until its paid time ends, and is in the history and in an email @lic-04 @pay-05', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const before = await readLicence(buyer, 1);
  expect(before?.changes).toEqual(['CANCEL', 'PAUSE']);
  expect((await cancel(buyer, 1)).status).toBe(204);
  expect(await readLicence(buyer, 1)).toMatchObject({
    status: 'ACTIVE',
    autoRenewingStatus: 'NOT_RENEWING',
    expiryTimestamp: before?.expiryTimestamp,
    isEffective: true,
    changes: ['REACTIVATE'],
  });
  expect(await listHistory(buyer)).toEqual(['CANCELLED', 'SUBSCRIPTION']);
  const mails = await sendWaiting(lab.server);
  const mail = mails.find(({ subject, to }) => subject === 'You canceled Monthly' && to === buyer.email);
  expect(mail?.text).toContain('you won’t be charged for it again');
  await endPaidTime(buyer);
  expect((await readLicence(buyer, 1))?.status).toBe('EXPIRED');
});

test('a canceled licence renews again with the same date, as if nothing had happened @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const before = await readLicence(buyer, 1);
  await cancel(buyer, 1);
  const { status, body } = await reactivate(buyer, 1);
  expect([status, body]).toEqual([200, before]);
  const mails = await sendWaiting(lab.server);
  expect(mails.filter(({ to }) => to === buyer.email).map(({ subject }) => subject)).toContain('Monthly renews again');
});

test('a change that was made already succeeds and records nothing, also from two tabs at once @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const statuses = await Promise.all([cancel(buyer, 1), cancel(buyer, 1), cancel(buyer, 1)]);
  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await countEvents(1, buyer.email)).toBe(2);
  expect(await listHistory(buyer)).toEqual(['CANCELLED', 'SUBSCRIPTION']);
  expect([(await reactivate(buyer, 1)).status, (await reactivate(buyer, 1)).status]).toEqual([200, 200]);
  expect(await countEvents(1, buyer.email)).toBe(3);
});

test('a free trial that is canceled stays until its end @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(4);
  const before = await readLicence(buyer, 4);
  await cancel(buyer, 4);
  expect(await readLicence(buyer, 4)).toMatchObject({
    status: 'TRIAL_ACTIVE',
    autoRenewingStatus: 'NOT_RENEWING',
    expiryTimestamp: before?.expiryTimestamp,
  });
});

test('a licence that has ended cannot renew again @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await cancel(buyer, 1);
  await endPaidTime(buyer);
  expect(await reactivate(buyer, 1)).toMatchObject({ status: 409, body: { messages: ['planNotReactivated'] } });
});

test('a licence that does not renew cannot be canceled, and one that is not held is unknown @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(3);
  expect(await cancel(buyer, 3)).toMatchObject({ status: 409, body: { messages: ['planNotRenewing'] } });
  expect(await reactivate(buyer, 3)).toMatchObject({ status: 409, body: { messages: ['planNotReactivated'] } });
  expect(await cancel(buyer, 1)).toMatchObject({ status: 404, body: { messages: ['planNotHeld'] } });
  expect((await readLicence(buyer, 3))?.changes).toEqual([]);
});

test('a licence that another one of its family replaces cannot renew again @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await buyer.buy(2);
  expect([(await readLicence(buyer, 1))?.changes, (await readLicence(buyer, 2))?.changes]).toEqual([
    [],
    ['CANCEL', 'PAUSE'],
  ]);
  expect(await reactivate(buyer, 1)).toMatchObject({ status: 409, body: { messages: ['planNotReactivated'] } });
  expect((await readLicence(buyer, 1))?.autoRenewingStatus).toBe('NOT_RENEWING');
  await cancel(buyer, 2);
  expect([(await readLicence(buyer, 1))?.changes, (await readLicence(buyer, 2))?.changes]).toEqual([
    [],
    ['REACTIVATE'],
  ]);
});

test('the eleventh change of a renewal within an hour is refused @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) statuses.push((await cancel(buyer, 1)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
});

test('a licence of another account cannot be canceled @lic-04', async () => {
  const owner = await lab.addBuyer();
  await owner.buy(1);
  const other = await lab.addBuyer();
  expect((await cancel(other, 1)).status).toBe(404);
  expect((await readLicence(owner, 1))?.autoRenewingStatus).toBe('AUTO_RENEWING');
});
