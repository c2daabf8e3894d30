import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { projectSubscription } from '../domain/lifecycle.ts';
import type { SubscriptionEvent } from '../domain/subscription.ts';
import { grantLicence } from './grant-licence.ts';
import {
  addSubscription,
  addSubscriptionEvent,
  listSubscriptions,
  SubscriptionRefusedError,
} from './subscriptions.store.ts';

const DAY_MS = 86_400_000;

const licences = [
  {
    id: 1,
    name: 'Pass',
    family: 'pass',
    rank: 1,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    prices: [{ sku: 'pass', currency: 'EUR', amount: 999, default: true }],
  },
  {
    id: 2,
    name: 'Final',
    entitlements: ['final'],
    purchaseStrategy: { type: 'PPV' },
    prices: [{ sku: 'final', currency: 'EUR', amount: 1999, default: true }],
  },
];

let server: TestServer;
let viewer: Awaited<ReturnType<typeof newViewer>>;
let accountId: string;
const write = <T>(work: (tx: Tx) => Promise<T>, realm = 'north') => inRealm(server.context.db, realm, work);
const now = () => server.context.clock.now();

beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(
    server,
    'north',
    {},
    {
      'licences.json': { version: '1.0', entitlements: [{ id: 'final', name: 'Final' }], licences },
    },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  viewer = await newViewer(server, 'north');
  accountId = await write(async (tx) => {
    const { id } = await tx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', viewer.email)
      .executeTakeFirstOrThrow();
    return id;
  });
});

const purchased = (more: object = {}): Extract<SubscriptionEvent, { kind: 'purchased' }> => ({
  kind: 'purchased',
  at: now(),
  effectiveAt: now(),
  by: 'viewer',
  licenceId: 1,
  priceVersion: 1,
  life: 'ACTIVE',
  renewal: 'AUTO',
  canPause: true,
  paidUntil: now() + 30 * DAY_MS,
  ...more,
});
const cancelled = () => ({
  kind: 'cancelled' as const,
  at: now(),
  effectiveAt: now() + 30 * DAY_MS,
  by: 'viewer' as const,
});
const readEvents = (id: string) =>
  write((tx) =>
    tx
      .selectFrom('subscription_events')
      .select(['position', 'event'])
      .where('subscription_id', '=', id)
      .orderBy('position')
      .execute(),
  );

describe('events of a subscription @lic-01', () => {
  test('stores every event of a subscription, and the state that results from the events', async () => {
    const { id } = await write((tx) => addSubscription(tx, { realm: 'north', accountId }, purchased()));
    await write((tx) => addSubscriptionEvent(tx, { realm: 'north', id }, cancelled()));
    await write((tx) =>
      addSubscriptionEvent(tx, { realm: 'north', id }, { ...cancelled(), kind: 'reactivated', effectiveAt: now() }),
    );
    const events = await readEvents(id);
    expect(events.map(({ position }) => position)).toEqual([1, 2, 3]);
    const [held] = await write((tx) => listSubscriptions(tx, 'north', accountId));
    expect(projectSubscription(events.map(({ event }) => event as SubscriptionEvent))).toEqual({
      isAllowed: true,
      subscription: held?.subscription,
    });
  });

  test('refuses an event that the subscription’s state does not allow, and does not store the event', async () => {
    const { id } = await write((tx) =>
      addSubscription(tx, { realm: 'north', accountId }, purchased({ renewal: 'OFF' })),
    );
    await expect(write((tx) => addSubscriptionEvent(tx, { realm: 'north', id }, cancelled()))).rejects.toThrow(
      SubscriptionRefusedError,
    );
    expect(await readEvents(id)).toHaveLength(1);
  });

  test('stores only one of ten concurrent cancellations of a subscription', async () => {
    const { id } = await write((tx) => addSubscription(tx, { realm: 'north', accountId }, purchased()));
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => write((tx) => addSubscriptionEvent(tx, { realm: 'north', id }, cancelled()))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readEvents(id)).toHaveLength(2);
  });

  test('stores an event with a time before the latest event (clock six minutes behind) at the time of the latest event', async () => {
    const { id } = await write((tx) => addSubscription(tx, { realm: 'north', accountId }, purchased()));
    const state = await write((tx) =>
      addSubscriptionEvent(tx, { realm: 'north', id }, { ...cancelled(), at: now() - 6 * 60_000 }),
    );
    expect(state).toMatchObject({ renewal: 'OFF', changedAt: now() });
  });

  test('stores no event for a subscription of another realm', async () => {
    const { id } = await write((tx) => addSubscription(tx, { realm: 'north', accountId }, purchased()));
    expect(await write((tx) => addSubscriptionEvent(tx, { realm: 'south', id }, cancelled()), 'south')).toBeUndefined();
  });

  test('does not grant a licence again to an account that already has the licence', async () => {
    const grant = (until: number) =>
      write((tx) => grantLicence(tx, { realm: 'north', accountId }, { licenceId: 2, now: now(), until, why: 'test' }));
    expect(await grant(now() + DAY_MS)).toBeDefined();
    expect(await grant(now() + DAY_MS)).toBeUndefined();
    expect(await write((tx) => listSubscriptions(tx, 'north', accountId))).toHaveLength(1);
  });
});

