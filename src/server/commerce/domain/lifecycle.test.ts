import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DAY,
  start,
  end,
  makeEvent,
  makePurchase,
  stateAfter,
  refusalOf,
  contentOf,
  bought,
  trial,
  pauseRequest,
  pauseBegin,
  cancel,
  failedCharge,
  renewal,
  paused,
  pastDue,
} from '../../../../tests/support/subscription-events.ts';
import { applyEvent, getBilling, getNextActionAt, getNextPlan, isChargeDue, projectSubscription } from './lifecycle.ts';
import type { Subscription, SubscriptionEvent } from './subscription.ts';

describe('a purchase', () => {
  test('a subscription begins with exactly one purchase, which no other event precedes', () => {
    expect(refusalOf(undefined, renewal)).toEqual({ kind: 'not-purchased' });
    expect(refusalOf(bought, makePurchase())).toEqual({ kind: 'already-purchased' });
    expect(projectSubscription([])).toEqual({ isAllowed: true, subscription: undefined });
    expect(bought).toMatchObject({ life: 'ACTIVE', pause: 'NONE', change: { kind: 'NONE' }, purchasedAt: start });
    expect(stateAfter(makePurchase({ canPause: false })).pause).toBe('NOT_ALLOWED');
  });

  test('a purchase with a pending payment waits for the confirmation, or is abandoned', () => {
    const pending = makePurchase({ life: 'PENDING_PAYMENT', paidUntil: undefined, dueBy: start + DAY });
    const confirmed = makeEvent({ kind: 'payment-confirmed', life: 'ACTIVE', paidUntil: end }, start + 1);
    expect(stateAfter(pending, confirmed)).toMatchObject({ life: 'ACTIVE', paidUntil: end, dueBy: undefined });
    const abandoned = stateAfter(pending, makeEvent({ kind: 'abandoned' }, start + DAY));
    expect(abandoned.life).toBe('ABANDONED');
    expect(refusalOf(abandoned, { ...confirmed, at: start + DAY })).toEqual({ kind: 'wrong-life', life: 'ABANDONED' });
  });
});

test('refuses a trial or a renewing subscription without an end date', () => {
  const invalid = { kind: 'invalid-period' };
  expect(refusalOf(undefined, makePurchase({ paidUntil: undefined }))).toEqual(invalid);
  expect(refusalOf(undefined, makePurchase({ life: 'TRIAL', renewal: 'OFF', paidUntil: undefined }))).toEqual(invalid);
  const pending = stateAfter(makePurchase({ life: 'PENDING_PAYMENT', paidUntil: undefined }));
  expect(refusalOf(pending, makeEvent({ kind: 'payment-confirmed', life: 'ACTIVE' }, start))).toEqual(invalid);
  expect(refusalOf(undefined, makePurchase({ renewal: 'OFF', paidUntil: undefined }))).toBeUndefined();
});

