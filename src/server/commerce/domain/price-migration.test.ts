import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bought,
  cancel,
  contentOf,
  createQuestion,
  DAY,
  type Distribute,
  end,
  failedCharge,
  makeEvent,
  makePurchase,
  paused,
  pauseRequest,
  refusalOf,
  renewal,
  start,
  stateAfter,
  trial,
} from '../../../../tests/support/subscription-events.ts';
import { applyEvent, getBilling, getNextPlan, isChargeDue } from './lifecycle.ts';
import { getPeriodSpan, findPeriodIndex, parsePeriod } from './period.ts';
import {
  createAnswerEvent,
  createRuleEvent,
  findFirstRenewal,
  getReminderTime,
  listPossibleAnswers,
} from './price-migration.ts';
import type { AgreedTerms, PriceAnswer, PriceMigration, Subscription, SubscriptionEvent } from './subscription.ts';

const MONTH = parsePeriod('P1M');
const question = createQuestion();
const ask = (difference: Partial<PriceMigration> = {}) =>
  makeEvent({ kind: 'migration-offered', ...createQuestion(difference) }, start + DAY);
const answer = (given: PriceAnswer, at = start + 2 * DAY) =>
  makeEvent({ kind: 'migration-answered', answer: given }, at);
const rule = (given: PriceAnswer, at = end): SubscriptionEvent => ({ ...answer(given, at), by: 'system' });
const asked = stateAfter(makePurchase(), ask());
const downgrade = makeEvent(
  {
    kind: 'downgrade-requested',
    licenceId: 6,
    terms: { sku: 'six', price: { amount: 499, scale: 2, currency: 'EUR' }, taxInclusive: true, period: 'P1M' },
  },
  start + 3 * DAY,
  end,
);

