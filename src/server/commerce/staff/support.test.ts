import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { SupportAccount, SupportActs, SupportCommerce } from '#schemas/wire/commerce/support.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { askFor, lookAt, newSupporter } from '../../../../tests/support/impersonation.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { editors } from '../../../../tests/support/realm-folder.ts';
import { bearer, json } from '../../../../tests/support/realm-server.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { purgeExpired } from '../../app/districts.ts';
import { deleteAccounts } from '../../identity/personal-data/delete-accounts.job.ts';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
let staff: Tokens & { email: string };
let studio: Tokens;
beforeAll(async () => {
  lab = await openCheckoutLab();
  staff = await newSupporter(lab.server);
  studio = await signInToStudio(staff.email);
});
afterAll(() => lab.close());

const DAY_MS = 86_400_000;
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const REASON = 'Ticket 7: bought by mistake';

/** Signs a support user in to the studio; the session has a second factor. */
async function signInToStudio(email: string): Promise<Tokens> {
  const answer = await lab.server.call('/api/v2/studio/login', json({ id: email, secret: 'a long password' }));
  const tokens = (await answer.json()) as Tokens;
  await lab.server.database.query(`update sessions set methods = '["pop","mfa"]' where audience = 'studio'`);
  return tokens;
}

type Problem = { code?: string; messages?: string[]; details?: { step?: string } };

async function ask<Body = object>(
  path: string,
  init: RequestInit = {},
  { realm = 'north', as = studio }: { realm?: string; as?: Pick<Tokens, 'authorisationToken'> } = {},
) {
  const headers = { ...(init.headers as object), ...bearer(as) };
  const answer = await lab.server.call(`/api/v2/support/${path}`, { ...init, headers, realm });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body & Problem };
}

const search = async (query: string) =>
  (await ask<{ accounts: SupportAccount[] }>(`accounts?${new URLSearchParams({ query })}`)).body.accounts;
const listActs = async () => (await ask<SupportActs>('acts')).body.acts;
const readHistory = async (buyer: Buyer) =>
  (await buyer.call<PaymentHistory>('/api/v2/customer/payment-history')).body.items;
const readStatuses = async (buyer: Buyer) => {
  const { body } = await buyer.call<{ licences: { status: string }[] }>('/api/v2/user/licence');
  return body.licences.map(({ status }) => status);
};

/** Adds an account that has bought a licence. */
async function addCustomer(licenceId: number) {
  const buyer = await lab.addBuyer();
  await buyer.buy(licenceId);
  await sendWaiting(lab.server);
  const [account] = await search(buyer.email);
  const id = account?.id ?? '';
  const read = async () => (await ask<SupportCommerce>(`accounts/${id}/commerce`)).body;
  const { subscriptions, purchases } = await read();
  const [attempt] = purchases[0]?.attempts ?? [];
  return {
    buyer,
    id,
    read,
    subscriptionId: subscriptions[0]?.id ?? '',
    purchaseId: purchases[0]?.id ?? '',
    invoice: purchases[0]?.invoice ?? '',
    attemptId: attempt?.id ?? '',
    reference: attempt?.reference ?? '',
    refund: (body: object = {}, key: string = randomUUID(), more: Parameters<typeof ask>[2] = {}) => {
      const init = json({ attemptId: attempt?.id, reason: REASON, ...body });
      return ask<{ id: string; state: string; amount: object }>(
        `accounts/${id}/refunds`,
        { ...init, headers: { ...(init.headers as object), 'idempotency-key': key } },
        more,
      );
    },
    revoke: (as = studio) =>
      ask(`accounts/${id}/revocations`, json({ subscriptionId: subscriptions[0]?.id, reason: REASON }), { as }),
    sendReceipt: () => ask(`accounts/${id}/receipts`, json({ purchaseId: purchases[0]?.id, reason: REASON })),
  };
}

