import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DAY,
  start,
  end,
  type Distribute,
  createQuestion,
  makeEvent,
  makePurchase,
  stateAfter,
  refusalOf,
  bought,
  trial,
  pauseRequest,
  cancel,
  failedCharge,
  renewal,
  paused,
  pastDue,
} from '../../../../tests/support/subscription-events.ts';
import { applyEvent, isChargeDue, projectSubscription } from './lifecycle.ts';
import type { AgreedTerms, SubscriptionEndReason, Subscription, SubscriptionEvent } from './subscription.ts';

describe('the renewal of a subscription', () => {
  test('a renewal extends the paid period at its end, also after a trial and a failed charge', () => {
    for (const before of [bought, trial, pastDue]) {
      const result = applyEvent(before, renewal);
      expect(result).toMatchObject({ isAllowed: true, next: { life: 'ACTIVE', paidUntil: end + 30 * DAY } });
    }
    expect(stateAfter(makePurchase(), failedCharge, renewal).pastDue).toBeUndefined();
  });

  test('a renewal is refused before the paid period ends, and for a new period that is over', () => {
    expect(refusalOf(bought, { ...renewal, effectiveAt: end - 1 })).toEqual({ kind: 'too-early', earliest: end });
    expect(refusalOf(bought, makeEvent({ kind: 'renewed', paidUntil: end }, end))).toEqual({ kind: 'invalid-period' });
    expect(refusalOf(bought, makeEvent({ kind: 'renewed', paidUntil: end + DAY }, end + DAY))).toEqual({
      kind: 'invalid-period',
    });
  });

  test('a renewal that fails again does not extend the grace period', () => {
    const again = makeEvent({ kind: 'renewal-failed', declineClass: 'soft', graceUntil: end + 9 * DAY }, end + DAY);
    expect(stateAfter(makePurchase(), failedCharge, again)).toMatchObject({
      life: 'PAST_DUE',
      pastDue: { since: end, graceUntil: end + 3 * DAY },
    });
  });
});

describe('a charge', () => {
  test('a charge is due from the end of the paid period, for a subscription that renews', () => {
    expect(isChargeDue(bought, end - 1)).toBe(false);
    expect(isChargeDue(bought, end)).toBe(true);
    expect(isChargeDue(pastDue, end + DAY)).toBe(true);
    expect(isChargeDue(stateAfter(makePurchase({ renewal: 'OFF', paidUntil: undefined })), end)).toBe(false);
  });

  test('a charge is never due while the subscription is paused, ended, or without renewal', () => {
    const ended = stateAfter(makePurchase(), makeEvent({ kind: 'ended', reason: 'revoked' }, start + DAY));
    for (const state of [paused, stateAfter(makePurchase(), pauseRequest), stateAfter(makePurchase(), cancel), ended])
      expect(isChargeDue(state, end + 99 * DAY)).toBe(false);
    expect(isChargeDue(stateAfter(makePurchase({ renewal: 'UNKNOWN' })), end)).toBe(false);
  });
});

describe('an event that the state of the subscription does not allow', () => {
  const cancelled = stateAfter(makePurchase(), cancel);
  const pausing = stateAfter(makePurchase(), pauseRequest);
  const cancelAtEnd = makeEvent({ kind: 'cancelled' }, end);
  const offer = makeEvent({ kind: 'migration-offered', ...createQuestion() }, start + DAY);
  const goOn = makeEvent({ kind: 'migration-answered', answer: 'CONTINUE' }, start + DAY);
  const upgrade = makeEvent({ kind: 'upgrade-requested', licenceId: 5 }, start);
  const resume = makeEvent({ kind: 'resume-requested' }, end);

  test.each<[string, Subscription, SubscriptionEvent, string]>([
    ['a renewal after a cancellation', cancelled, renewal, 'wrong-renewal'],
    ['a failed charge after a cancellation', cancelled, failedCharge, 'wrong-renewal'],
    [
      'the beginning of a pause after a cancellation',
      stateAfter(makePurchase(), pauseRequest, cancel),
      makeEvent({ kind: 'pause-began' }, end),
      'wrong-renewal',
    ],
    [
      'a resume after a cancellation during the pause',
      stateAfter(makePurchase(), pauseRequest, makeEvent({ kind: 'pause-began' }, end), cancelAtEnd),
      resume,
      'wrong-renewal',
    ],
    [
      'a resume whose new paid period is already paid',
      stateAfter(makePurchase(), pauseRequest, makeEvent({ kind: 'pause-began' }, end), resume),
      makeEvent({ kind: 'resumed', paidUntil: end }, end, end - DAY),
      'invalid-period',
    ],
    [
      'a reactivation after the end of a cancelled subscription',
      cancelled,
      makeEvent({ kind: 'reactivated' }, end - 1, end),
      'too-late',
    ],
    [
      'an upgrade to a period that is over',
      stateAfter(makePurchase(), upgrade),
      makeEvent({ kind: 'upgrade-paid', paidUntil: end }, end),
      'invalid-period',
    ],
    [
      'reactivating the renewal of a licence that was bought for a fixed time',
      stateAfter(makePurchase({ renewal: 'OFF' })),
      makeEvent({ kind: 'reactivated' }, start),
      'not-renewable',
    ],
    [
      'reactivating the renewal of a licence that was bought without an end',
      stateAfter(makePurchase({ renewal: 'OFF', paidUntil: undefined })),
      makeEvent({ kind: 'reactivated' }, start),
      'not-renewable',
    ],
    ['a new price after a request for a pause', pausing, offer, 'wrong-pause'],
    ['a second answer to a new price', stateAfter(makePurchase(), offer, goOn), goOn, 'wrong-answer'],
  ])('a subscription refuses %s', (_name, state, next, kind) => {
    expect(refusalOf(state, next)?.kind).toBe(kind);
  });

  test('accepts a renewal at the old price before the new price applies', () => {
    const later = makeEvent({ kind: 'migration-offered', ...createQuestion({ priceFrom: end + 1 }) }, start);
    expect(stateAfter(makePurchase(), later, renewal)).toMatchObject({
      priceVersion: 1,
      change: { kind: 'MIGRATION_OFFERED' },
    });
  });
});