describe('access by a licence @lic-01 @play-02', () => {
  const details = async (headers = bearer(viewer)) => {
    const answer = await server.call(`/api/v2/vod/${ids.denied}?includePlaybackDetails=URL`, { headers });
    return (await answer.json()) as { accessLevel: string; access: object; playerUrlCallback?: string };
  };

  test('a title that requires a purchase lists its licences, and plays for an account with one until the licence ends', async () => {
    expect(await details()).toMatchObject({
      accessLevel: 'DENIED',
      access: { outcome: 'REFUSED', reason: 'PURCHASE', licenceIds: [1], then: { outcome: 'PLAY' } },
    });
    await write((tx) =>
      grantLicence(tx, { realm: 'north', accountId }, { licenceId: 1, now: now(), until: now() + 60_000, why: 'test' }),
    );
    expect(await details()).toMatchObject({ accessLevel: 'GRANTED', access: { outcome: 'PLAY' } });
    expect((await details()).playerUrlCallback).toBeDefined();
    server.clock.advance(60_000);
    expect(await details()).toMatchObject({ accessLevel: 'DENIED' });
    expect((await details()).playerUrlCallback).toBeUndefined();
  });

  test('a licence of one account gives no access to other accounts and guests', async () => {
    await write((tx) => grantLicence(tx, { realm: 'north', accountId }, { licenceId: 1, now: now(), why: 'test' }));
    const other = await newViewer(server, 'north');
    expect((await details(bearer(other))).accessLevel).toBe('DENIED');
    expect((await details(bearer(await server.guest()))).accessLevel).toBe('DENIED');
  });

  test('a licence with another entitlement gives no access to the title', async () => {
    await write((tx) => grantLicence(tx, { realm: 'north', accountId }, { licenceId: 2, now: now(), why: 'test' }));
    expect((await details()).accessLevel).toBe('DENIED');
  });

  test('the families of licences name what the caller holds of each, if the query asks for it @lic-01', async () => {
    await write((tx) =>
      grantLicence(tx, { realm: 'north', accountId }, { licenceId: 1, now: now(), until: now() + DAY_MS, why: 'test' }),
    );
    const read = async (query: string, tokens: Parameters<typeof bearer>[0] = viewer) => {
      const answer = await server.call(`/api/v2/licence-family${query}`, { headers: bearer(tokens) });
      const { licenceFamilies } = (await answer.json()) as { licenceFamilies: object[] };
      return licenceFamilies.map((family) => ({ ...family, licences: undefined }));
    };
    const asked = '?includeEntitlements=ALL_ACTIVE_USER_ENTITLEMENTS';
    const held = {
      entitlements: [{ licenceId: 1, name: 'Pass', type: 'STANDARD', status: 'ACTIVE' }],
      status: 'ACTIVE',
      autoRenewingStatus: 'NOT_RENEWING',
      expiryTimestamp: now() + DAY_MS,
    };
    expect(await read(asked)).toEqual([
      { name: 'pass', ...held },
      { name: 'Final', entitlements: [] },
    ]);
    expect(await read('')).toEqual([{ name: 'pass' }, { name: 'Final' }]);
    expect(await read(asked, await server.guest())).toEqual([
      { name: 'pass', entitlements: [] },
      { name: 'Final', entitlements: [] },
    ]);
  });

  test('lists the licences of the signed-in account and marks the effective ones', async () => {
    await write((tx) =>
      grantLicence(tx, { realm: 'north', accountId }, { licenceId: 1, now: now(), until: now() + DAY_MS, why: 'test' }),
    );
    const answer = await server.call('/api/v2/user/licence', { headers: bearer(viewer) });
    expect(await answer.json()).toMatchObject({
      licences: [
        {
          licence: { id: 1, name: 'Pass' },
          status: 'ACTIVE',
          autoRenewingStatus: 'NOT_RENEWING',
          pauseState: 'NOT_ALLOWED',
          expiryTimestamp: now() + DAY_MS,
          isEffective: true,
          subscriptionPendingActions: [],
        },
      ],
    });
  });
});
