import { describe, expect, test } from 'vitest';
import {
  DAY,
  bought,
  cancel,
  end,
  makeEvent,
  failedCharge,
  paused,
  makePurchase,
  start,
  stateAfter,
  trial,
} from '../../../../tests/support/subscription-events.ts';
import { isEntitled, type LicenceView, viewLicence } from './licence-view.ts';
import type { Subscription } from './subscription.ts';

const HOUR = 3_600_000;
const pending = stateAfter(makePurchase({ life: 'PENDING_PAYMENT', paidUntil: undefined, dueBy: start + DAY }));
const cancelled = stateAfter(makePurchase(), cancel);
const pastDue = stateAfter(makePurchase(), failedCharge);
const resuming = stateAfter(
  makePurchase(),
  makeEvent({ kind: 'pause-requested' }, start, end),
  makeEvent({ kind: 'pause-began' }, end),
  makeEvent({ kind: 'resume-requested' }, end + DAY),
);
const external = stateAfter(makePurchase({ renewal: 'UNKNOWN' }));
const ended = stateAfter(makePurchase(), makeEvent({ kind: 'ended', reason: 'revoked' }, start + DAY));
const asked = stateAfter(makePurchase(), makeEvent({ kind: 'pause-requested' }, start, end));
/** Pause that a provider began while paid time was left. */
const pausedEarly: Subscription = { ...bought, pause: 'PAUSED' };

type Shown = [LicenceView['status'], LicenceView['autoRenewingStatus'], LicenceView['pauseState']];