describe('authorization of support in the studio @auth-15 @door-19', () => {
  test('a support user can sign in to the studio, another viewer cannot', async () => {
    const { email } = await newViewer(lab.server);
    const answer = await lab.server.call('/api/v2/studio/login', json({ id: email, secret: 'a long password' }));
    expect(answer.status).toBe(403);
    const headers = bearer(studio);
    const init = json({ id: staff.email, secret: 'a long password' });
    const browser = { ...(init.headers as object), 'x-playbill-session': 'cookie', origin: 'http://north.localhost' };
    const own = await lab.server.call('/api/v2/studio/login', { ...init, headers: browser });
    expect(await own.json()).toMatchObject({ name: 'Nina New', role: 'viewer', isSupport: true });
    expect((await lab.server.call('/api/v2/studio/documents', { headers })).status).toBe(403);
  });

  test('only a studio session of support may call: no editor, no session of the site, no impersonation', async () => {
    const { refund, id, buyer } = await addCustomer(3);
    const login = await lab.server.call(
      '/api/v2/studio/login',
      json({ id: editors.edda.email, secret: editors.edda.password }),
    );
    const lent = await lookAt(lab.server, staff, buyer.email);
    const others = [(await login.json()) as Tokens, staff, { authorisationToken: lent }];
    for (const as of others) {
      for (const path of ['accounts?query=abc', `accounts/${id}/commerce`, 'acts'])
        expect((await ask(path, {}, { as })).status).toBe(403);
      expect((await refund({}, randomUUID(), { as })).status).toBe(403);
    }
    expect((await ask('acts', {}, { realm: 'south' })).status).toBe(401);
  });

  test('accounts of editors and support, and the own one, can be found but neither viewed nor changed', async () => {
    const colleague = await newSupporter(lab.server);
    for (const email of [editors.edda.email, colleague.email, staff.email]) {
      expect((await askFor(lab.server, staff, email)).status).toBe(403);
      const [account] = await search(email);
      expect(account).toMatchObject({ email, isOpen: false });
      expect((await ask(`accounts/${account?.id}/commerce`)).status).toBe(403);
      const body = json({ subscriptionId: randomUUID(), reason: REASON });
      expect((await ask(`accounts/${account?.id}/revocations`, body)).status).toBe(403);
    }
  });

  test('acts need a second factor of the last ten minutes, searches and views do not', async () => {
    const customer = await addCustomer(3);
    const late = await signInToStudio(staff.email);
    await lab.server.database.query(`update sessions set methods = '["pwd"]' where audience = 'studio'`);
    expect((await ask(`accounts/${customer.id}/commerce`, {}, { as: late })).status).toBe(200);
    for (const answer of [await customer.refund({}, 'a key', { as: late }), await customer.revoke(late)])
      expect(answer).toMatchObject({
        status: 428,
        body: { code: 'STEP_REQUIRED', details: { step: 'secondFactor' } },
      });
    studio = await signInToStudio(staff.email);
  });
});

describe('searches of support @pay-11', () => {
  test('find an account by its address, an invoice number and the provider’s id of a payment', async () => {
    const { buyer, id, invoice, reference } = await addCustomer(3);
    for (const query of [` ${buyer.email.toUpperCase()}`, invoice, reference])
      expect(await search(query)).toMatchObject([{ id, name: 'Nina New', email: buyer.email, isOpen: true }]);
    for (const query of ['unknown@playbill.test', '2026-999999', 'pi_none', buyer.email.slice(0, 8)])
      expect(await search(query)).toEqual([]);
  });

  test('searches and views are in the audit trail, also a search without a result', async () => {
    lab.server.clock.advance(1000);
    const { buyer, id } = await addCustomer(3);
    lab.server.clock.advance(1000);
    await search('unknown@playbill.test');
    const [nothing, viewed, found] = await listActs();
    expect(nothing).toMatchObject({ act: 'search', objectId: 'email', staff: 'Nina New', result: 'done', reason: '' });
    expect(nothing?.accountId).toBeUndefined();
    expect([viewed, found].map((one) => [one?.act, one?.accountId, one?.email]).sort()).toEqual([
      ['search', id, buyer.email],
      ['view', id, buyer.email],
    ]);
  });

  test('an account of another realm is unknown', async () => {
    const [south] = await lab.server.database.query<{ id: string }>(
      `select id from accounts where realm = 'south' limit 1`,
      [],
      'south',
    );
    expect(south).toBeDefined();
    expect((await ask(`accounts/${south?.id}/commerce`)).status).toBe(404);
    const body = json({ subscriptionId: randomUUID(), reason: REASON });
    expect((await ask(`accounts/${south?.id}/revocations`, body)).status).toBe(404);
  });
});