describe('a pause', () => {
  const resume = makeEvent({ kind: 'resume-requested' }, start + 3 * DAY);

  test('a pause begins at the end of the paid period, and not before', () => {
    expect(refusalOf(bought, { ...pauseRequest, effectiveAt: end - 1 })).toEqual({ kind: 'too-early', earliest: end });
    expect(stateAfter(makePurchase(), pauseRequest)).toMatchObject({ pause: 'REQUESTED', paidUntil: end });
    expect(refusalOf(stateAfter(makePurchase(), pauseRequest), { ...pauseBegin, effectiveAt: end - 1 })?.kind).toBe(
      'too-early',
    );
    expect(paused.pause).toBe('PAUSED');
  });

  test('after a pause is withdrawn before it begins, the subscription is the same as before the request', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 29 }), (first, later) => {
        const request = makeEvent({ kind: 'pause-requested', resumeAfter: end + 9 * DAY }, start + first * DAY, end);
        const takeBack = makeEvent({ kind: 'resume-requested' }, start + Math.max(first, later) * DAY);
        const state = stateAfter(makePurchase(), request, takeBack);
        expect(contentOf(state)).toEqual({ ...contentOf(bought), resumeAfter: undefined });
        for (const now of [end - 1, end]) expect(isChargeDue(state, now)).toBe(isChargeDue(bought, now));
      }),
    );
  });

  test('a pause ends only when the charge for a new period succeeds', () => {
    const at = end + 5 * DAY;
    const asked = applyEvent(paused, { ...resume, at, effectiveAt: at });
    if (!asked.isAllowed) throw new Error(asked.refusal.kind);
    expect(asked.next.pause).toBe('RESUME_REQUESTED');
    expect(applyEvent(asked.next, makeEvent({ kind: 'resume-failed' }, at))).toMatchObject({
      next: { pause: 'PAUSED' },
    });
    expect(applyEvent(asked.next, makeEvent({ kind: 'resumed', paidUntil: at + 30 * DAY }, at))).toMatchObject({
      next: { life: 'ACTIVE', pause: 'NONE', paidUntil: at + 30 * DAY },
    });
    expect(refusalOf(asked.next, makeEvent({ kind: 'cancelled' }, at))?.kind).toBe('wrong-pause');
  });

  test('a pause ends at the latest after the realm’s maximum length, and a longer pause is refused', () => {
    const request = (resumeAfter?: number) =>
      makeEvent(
        { kind: 'pause-requested', maxPauseMs: 60 * DAY, ...(resumeAfter === undefined ? {} : { resumeAfter }) },
        start,
        end,
      );
    const latest = end + 60 * DAY;
    expect(stateAfter(makePurchase(), request()).resumeAfter).toBe(latest);
    expect(stateAfter(makePurchase(), request(latest)).resumeAfter).toBe(latest);
    expect(refusalOf(bought, request(latest + 1))).toEqual({ kind: 'invalid-resume-date', latest });
    expect(refusalOf(bought, request(end))).toEqual({ kind: 'invalid-resume-date', latest });
    expect(stateAfter(makePurchase(), pauseRequest).resumeAfter).toBeUndefined();
  });

  test.each<[string, Subscription, string]>([
    ['in a trial', trial, 'wrong-life'],
    ['of a cancelled subscription', stateAfter(makePurchase(), { ...cancel, at: start }), 'wrong-renewal'],
    ['of a licence that cannot be paused', stateAfter(makePurchase({ canPause: false })), 'wrong-pause'],
  ])('a pause %s is refused', (_where, state, kind) => {
    expect(refusalOf(state, pauseRequest)?.kind).toBe(kind);
  });
});

describe('a cancellation', () => {
  test('a cancellation takes effect at the end of the paid period or of the trial', () => {
    expect(stateAfter(makePurchase(), cancel)).toMatchObject({ life: 'ACTIVE', renewal: 'OFF', paidUntil: end });
    expect(stateAfter(makePurchase({ life: 'TRIAL' }), cancel)).toMatchObject({ life: 'TRIAL', paidUntil: end });
    expect(refusalOf(bought, { ...cancel, effectiveAt: end - 1 })).toEqual({ kind: 'too-early', earliest: end });
    expect(refusalOf(stateAfter(makePurchase(), cancel), cancel)).toEqual({ kind: 'wrong-renewal', renewal: 'OFF' });
  });

  test('after a cancellation is withdrawn within the paid period, the subscription is the same as before', () => {
    const prefixes: SubscriptionEvent[][] = [[], [pauseRequest]];
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), fc.integer({ min: 2 * DAY, max: 30 * DAY - 1 }), (prefix, later) => {
        const before = stateAfter(makePurchase(), ...prefix);
        const after = stateAfter(makePurchase(), ...prefix, cancel, makeEvent({ kind: 'reactivated' }, start + later));
        expect(contentOf(after)).toEqual(contentOf(before));
        for (const now of [end - 1, end]) expect(isChargeDue(after, now)).toBe(isChargeDue(before, now));
      }),
    );
  });

  test('a cancellation drops a planned downgrade, which a withdrawal does not bring back @lic-04', () => {
    const downgrade = makeEvent({ kind: 'downgrade-requested', licenceId: 9 }, start + DAY, end);
    const withdrawal = makeEvent({ kind: 'reactivated' }, start + 3 * DAY);
    expect(contentOf(stateAfter(makePurchase(), downgrade, cancel, withdrawal))).toEqual(contentOf(bought));
  });

  test('a cancellation cannot be withdrawn after the end of the paid period', () => {
    const state = stateAfter(makePurchase(), cancel);
    expect(refusalOf(state, makeEvent({ kind: 'reactivated' }, end))).toEqual({ kind: 'too-late', latest: end });
    expect(refusalOf(state, makeEvent({ kind: 'reactivated' }, end, end - 1))).toEqual({
      kind: 'too-late',
      latest: end,
    });
  });
});