describe('a new price', () => {
  test('applies from its renewal on if the account accepts it, and not to an earlier one @lic-04', () => {
    const accepted = stateAfter(makePurchase(), ask(), answer('CONTINUE'));
    expect([getNextPlan(accepted, end - 1), getNextPlan(accepted, end)]).toEqual([
      { licenceId: 1 },
      { licenceId: 1, terms: question.terms },
    ]);
    expect(stateAfter(makePurchase(), ask(), answer('CONTINUE'), renewal)).toMatchObject({
      priceVersion: 2,
      terms: question.terms,
      change: { kind: 'NONE' },
    });
    const later = stateAfter(makePurchase(), ask({ priceFrom: end + 1 }), answer('CONTINUE'), renewal);
    expect(later).toMatchObject({ priceVersion: 1, change: { kind: 'MIGRATION_CONTINUE' } });
    expect(later.terms).toBeUndefined();
  });

  test('is never charged without an answer @lic-04', () => {
    expect(isChargeDue(asked, end)).toBe(false);
    expect(refusalOf(asked, renewal)).toEqual({ kind: 'wrong-change', change: 'MIGRATION_OFFERED' });
  });

  test('that is not accepted turns the renewal off, until the account accepts it before the paid time ends @lic-04', () => {
    const left = stateAfter(makePurchase(), ask(), answer('LEAVE'));
    expect(left).toMatchObject({ renewal: 'OFF', change: { kind: 'MIGRATION_LEAVE' } });
    expect(refusalOf(left, makeEvent({ kind: 'reactivated' }, start + 3 * DAY))?.kind).toBe('wrong-change');
    const back = stateAfter(makePurchase(), ask(), answer('LEAVE'), answer('CONTINUE', end - 1));
    expect(contentOf(back)).toEqual(contentOf(stateAfter(makePurchase(), ask(), answer('CONTINUE'))));
    expect(refusalOf(left, answer('CONTINUE', end))).toEqual({ kind: 'too-late', latest: end });
    const early = stateAfter(makePurchase(), ask({ priceFrom: end + 30 * DAY }), answer('LEAVE'));
    expect(refusalOf(early, answer('CONTINUE', end))).toEqual({ kind: 'too-late', latest: end });
  });

  test('is answered anew until its renewal, and the same answer is none @lic-04', () => {
    const accepted = stateAfter(makePurchase(), ask(), answer('CONTINUE'));
    expect(refusalOf(accepted, answer('CONTINUE'))).toEqual({ kind: 'wrong-answer' });
    expect(refusalOf(accepted, answer('LEAVE', end))).toEqual({ kind: 'too-late', latest: end });
    expect([listPossibleAnswers(asked, end - 1), listPossibleAnswers(accepted, end - 1)]).toEqual([
      ['CONTINUE', 'LEAVE'],
      ['LEAVE'],
    ]);
    expect([listPossibleAnswers(asked, end), listPossibleAnswers(bought, start)]).toEqual([[], []]);
    // The clock of the server is behind.
    expect(createAnswerEvent('LEAVE', accepted, start).at).toBe(start + 2 * DAY);
  });

  test('is refused by a cancellation, also while another licence is planned @lic-04', () => {
    expect(stateAfter(makePurchase(), ask(), cancel)).toMatchObject({
      renewal: 'OFF',
      change: { kind: 'MIGRATION_LEAVE' },
    });
    const planned = stateAfter(makePurchase(), ask(), downgrade, { ...cancel, at: start + 4 * DAY });
    expect(planned).toMatchObject({ renewal: 'OFF', change: { kind: 'MIGRATION_LEAVE' } });
    expect(listPossibleAnswers(planned, start + 5 * DAY)).toEqual(['CONTINUE']);
  });

  test('is put aside by another licence, and asked again with its answer if that is dropped @lic-04', () => {
    const drop = makeEvent({ kind: 'change-dropped' }, start + 4 * DAY);
    expect(stateAfter(makePurchase(), ask(), downgrade).change.kind).toBe('DOWNGRADE_AT_END');
    expect(contentOf(stateAfter(makePurchase(), ask(), downgrade, drop))).toEqual(contentOf(asked));
    const accepted = [makePurchase(), ask(), answer('CONTINUE')];
    expect(stateAfter(...accepted, downgrade, drop).change.kind).toBe('MIGRATION_CONTINUE');
    expect(stateAfter(...accepted, downgrade, renewal)).toMatchObject({
      licenceId: 6,
      priceVersion: 0,
      change: { kind: 'NONE' },
    });
    const inTrial = stateAfter(makePurchase({ life: 'TRIAL' }), ask(), { ...downgrade, effectiveAt: start + 3 * DAY });
    expect(inTrial).toMatchObject({ licenceId: 6, change: { kind: 'NONE' } });
  });

  test.each<[string, Subscription, string]>([
    ['a pause that was requested', stateAfter(makePurchase(), pauseRequest), 'wrong-pause'],
    ['a pause', paused, 'wrong-pause'],
    ['an unpaid period', stateAfter(makePurchase(), failedCharge), 'wrong-life'],
    ['a cancellation', stateAfter(makePurchase(), cancel), 'wrong-renewal'],
    ['a planned licence', stateAfter(makePurchase(), downgrade), 'wrong-change'],
    ['another open question', asked, 'wrong-change'],
  ])('is not asked during %s @lic-04', (_state, state, kind) => {
    const later = makeEvent({ kind: 'migration-offered', ...createQuestion({ priceFrom: end + 9 * DAY }) }, end);
    expect(refusalOf(state, later)?.kind).toBe(kind);
  });

  test('is asked in a trial, but not from an instant before the paid time ends, and a pause waits for it @lic-04', () => {
    expect(refusalOf(trial, ask())).toBeUndefined();
    expect(refusalOf(bought, ask({ priceFrom: end - 1 }))).toEqual({ kind: 'too-early', earliest: end });
    expect(refusalOf(asked, pauseRequest)?.kind).toBe('wrong-change');
  });
});