describe('a subscription in API responses', () => {
  test.each<[string, Subscription, number, Shown]>([
    ['in a trial', trial, start, ['TRIAL_ACTIVE', 'AUTO_RENEWING', 'NOT_ALLOWED']],
    ['active', bought, start, ['ACTIVE', 'AUTO_RENEWING', 'ALLOWED']],
    ['active although the renewal is late', bought, end, ['ACTIVE', 'AUTO_RENEWING', 'ALLOWED']],
    [
      'active with a licence that cannot be paused',
      stateAfter(makePurchase({ canPause: false })),
      start,
      ['ACTIVE', 'AUTO_RENEWING', 'NOT_ALLOWED'],
    ],
    ['bought in another shop', external, start, ['ACTIVE', 'UNKNOWN_RENEWING', 'NOT_ALLOWED']],
    ['cancelled, just before its end', cancelled, end - 1, ['ACTIVE', 'NOT_RENEWING', 'NOT_ALLOWED']],
    ['cancelled, at its end', cancelled, end, ['EXPIRED', 'NOT_RENEWING', 'NOT_ALLOWED']],
    ['with a pending payment', pending, start, ['INACTIVE', 'AUTO_RENEWING', 'NOT_ALLOWED']],
    [
      'after a failed charge, within the grace period',
      pastDue,
      end + 3 * DAY - 1,
      ['ACTIVE', 'AUTO_RENEWING', 'NOT_ALLOWED'],
    ],
    [
      'after a failed charge, after the grace period',
      pastDue,
      end + 3 * DAY,
      ['INACTIVE', 'AUTO_RENEWING', 'NOT_ALLOWED'],
    ],
    ['with a requested pause', asked, start, ['ACTIVE', 'AUTO_RENEWING', 'PAUSE_REQUESTED']],
    ['paused with paid time left', pausedEarly, end - 1, ['ACTIVE', 'AUTO_RENEWING', 'PAUSED']],
    ['paused after the paid time', paused, end, ['INACTIVE', 'AUTO_RENEWING', 'PAUSED']],
    ['paused with a requested resume', resuming, end + DAY, ['INACTIVE', 'AUTO_RENEWING', 'RESUME_REQUESTED']],
    ['ended early', ended, start + DAY, ['EXPIRED', 'NOT_RENEWING', 'NOT_ALLOWED']],
  ])('returns status, renewal and pause state of a subscription: %s', (_name, state, now, shown) => {
    const view = viewLicence(state, 'STANDARD', now);
    expect([view?.status, view?.autoRenewingStatus, view?.pauseState]).toEqual(shown);
  });

  test('a subscription with a pending payment has a pending action to confirm the payment', () => {
    expect(viewLicence(pending, 'STANDARD', start)).toMatchObject({
      paymentEventType: 'UNCONFIRMED',
      subscriptionPendingActions: [
        { action: 'CONFIRMED_PAYMENT_REQUIRED', requestedAt: start, actionDueBy: start + DAY },
      ],
    });
    expect(viewLicence(bought, 'STANDARD', start)).toEqual({
      status: 'ACTIVE',
      autoRenewingStatus: 'AUTO_RENEWING',
      pauseState: 'ALLOWED',
      expiryTimestamp: end,
      subscriptionPendingActions: [],
    });
  });

  test('after a failed charge, a subscription has a pending action to update the payment details, due when access ends', () => {
    const action = { action: 'REFRESH_PAYMENT_DETAILS', requestedAt: end };
    const due = { ...action, actionDueBy: end + 3 * DAY };
    expect(viewLicence(pastDue, 'STANDARD', end)?.subscriptionPendingActions).toEqual([due]);
    expect(viewLicence(pastDue, 'STANDARD', end + 3 * DAY)?.subscriptionPendingActions).toEqual([action]);
  });

  test('a subscription cannot be paused while a change of licence is pending', () => {
    const downgrade = makeEvent({ kind: 'downgrade-requested', licenceId: 6 }, start, end);
    expect(viewLicence(stateAfter(makePurchase(), downgrade), 'STANDARD', start)?.pauseState).toBe('NOT_ALLOWED');
  });

  test('the status of a free licence is FREE until the licence ends', () => {
    const free = makePurchase({ renewal: 'OFF', paidUntil: undefined });
    expect(viewLicence(stateAfter(free), 'FREE', end)).toEqual({
      status: 'FREE',
      autoRenewingStatus: 'NOT_RENEWING',
      pauseState: 'NOT_ALLOWED',
      subscriptionPendingActions: [],
    });
    const revoked = stateAfter(free, makeEvent({ kind: 'ended', reason: 'revoked' }, end));
    expect(viewLicence(revoked, 'FREE', end)?.status).toBe('EXPIRED');
  });

  test('an abandoned purchase has no subscription in API responses and gives no access', () => {
    const state = stateAfter(makePurchase({ life: 'PENDING_PAYMENT' }), makeEvent({ kind: 'abandoned' }, start));
    expect(viewLicence(state, 'STANDARD', start)).toBeUndefined();
    expect(isEntitled(state, start)).toBe(false);
  });
});

describe('access to content by a subscription', () => {
  test.each<[string, Subscription, number]>([
    ['access after a cancellation lasts until the end of the paid period', cancelled, end],
    [
      'access in a cancelled trial lasts until the end of the trial',
      stateAfter(makePurchase({ life: 'TRIAL' }), cancel),
      end,
    ],
    ['access in a pause lasts until the end of the paid period', paused, end],
    ['access after a request for a pause lasts until the end of the paid period', asked, end],
    ['access after a failed charge lasts until the end of the grace period', pastDue, end + 3 * DAY],
    ['access continues for an hour if the job that renews the subscription is late', bought, end + HOUR],
    [
      'access continues for an hour after the paid period if another shop renews the subscription',
      external,
      end + HOUR,
    ],
  ])('%s', (_name, state, last) => {
    expect([isEntitled(state, last - 1), isEntitled(state, last)]).toEqual([true, false]);
  });

  test('a subscription gives no access before the payment and after its end', () => {
    expect(isEntitled(pending, start)).toBe(false);
    expect(isEntitled(ended, start + DAY - 1)).toBe(false);
    expect(isEntitled(stateAfter(makePurchase({ renewal: 'OFF', paidUntil: undefined })), end + 9999 * DAY)).toBe(true);
  });
});
