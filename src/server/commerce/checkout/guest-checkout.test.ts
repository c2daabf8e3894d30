import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting, tokenIn } from '../../../../tests/support/mail-links.ts';
import { bearer, json } from '../../../../tests/support/realm-server.ts';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());
beforeEach(() => void lab.server.clock.advance(3_600_000));

let count = 0;
const newEmail = () => `guest${++count}@playbill.test`;
const CONSENT = { consentAnswers: [{ promptField: 'terms', answer: true }] };
const SECRET = 'a long password';

type Options = Parameters<typeof lab.server.call>[1];
async function enter(body: object, options: Options = {}) {
  const path = '/api/v2/user/guest-checkout-principal';
  const answer = await lab.server.call(path, { ...json({ ...CONSENT, ...body }), ...options });
  return { status: answer.status, body: (await answer.json()) as Tokens & Problem };
}
const signIn = async (email: string, secret: string) =>
  (await lab.server.call('/api/v2/login', json({ id: email, secret }))).status;

test('a guest buys with an email alone, and sets a password by the mail that follows @pay-02', async () => {
  const email = newEmail();
  const { status, body: tokens } = await enter({ email: `  ${email.toUpperCase()} ` });
  expect(status).toBe(201);
  await sendWaiting(lab.server);
  const buyer = await lab.addBuyer({ session: { ...tokens, email } });
  const { body: purchase } = await buyer.buy(1);
  expect(purchase).toMatchObject({ status: 'COMPLETE', receipt: { name: 'Monthly', hasPasswordMail: true } });
  const mail = (await sendWaiting(lab.server)).find(({ subject }) => subject.startsWith('Finish'));
  expect(mail).toMatchObject({ to: email, subject: 'Finish your The north realm account' });
  // The link is read hours later, like that of an activation.
  lab.server.clock.advance(23 * 3_600_000);
  const body = { token: tokenIn(mail), secret: SECRET };
  const reset = () => lab.server.call('/api/v2/reset-password', { ...json(body), method: 'PUT' });
  expect([(await reset()).status, (await reset()).status]).toEqual([204, 404]);
  const login = await lab.server.call('/api/v2/login', json({ id: email, secret: SECRET }));
  const headers = bearer((await login.json()) as Tokens);
  const again = await lab.server.call(`/api/v2/customer/purchases/${purchase.purchaseId}`, { headers });
  expect(((await again.json()) as PurchaseStatus).receipt).not.toHaveProperty('hasPasswordMail');
});

test('an account with a password gets no mail to set one after a purchase @pay-02', async () => {
  const buyer = await lab.addBuyer();
  const { body } = await buyer.buy(1);
  expect(body.receipt).not.toHaveProperty('hasPasswordMail');
  expect((await sendWaiting(lab.server)).map(({ subject }) => subject).join()).not.toContain('Finish');
});

test('an email that has an account opens no session, and answers as sign-up does @pay-02', async () => {
  const { email } = await lab.addBuyer();
  const { status, body } = await enter({ email });
  const signUp = await lab.server.call('/api/v2/user', json({ email, secret: SECRET, name: 'Nina', ...CONSENT }));
  const { requestId: _own, ...problem } = body;
  const { requestId: _other, ...expected } = (await signUp.json()) as Problem;
  expect([status, problem]).toEqual([signUp.status, expected]);
  expect(body).not.toHaveProperty('authorisationToken');
  // The account of a guest is one too, although it has no password.
  const guest = newEmail();
  const statuses = [(await enter({ email: guest })).status, (await enter({ email: guest })).status];
  expect(statuses).toEqual([201, 409]);
  expect(await signIn(guest, '')).toBe(400);
  expect(await signIn(guest, SECRET)).toBe(404);
});

test('a network is limited in probing which emails have an account @pay-02 @load-04', async () => {
  const { email } = await lab.addBuyer();
  const statuses: number[] = [];
  for (let index = 0; index < 11; index++)
    statuses.push((await enter({ email }, { address: `2001:db8:9:9::${index + 1}` })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
  expect((await enter({ email: newEmail() }, { address: '2001:db8:9:9::ff' })).status).toBe(429);
});

test.each([
  ['an invalid email', { email: 'guest' }, 400, 'pleaseProvideValidEmail'],
  ['a required term that is not accepted', { email: 'no-consent@playbill.test', consentAnswers: [] }, 400, undefined],
  ['terms that have changed', { email: 'old-terms@playbill.test', edition: 'old' }, 409, undefined],
  ['an unknown property', { email: 'editor@playbill.test', role: 'editor' }, 400, undefined],
])('refuses a guest with %s @pay-02', async (_what, body, status, message) => {
  const answer = await enter(body);
  expect(answer.status).toBe(status);
  if (message !== undefined) expect(answer.body.messages).toEqual([message]);
  const rows = await lab.server.database.query('select from accounts where email = $1', [body.email]);
  expect(rows).toEqual([]);
});

test.each([
  ['does not offer it', { allowed: true }],
  ['is closed for sign-up', { allowed: false, guestCheckout: true }],
  ['hides which addresses have an account', { allowed: true, guestCheckout: true, activatesByMail: true }],
])('refuses a guest in a realm that %s @pay-02', async (_what, selfRegistration) => {
  await loadAccounts(lab.server, 'south', { selfRegistration });
  const { status, body } = await enter({ email: newEmail() }, { realm: 'south' });
  expect([status, body.messages]).toEqual([403, ['signUpUnavailable']]);
});