describe('the rule for accounts without an answer', () => {
  test('applies from the renewal on, once, and only as the account was told @lic-04', () => {
    expect(createRuleEvent(asked, end - 1)).toBeUndefined();
    expect(createRuleEvent(asked, end)).toMatchObject({ answer: 'LEAVE', by: 'system' });
    expect(refusalOf(asked, rule('LEAVE', end - 1))).toEqual({ kind: 'too-early', earliest: end });
    expect(refusalOf(asked, rule('CONTINUE'))).toEqual({ kind: 'wrong-answer' });
    const accepted = stateAfter(makePurchase(), ask(), answer('CONTINUE'));
    expect(refusalOf(accepted, rule('LEAVE'))?.kind).toBe('wrong-change');
    expect([createRuleEvent(accepted, end), createRuleEvent(bought, end)]).toEqual([undefined, undefined]);
  });

  test('continues at the new price, or turns the renewal off @lic-04', () => {
    const continued = stateAfter(makePurchase(), ask({ withoutAnswer: 'CONTINUE' }), rule('CONTINUE'));
    expect([isChargeDue(continued, end), getNextPlan(continued, end).terms]).toEqual([true, question.terms]);
    const ended = stateAfter(makePurchase(), ask(), rule('LEAVE'));
    expect([isChargeDue(ended, end), ended.renewal]).toEqual([false, 'OFF']);
  });
});

describe('the first renewal with a new price', () => {
  const first = (subscription: Subscription, from: number, noticeDays: number, now = start + DAY) =>
    findFirstRenewal(subscription, MONTH, { from, noticeMs: noticeDays * DAY }, now);

  test('is the first one from the date of the realm on that has the whole notice before it @lic-04', () => {
    // Bought on 30 November, paid until 30 December.
    expect(first(bought, 0, 29)).toBe(end);
    expect(first(bought, end, 29)).toBe(end);
    expect(first(bought, end + 1, 30)).toBe(undefined);
    const january = Date.parse('2027-01-30T10:00:00Z');
    expect(first(bought, end + 1, 30, end - 10 * DAY)).toBe(january);
    expect(first(bought, 0, 30, start + 10 * DAY)).toBe(undefined);
    expect(first(bought, 0, 30, end - 10 * DAY)).toBe(january);
  });

  test('is asked for at most two weeks before the notice has to begin @lic-04', () => {
    const at = end - 44 * DAY;
    expect([first(bought, 0, 30, at), first(bought, 0, 30, at - 1)]).toEqual([end, undefined]);
    expect(first(stateAfter(makePurchase({ renewal: 'OFF', paidUntil: undefined })), 0, 30)).toBeUndefined();
  });

  test('is reminded of a week before, but not within a day of the question @lic-04', () => {
    expect(getReminderTime(end, end - 8 * DAY)).toBe(end - 7 * DAY);
    expect(getReminderTime(end, end - 8 * DAY + 1)).toBeUndefined();
    const reminded = makeEvent({ kind: 'migration-reminded' }, start + 2 * DAY);
    const change = stateAfter(makePurchase(), ask({ remindAt: start + 2 * DAY }), reminded).change;
    expect(change).toEqual({ kind: 'MIGRATION_OFFERED', ...question, remindAt: undefined });
  });
});

/** What happens to a subscription in the property test, some days after the event before. */
type Action =
  | 'renew'
  | 'fail'
  | 'ask'
  | 'cancel'
  | 'reactivate'
  | 'downgrade'
  | 'drop'
  | 'pause'
  | 'resume'
  | PriceAnswer;
/** Those that are listed several times occur more often. */
const ACTIONS =
  `renew renew renew renew renew fail ask ask ask CONTINUE CONTINUE LEAVE cancel reactivate downgrade drop pause
  resume`.split(/\s+/) as Action[];

const createTerms = (amount: number): AgreedTerms => ({
  sku: 'sku',
  price: { amount, scale: 2, currency: 'EUR' },
  taxInclusive: true,
  period: 'P1M',
});