describe('the end of a subscription', () => {
  const ending = (reason: SubscriptionEndReason, at: number) => makeEvent({ kind: 'ended', reason }, at);

  test.each<[SubscriptionEndReason, string, Subscription, number, string | undefined]>([
    ['cancelled', 'is allowed at the end of the paid period', stateAfter(makePurchase(), cancel), end, undefined],
    [
      'cancelled',
      'is refused before the end of the paid period',
      stateAfter(makePurchase(), cancel),
      end - 1,
      'too-early',
    ],
    ['cancelled', 'is refused without a cancellation', bought, end, 'wrong-renewal'],
    [
      'expired',
      'is allowed at the end of a licence that does not renew',
      stateAfter(makePurchase({ renewal: 'OFF' })),
      end,
      undefined,
    ],
    ['expired', 'is refused for a subscription that renews', bought, end, 'wrong-renewal'],
    ['unpaid', 'is allowed at the end of the grace period', pastDue, end + 3 * DAY, undefined],
    ['unpaid', 'is refused before the end of the grace period', pastDue, end + 3 * DAY - 1, 'too-early'],
    ['unpaid', 'is refused without a failed charge', bought, end, 'wrong-life'],
    ['revoked', 'is allowed at any time, also in a trial', trial, start + DAY, undefined],
    ['refunded', 'is allowed in a pause', paused, end + DAY, undefined],
    ['superseded', 'is allowed before the end of the paid period', bought, start + DAY, undefined],
  ])('ending a subscription as %s %s', (reason, _when, state, at, kind) => {
    expect(refusalOf(state, ending(reason, at))?.kind).toBe(kind);
  });

  test('a refund ends the subscription, its renewal, pause and changes at the time of the refund', () => {
    const ended = stateAfter(makePurchase(), pauseRequest, ending('refunded', start + DAY));
    expect(ended).toMatchObject({
      life: 'ENDED',
      endReason: 'refunded',
      renewal: 'OFF',
      pause: 'NONE',
      paidUntil: start + DAY,
      change: { kind: 'NONE' },
    });
    for (const next of [renewal, cancel, pauseRequest, ending('revoked', end)])
      expect(refusalOf(ended, { ...next, at: end })).toEqual({ kind: 'wrong-life', life: 'ENDED' });
  });
});

describe('a refund that failed', () => {
  const ended = (reason: SubscriptionEndReason) =>
    stateAfter(makePurchase(), makeEvent({ kind: 'ended', reason }, start + DAY));
  const back = (details: { renewal: 'AUTO' | 'OFF'; paidUntil?: number }) =>
    makeEvent({ kind: 'reinstated', life: 'ACTIVE', ...details }, start + 2 * DAY);

  test('a subscription that a refund ended continues as it was', () => {
    const result = applyEvent(ended('refunded'), back({ renewal: 'AUTO', paidUntil: end }));
    expect(result).toMatchObject({ isAllowed: true, next: { life: 'ACTIVE', renewal: 'AUTO', paidUntil: end } });
    expect(result.isAllowed && result.next.endReason).toBeUndefined();
  });

  test('no other subscription is given back, and none that renews without an end', () => {
    const whole = back({ renewal: 'AUTO', paidUntil: end });
    expect(refusalOf(ended('revoked'), whole)).toEqual({ kind: 'wrong-end', reason: 'revoked' });
    expect(refusalOf(bought, whole)).toEqual({ kind: 'wrong-life', life: 'ACTIVE' });
    expect(refusalOf(ended('refunded'), back({ renewal: 'AUTO' }))).toEqual({ kind: 'invalid-period' });
    expect(refusalOf(ended('refunded'), back({ renewal: 'OFF' }))).toBeUndefined();
  });
});