describe('a change of the licence', () => {
  const upgrade = makeEvent({ kind: 'upgrade-requested', licenceId: 5 }, start + DAY);
  const downgrade = makeEvent({ kind: 'downgrade-requested', licenceId: 6 }, start + DAY, end);

  const terms = { sku: 'six', price: { amount: 499, scale: 2, currency: 'EUR' }, taxInclusive: true, period: 'P1M' };
  const agreed = { ...downgrade, terms } as SubscriptionEvent;

  test('an upgrade takes effect only when the viewer has paid', () => {
    const awaiting = stateAfter(makePurchase(), upgrade);
    expect(awaiting).toMatchObject({ licenceId: 1, change: { kind: 'UPGRADE_AWAITING_PAYMENT', licenceId: 5 } });
    const paid = makeEvent({ kind: 'upgrade-paid', paidUntil: end }, start + 2 * DAY);
    expect(stateAfter(makePurchase(), upgrade, paid)).toMatchObject({ licenceId: 5, change: { kind: 'NONE' } });
    expect(refusalOf(bought, paid)?.kind).toBe('wrong-change');
    expect(refusalOf(awaiting, { ...renewal })?.kind).toBe('wrong-change');
    const dropped = stateAfter(makePurchase(), upgrade, makeEvent({ kind: 'change-dropped' }, start + DAY));
    expect(contentOf(dropped)).toEqual(contentOf(bought));
    expect(refusalOf(awaiting, makeEvent({ kind: 'upgrade-paid', paidUntil: end - 1 }, start + DAY))?.kind).toBe(
      'invalid-period',
    );
  });

  test('a downgrade takes effect with the next period', () => {
    expect(refusalOf(bought, { ...downgrade, effectiveAt: end - 1 })).toEqual({ kind: 'too-early', earliest: end });
    expect(stateAfter(makePurchase(), downgrade).licenceId).toBe(1);
    expect(stateAfter(makePurchase(), downgrade, renewal)).toMatchObject({ licenceId: 6, change: { kind: 'NONE' } });
    expect(refusalOf(stateAfter(makePurchase(), downgrade), upgrade)).toEqual({
      kind: 'wrong-change',
      change: 'DOWNGRADE_AT_END',
    });
  });

  test('a downgrade begins at its agreed terms, which later renewals keep @lic-04', () => {
    const planned = stateAfter(makePurchase(), agreed);
    expect([planned.terms, getNextPlan(planned, end)]).toEqual([undefined, { licenceId: 6, terms }]);
    const begun = stateAfter(makePurchase(), agreed, renewal);
    expect([begun.licenceId, begun.terms, getNextPlan(begun, end + 30 * DAY)]).toEqual([
      6,
      terms,
      { licenceId: 6, terms },
    ]);
    const later = makeEvent({ kind: 'renewed', paidUntil: end + 60 * DAY }, end + 30 * DAY);
    expect(stateAfter(makePurchase(), agreed, renewal, later)).toMatchObject({ licenceId: 6, terms, paidPeriods: 3 });
  });

  test('a downgrade counts its periods from its start, unless a period of the former series begins then @lic-04', () => {
    // The licence was bought on 30 November, and its paid time ends on 30 December.
    expect(stateAfter(makePurchase(), agreed, renewal).anchor).toBe(start);
    const weekly = { ...agreed, terms: { ...terms, period: 'P1W' } };
    expect(stateAfter(makePurchase(), weekly, renewal).anchor).toBe(end);
  });

  test('a downgrade is neither planned nor dropped after the paid time has ended @lic-04', () => {
    const tooLate = { kind: 'too-late', latest: end };
    expect(refusalOf(bought, { ...agreed, at: end })).toEqual(tooLate);
    const planned = stateAfter(makePurchase(), agreed);
    expect(refusalOf(planned, makeEvent({ kind: 'change-dropped' }, end))).toEqual(tooLate);
    const unpaid = stateAfter(makePurchase(), agreed, failedCharge);
    expect(refusalOf(unpaid, makeEvent({ kind: 'change-dropped' }, end + DAY))).toEqual(tooLate);
    expect(refusalOf(planned, makeEvent({ kind: 'change-dropped' }, end - 1))).toBeUndefined();
  });

  test('a change of the licence in a trial takes effect at once and keeps the trial', () => {
    const changes = [upgrade, makeEvent({ kind: 'downgrade-requested', licenceId: 6 }, start + DAY)];
    for (const [index, change] of changes.entries())
      expect(stateAfter(makePurchase({ life: 'TRIAL' }), change)).toMatchObject({
        licenceId: 5 + index,
        life: 'TRIAL',
        paidUntil: end,
        change: { kind: 'NONE' },
      });
    const atOnce = stateAfter(makePurchase({ life: 'TRIAL' }), { ...agreed, effectiveAt: start + DAY });
    expect(getNextPlan(atOnce, end)).toEqual({ licenceId: 6, terms });
  });
});