describe('the account page of support @pay-11', () => {
  test('shows licences with their events, payments and a ledger that adds up', async () => {
    const { read, invoice } = await addCustomer(1);
    const { subscriptions, purchases } = await read();
    expect(subscriptions).toMatchObject([
      { name: 'Monthly', life: 'ACTIVE', renewal: 'AUTO', paidBy: 'visa 4242', isEntitled: true, canRevoke: true },
    ]);
    expect(subscriptions[0]?.events.map(({ kind }) => kind)).toEqual(['purchased']);
    expect(purchases).toMatchObject([
      { name: 'Monthly', amount: eur(999), isPaid: true, invoice, attempts: [{ refundable: eur(999), refunds: [] }] },
    ]);
    const [{ ledger, sums } = { ledger: [], sums: [] }] = purchases;
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['payment', 'sale']);
    expect(sums.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
    expect(sums.find(({ account }) => account === 'clearing:card')?.amount).toEqual(eur(999));
  });

  test('shows a dispute that was opened and lost, and what it booked', async () => {
    const { read, reference, refund } = await addCustomer(3);
    await lab.gateway.script('disputes', { provider: 'card', payment: reference, status: 'open' });
    const readDispute = async () => (await read()).purchases[0]?.attempts[0]?.disputes[0]?.state;
    await expect.poll(readDispute, { timeout: 5000 }).toBe('OPEN');
    // The dispute holds the money.
    expect((await refund({ amount: eur(1) })).status).toBe(409);
    await lab.gateway.script('disputes', { provider: 'card', payment: reference, status: 'lost' });
    await expect.poll(readDispute, { timeout: 5000 }).toBe('LOST');
    const { purchases, subscriptions } = await read();
    expect(purchases[0]?.ledger.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['dispute-opened', 'dispute-lost']),
    );
    expect(purchases[0]?.sums.find(({ account }) => account === 'write-off')?.amount).toEqual(eur(1999));
    expect(subscriptions).toMatchObject([{ life: 'ENDED', endReason: 'revoked', canRevoke: false }]);
  });
});

describe('refunds by support @pay-11', () => {
  test('a full refund ends the licence, is in the history and mailed, and is audited', async () => {
    const { buyer, id, refund } = await addCustomer(1);
    lab.server.clock.advance(1000);
    expect(await refund()).toMatchObject({ status: 201, body: { state: 'done', amount: eur(999) } });
    expect(await readStatuses(buyer)).toEqual(['EXPIRED']);
    expect((await readHistory(buyer))[0]).toMatchObject({ itemType: 'REFUNDED', amount: eur(-999) });
    const mails = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your refund from The north realm: Monthly']);
    const [act] = await listActs();
    expect(act).toMatchObject({ act: 'refund', accountId: id, amount: eur(999), reason: REASON, result: 'done' });
  });

  test('a part keeps the licence, and what is left can be refunded with the access kept', async () => {
    const { buyer, read, refund } = await addCustomer(1);
    expect(await refund({ amount: eur(400) })).toMatchObject({ status: 201, body: { amount: eur(400) } });
    expect((await read()).purchases[0]?.attempts[0]?.refundable).toEqual(eur(599));
    expect((await refund({ keepsAccess: true })).body.amount).toEqual(eur(599));
    expect(await readStatuses(buyer)).toEqual(['ACTIVE']);
  });

  test('more than what is left is refused, and the refusal is audited', async () => {
    const { id, refund } = await addCustomer(3);
    lab.server.clock.advance(1000);
    expect(await refund({ amount: eur(2000) })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await listActs())[0]).toMatchObject({
      act: 'refund',
      accountId: id,
      amount: eur(2000),
      result: 'refused',
    });
  });

  test('a refund that the provider refuses is failed, also in the audit trail', async () => {
    const { buyer, refund } = await addCustomer(1);
    lab.server.clock.advance(1000);
    await lab.gateway.script('refunds', { provider: 'card', outcome: 'failed', delayMs: 0 });
    const { status } = await refund();
    expect(status).toBe(201);
    const readResult = async () => (await listActs())[0]?.result;
    await expect.poll(readResult, { timeout: 5000 }).toBe('failed');
    expect(await readStatuses(buyer)).toEqual(['ACTIVE']);
  });

  test('a request that is sent twice at once is one refund and one act', async () => {
    const { id, read, refund } = await addCustomer(3);
    const key = randomUUID();
    const answers = await Promise.all([refund({ amount: eur(500) }, key), refund({ amount: eur(500) }, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await read()).purchases[0]?.attempts[0]?.refunds).toMatchObject([{ amount: eur(500) }]);
    const acts = (await listActs()).filter(({ act, accountId }) => act === 'refund' && accountId === id);
    expect(acts).toHaveLength(1);
  });

  test('a payment of another account, a missing key and a missing reason are refused', async () => {
    const [one, other] = [await addCustomer(3), await addCustomer(3)];
    expect((await one.refund({ attemptId: other.attemptId })).status).toBe(404);
    expect((await one.refund({ attemptId: randomUUID() })).status).toBe(404);
    expect((await one.refund({ reason: '  ' })).status).toBe(400);
    const keyless = await ask(`accounts/${one.id}/refunds`, json({ attemptId: one.attemptId, reason: REASON }));
    expect(keyless.status).toBe(400);
    expect((await other.read()).purchases[0]?.attempts[0]?.refunds).toEqual([]);
  });
});