describe('any sequence of subscription events', () => {
  const createTerms = (licenceId: number): AgreedTerms => ({
    sku: `sku-${licenceId}`,
    price: { amount: licenceId * 100, scale: 2, currency: 'EUR' },
    taxInclusive: true,
    period: 'P1M',
  });
  const anyEvent = fc
    .record({
      details: fc.constantFrom<Distribute<SubscriptionEvent>>(
        { kind: 'renewed', paidUntil: end + 400 * DAY },
        { kind: 'renewal-failed', declineClass: 'soft', graceUntil: end + 3 * DAY },
        { kind: 'pause-requested' },
        { kind: 'pause-began' },
        { kind: 'resume-requested' },
        { kind: 'resume-failed' },
        { kind: 'resumed', paidUntil: end + 500 * DAY },
        { kind: 'cancelled' },
        { kind: 'reactivated' },
        { kind: 'upgrade-requested', licenceId: 5, terms: createTerms(5) },
        { kind: 'upgrade-paid', paidUntil: end },
        { kind: 'downgrade-requested', licenceId: 6, terms: createTerms(6) },
        { kind: 'change-dropped' },
        { kind: 'migration-offered', ...createQuestion() },
        { kind: 'migration-reminded' },
        { kind: 'migration-answered', answer: 'CONTINUE' },
        { kind: 'migration-answered', answer: 'LEAVE' },
        { kind: 'offer-redeemed', discount: { type: 'percentage', percentage: 50 }, periods: 3 },
        { kind: 'offer-refused' },
        { kind: 'ended', reason: 'refunded' },
      ),
      at: fc.constantFrom(start, start + DAY, end - 1, end, end + DAY),
      effectiveAt: fc.constantFrom(start, end - 1, end, end + DAY),
    })
    .map(({ details, at, effectiveAt }) => makeEvent(details, at, effectiveAt));

  test('each event is refused or results in a state with consistent dates', () => {
    fc.assert(
      fc.property(fc.constantFrom('TRIAL', 'ACTIVE'), fc.array(anyEvent, { maxLength: 25 }), (life, events) => {
        let state = stateAfter(makePurchase({ life }));
        for (const next of events) {
          const result = applyEvent(state, next);
          if (!result.isAllowed) continue;
          const after = result.next;
          // A licence changes only in a trial, by a paid upgrade, or with a new period.
          if (after.licenceId !== state.licenceId && state.life !== 'TRIAL')
            expect(['upgrade-paid', 'renewed']).toContain(next.kind);
          // The licence and its price never change apart, and only for a change that was planned in the paid time.
          const own = after.priceVersion === 2 ? createQuestion().terms : undefined;
          expect(after.terms).toEqual(after.licenceId === 1 ? own : createTerms(after.licenceId));
          if (next.kind === 'downgrade-requested' || next.kind === 'change-dropped')
            expect(next.at < (state.paidUntil ?? 0) || state.change.kind === 'UPGRADE_AWAITING_PAYMENT').toBe(true);
          if (next.kind === 'renewed') expect(next.effectiveAt).toBeGreaterThanOrEqual(state.paidUntil ?? 0);
          if (after.life !== 'ENDED') expect(after.paidUntil).toBeGreaterThanOrEqual(state.paidUntil ?? Infinity);
          if (after.pause !== 'NONE' && after.life !== 'ENDED') expect(after.change.kind).toBe('NONE');
          if (isChargeDue(after, end)) expect([after.renewal, after.pause]).toEqual(['AUTO', 'NONE']);
          expect(after.changedAt).toBeGreaterThanOrEqual(state.changedAt);
          state = after;
        }
      }),
      { numRuns: 500 },
    );
  });

  test('refuses an event that is out of order, and reports the first refused event of a sequence', () => {
    expect(refusalOf(stateAfter(makePurchase(), cancel), { ...pauseRequest, at: start })).toEqual({
      kind: 'out-of-order',
    });
    expect(projectSubscription([makePurchase(), cancel, cancel])).toEqual({
      isAllowed: false,
      refusal: { kind: 'wrong-renewal', renewal: 'OFF' },
      index: 2,
    });
  });
});