describe('the time of the next action', () => {
  test('is the end of the paid time of a subscription that renews, that ends, or that is about to be paused', () => {
    expect(getNextActionAt(bought)).toBe(end);
    expect(getNextActionAt(stateAfter(makePurchase(), cancel))).toBe(end);
    expect(getNextActionAt(stateAfter(makePurchase(), pauseRequest))).toBe(end);
  });

  test('is the planned resume of a paused subscription, and none without a plan', () => {
    expect(getNextActionAt(paused)).toBeUndefined();
    const planned = { ...pauseRequest, resumeAfter: end + 30 * DAY };
    expect(getNextActionAt(stateAfter(makePurchase(), planned, pauseBegin))).toBe(end + 30 * DAY);
  });

  test('is at once after a failed charge, and none after the end', () => {
    expect(getNextActionAt(pastDue)).toBe(end);
    const ended = makeEvent({ kind: 'ended', reason: 'revoked' }, start + DAY);
    expect(getNextActionAt(stateAfter(makePurchase(), ended))).toBeUndefined();
  });
});

describe('the billing', () => {
  test('begins with the purchase, or with the end of the trial', () => {
    expect(getBilling(bought)).toEqual({ anchor: start, paidPeriods: 1 });
    expect(getBilling(trial)).toEqual({ anchor: end, paidPeriods: 0 });
    expect(getBilling(stateAfter(makePurchase(), renewal))).toEqual({ anchor: start, paidPeriods: 2 });
  });

  test('of a state without it is that of a subscription that was never renewed', () => {
    const { anchor: _anchor, paidPeriods: _paidPeriods, ...old } = trial;
    expect(getBilling(old)).toEqual(getBilling(trial));
    expect(getBilling({ ...bought, anchor: undefined, paidPeriods: undefined })).toEqual(getBilling(bought));
  });

  test('starts anew with a resume', () => {
    const resume = makeEvent({ kind: 'resume-requested' }, end + DAY);
    const resumed = makeEvent({ kind: 'resumed', paidUntil: end + 32 * DAY }, end + 2 * DAY);
    const state = stateAfter(makePurchase(), pauseRequest, pauseBegin, resume, resumed);
    expect(getBilling(state)).toEqual({ anchor: end + 2 * DAY, paidPeriods: 2 });
  });
});