describe('revocations by support @lic-04', () => {
  test('end the access at once, with a line of the history, a mail and an act; a repetition changes nothing', async () => {
    const { buyer, id, subscriptionId, read, revoke } = await addCustomer(1);
    lab.server.clock.advance(1000);
    expect((await revoke()).status).toBe(204);
    expect(await readStatuses(buyer)).toEqual(['EXPIRED']);
    expect((await read()).subscriptions).toMatchObject([{ life: 'ENDED', endReason: 'revoked', isEntitled: false }]);
    expect((await readHistory(buyer))[0]).toMatchObject({ itemType: 'REVOKED', amount: eur(0) });
    const mails = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('our support team ended it')]);
    expect((await revoke()).status).toBe(204);
    const acts = (await listActs()).filter(({ act, accountId }) => act === 'revocation' && accountId === id);
    expect(acts).toMatchObject([{ objectId: subscriptionId, reason: REASON, result: 'done' }]);
    expect((await readHistory(buyer)).filter(({ itemType }) => itemType === 'REVOKED')).toHaveLength(1);
  });

  test('a licence of another account is unknown', async () => {
    const [one, other] = [await addCustomer(1), await addCustomer(1)];
    const body = json({ subscriptionId: other.subscriptionId, reason: REASON });
    expect((await ask(`accounts/${one.id}/revocations`, body)).status).toBe(404);
    expect(await readStatuses(other.buyer)).toEqual(['ACTIVE']);
  });
});

describe('receipts that support sends again @pay-05', () => {
  test('reach the account with the same invoice number, and are audited', async () => {
    const { buyer, id, invoice, purchaseId, sendReceipt } = await addCustomer(1);
    lab.server.clock.advance(1000);
    expect((await sendReceipt()).status).toBe(204);
    const mails = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(invoice)]);
    expect((await listActs())[0]).toMatchObject({ act: 'receipt', accountId: id, objectId: purchaseId });
  });

  test('a purchase that is not paid has none', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(3, '4000000000009995');
    const [account] = await search(buyer.email);
    const { body } = await ask<SupportCommerce>(`accounts/${account?.id}/commerce`);
    const receipt = json({ purchaseId: body.purchases[0]?.id, reason: REASON });
    expect((await ask(`accounts/${account?.id}/receipts`, receipt)).status).toBe(409);
  });
});

describe('the audit trail of support @auth-15', () => {
  test('is listed in pages, the latest first', async () => {
    const { id } = await addCustomer(3);
    for (let view = 0; view < 55; view += 1) await ask(`accounts/${id}/commerce`);
    const first = (await ask<SupportActs>('acts')).body;
    expect(first.acts).toHaveLength(50);
    const { lastSeen = '' } = first.paging;
    const second = (await ask<SupportActs>(`acts?${new URLSearchParams({ lastSeen })}`)).body;
    expect(second.acts.length).toBeGreaterThan(0);
    const ids = [...first.acts, ...second.acts].map((act) => act.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await ask('acts?lastSeen=x')).status).toBe(400);
  });

  test('is in the data export of the account, and stays without reason and name after its deletion', async () => {
    const { buyer, id, revoke } = await addCustomer(1);
    lab.server.clock.advance(1000);
    await revoke();
    const { body } = await buyer.call<{ data: Record<string, object[]> }>('/api/v2/user/export');
    const exported = JSON.stringify(body);
    expect(exported).toContain(REASON);
    expect(exported).not.toContain(staff.email);
    await lab.server.database.query(
      'update accounts set delete_at = $1 where id = $2',
      [new Date(lab.server.clock.now()), id],
      'north',
    );
    await runJob(lab.server, deleteAccounts, {});
    const [act] = await listActs();
    expect(act).toMatchObject({ act: 'revocation', staff: 'Nina New', reason: '', result: 'done' });
    expect([act?.name, act?.email, act?.accountId]).toEqual([undefined, undefined, undefined]);
  });

  test('is kept for a year', async () => {
    const count = async () =>
      (await lab.server.database.query('select 1 as one from support_acts', [], 'north')).length;
    await runJob(lab.server, purgeExpired, {});
    expect(await count()).toBeGreaterThan(0);
    lab.server.clock.advance(366 * DAY_MS);
    await runJob(lab.server, purgeExpired, {});
    expect(await count()).toBe(0);
  });
});