describe('any sequence of events', () => {
  test('charges no price that was neither agreed to nor ruled, and the old price never from the new one’s renewal on @lic-04', () => {
    const charges = { old: 0, new: 0 };
    const anyAction = fc.record({
      action: fc.constantFrom(...ACTIONS),
      days: fc.integer({ min: 0, max: 14 }),
      withoutAnswer: fc.constantFrom<PriceAnswer>('LEAVE', 'CONTINUE'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom('TRIAL', 'ACTIVE'),
        fc.array(anyAction, { minLength: 20, maxLength: 60 }),
        (life, actions) => {
          let state = stateAfter(makePurchase({ life }));
          let now = start;
          /** The model: the price that the account pays, what it was asked, and the other licence that it has planned. */
          let price = 999;
          let open: { price: number; from: number; rule: PriceAnswer; answer?: PriceAnswer } | undefined;
          let planned: number | undefined;
          const tryEvent = (details: Distribute<SubscriptionEvent>, effectiveAt = now) => {
            const result = applyEvent(state, makeEvent(details, now, effectiveAt));
            if (result.isAllowed) state = result.next;
            return result.isAllowed;
          };
          const charge = () => {
            const applied = createRuleEvent(state, now);
            if (applied) state = stateOf(applyEvent(state, applied));
            if (!isChargeDue(state, now)) return;
            const { anchor } = getBilling(state);
            const span = getPeriodSpan(anchor, MONTH, findPeriodIndex(anchor, MONTH, now) ?? 0);
            const charged = getNextPlan(state, span.start).terms?.price.amount ?? 999;
            const isNew = open !== undefined && planned === undefined && span.start >= open.from;
            expect(charged).toBe(planned ?? (isNew ? open?.price : price));
            if (isNew) expect(open?.answer ?? open?.rule).toBe('CONTINUE');
            expect(tryEvent({ kind: 'renewed', paidUntil: span.end }, span.start)).toBe(true);
            charges[isNew ? 'new' : 'old'] += 1;
            price = charged;
            if (isNew || planned !== undefined) open = undefined;
            planned = undefined;
          };
          for (const { action, days, withoutAnswer } of actions) {
            now += days * DAY;
            const paidUntil = state.paidUntil ?? now;
            if (action === 'renew') charge();
            else if (action === 'fail')
              tryEvent({ kind: 'renewal-failed', declineClass: 'soft', graceUntil: now }, Math.max(now, paidUntil));
            else if (action === 'ask') {
              const from = findFirstRenewal(state, MONTH, { from: now, noticeMs: 10 * DAY }, now);
              const next = price + 100;
              const asking = { priceFrom: from ?? 0, terms: createTerms(next), withoutAnswer };
              if (from !== undefined && tryEvent({ kind: 'migration-offered', ...createQuestion(asking) }))
                open = { price: next, from, rule: withoutAnswer };
            } else if (action === 'CONTINUE' || action === 'LEAVE') {
              if (tryEvent({ kind: 'migration-answered', answer: action }) && open) open.answer = action;
            } else if (action === 'cancel') {
              if (!tryEvent({ kind: 'cancelled' }, Math.max(now, paidUntil))) continue;
              planned = undefined;
              if (open) open.answer = 'LEAVE';
            } else if (action === 'downgrade') {
              const isTrial = state.life === 'TRIAL';
              const details = { kind: 'downgrade-requested', licenceId: 6, terms: createTerms(555) } as const;
              if (!tryEvent(details, isTrial ? now : paidUntil)) continue;
              if (isTrial) [price, open] = [555, undefined];
              else planned = 555;
            } else if (action === 'drop') {
              if (tryEvent({ kind: 'change-dropped' })) planned = undefined;
            } else if (action === 'pause') tryEvent({ kind: 'pause-requested' }, Math.max(now, paidUntil));
            else if (action === 'resume') tryEvent({ kind: 'resume-requested' });
            else tryEvent({ kind: 'reactivated' });
          }
        },
      ),
      { numRuns: 1000 },
    );
    // The sequences reach charges of both kinds.
    expect(Math.min(charges.old, charges.new)).toBeGreaterThan(50);
  });
});

function stateOf(result: ReturnType<typeof applyEvent>): Subscription {
  if (!result.isAllowed) throw new Error(JSON.stringify(result.refusal));
  return result.next;
}
