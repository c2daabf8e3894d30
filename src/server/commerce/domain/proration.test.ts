import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMoney } from './money.ts';
import { getPeriodSpan, parsePeriod } from './period.ts';
import { computePlanChange, type CurrentPlan, type Plan, PlanChangeError, prorateRest } from './proration.ts';

const eur = (amount: bigint) => createMoney(amount, 'EUR');
const at = (text: string) => Date.parse(text);
const monthly = parsePeriod('P1M');
const april = { start: at('2027-04-01T00:00Z'), end: at('2027-05-01T00:00Z') };
const middle = at('2027-04-16T00:00Z');

const plan = (rank: number, price: bigint, period = 'P1M'): Plan => ({
  licenceId: `licence-${rank}`,
  rank,
  period: parsePeriod(period),
  price: eur(price),
});
const running = (rank: number, price: bigint, { isTrial = false, period = 'P1M' } = {}): CurrentPlan => ({
  ...plan(rank, price, period),
  span: april,
  isTrial,
});

const anyPrice = fc.bigInt({ min: 0n, max: 10n ** 7n });
const anySpan = fc
  .tuple(
    fc.integer({ min: 0, max: at('2090-01-01T00:00Z') }),
    fc.constantFrom('P1D', 'P1W', 'P1M', 'P3M', 'P1Y'),
    fc.nat(50),
  )
  .map(([anchor, period, index]) => getPeriodSpan(anchor, parsePeriod(period), index));
/** A share of a period, in millionths. */
const anyShare = fc.nat(999_999);
const instantOf = ({ start, end }: { start: number; end: number }, share: number) =>
  start + Math.floor(((end - start) * share) / 1e6);

describe('share of unused time', () => {
  test.each([
    ['the full price at the start', april.start, 3000n],
    ['half of the price in the middle', middle, 1500n],
    ['0 at the end', april.end, 0n],
    ['0 in the last millisecond', april.end - 1, 0n],
    ['two thirds of the price after a third', at('2027-04-11T00:00Z'), 2000n],
  ])('prorates a price by the unused time of a period: %s', (_name, instant, share) =>
    expect(prorateRest(eur(3000n), april, instant)).toEqual(eur(share)),
  );

  test('prorates by whole seconds, and counts a second that has begun as unused', () => {
    const span = { start: 0, end: 10_000 };
    expect(prorateRest(eur(10n), span, 999)).toEqual(eur(10n));
    expect(prorateRest(eur(10n), span, 1000)).toEqual(eur(9n));
    expect(prorateRest(eur(10n), span, 9999)).toEqual(eur(1n));
    expect(prorateRest(eur(10n), span, 10_000)).toEqual(eur(0n));
  });

  test.each([april.start - 1, april.end + 1, Number.NaN])(
    'rejects prorating a price at the instant %d ms, outside of the period',
    (instant) => expect(() => prorateRest(eur(1n), april, instant)).toThrow('is outside of the period'),
  );

  test('rejects prorating a negative price or a period shorter than a second', () => {
    expect(() => prorateRest(eur(-1n), april, middle)).toThrow('negative price');
    expect(() => prorateRest(eur(1n), { start: 0, end: 999 }, 5)).toThrow('shorter than a second');
  });

  test('the prorated price is from 0 to the full price, and never grows with time', () => {
    fc.assert(
      fc.property(anyPrice, anySpan, anyShare, anyShare, (price, span, a, b) => {
        const earlier = prorateRest(eur(price), span, instantOf(span, Math.min(a, b))).amount;
        const later = prorateRest(eur(price), span, instantOf(span, Math.max(a, b))).amount;
        expect(later >= 0n && later <= earlier && earlier <= price).toBe(true);
      }),
    );
  });
});

describe('upgrade', () => {
  test('an upgrade with the same period charges the difference for the unused time and keeps the dates', () =>
    expect(computePlanChange(running(1, 1000n), plan(2, 3000n), middle)).toEqual({
      direction: 'upgrade',
      effectiveAt: middle,
      newAnchor: null,
      credit: eur(500n),
      charge: eur(1500n),
      due: eur(1000n),
      accountCredit: eur(0n),
    }));

  test('an upgrade to another period charges the full new price less the credit and starts new dates', () =>
    expect(computePlanChange(running(1, 1000n), plan(2, 9000n, 'P1Y'), middle)).toEqual({
      direction: 'upgrade',
      effectiveAt: middle,
      newAnchor: middle,
      credit: eur(500n),
      charge: eur(9000n),
      due: eur(8500n),
      accountCredit: eur(0n),
    }));

  test('an upgrade to a cheaper licence credits the account instead of charging a negative amount', () =>
    expect(computePlanChange(running(1, 3000n), plan(2, 1000n), middle)).toMatchObject({
      credit: eur(1500n),
      charge: eur(500n),
      due: eur(0n),
      accountCredit: eur(1000n),
    }));

  test('a change to a longer period at equal rank is an upgrade, to a shorter one a downgrade', () => {
    expect(computePlanChange(running(1, 1000n), plan(1, 9000n, 'P1Y'), middle).direction).toBe('upgrade');
    expect(computePlanChange(running(1, 9000n, { period: 'P1Y' }), plan(1, 1000n), middle).direction).toBe('downgrade');
  });

  test('an upgrade from a period of 12 months to one of a year keeps the dates', () =>
    expect(
      computePlanChange(running(1, 1000n, { period: 'P12M' }), plan(2, 1000n, 'P1Y'), middle).newAnchor,
    ).toBeNull());
});

describe('downgrade', () => {
  test('a downgrade costs nothing and takes effect at the end of the paid period', () =>
    expect(computePlanChange(running(2, 3000n), plan(1, 1000n), middle)).toEqual({
      direction: 'downgrade',
      effectiveAt: april.end,
      newAnchor: null,
      credit: eur(0n),
      charge: eur(0n),
      due: eur(0n),
      accountCredit: eur(0n),
    }));

  test('a downgrade to another period starts new dates at the end of the paid period', () =>
    expect(computePlanChange(running(2, 3000n), plan(1, 100n, 'P1W'), middle)).toMatchObject({
      effectiveAt: april.end,
      newAnchor: april.end,
    }));
});

describe('change of plan', () => {
  test.each([
    ['upgrade', 'upgrade', plan(3, 9000n)],
    ['downgrade', 'downgrade', plan(1, 100n)],
    ['upgrade to a yearly plan', 'upgrade', plan(3, 9000n, 'P1Y')],
  ])('a change of plan in a trial is free, immediate and keeps the end of the trial: %s', (_change, direction, next) =>
    expect(computePlanChange(running(2, 3000n, { isTrial: true }), next, middle)).toEqual({
      direction,
      effectiveAt: middle,
      newAnchor: null,
      credit: eur(0n),
      charge: eur(0n),
      due: eur(0n),
      accountCredit: eur(0n),
    }),
  );

  test.each([april.start - 1, april.end, Number.NaN])(
    'rejects a change of plan at the instant %d ms, outside of the current period',
    (instant) =>
      expect(() => computePlanChange(running(1, 1n), plan(2, 1n), instant)).toThrow('outside of the running period'),
  );

  test('rejects a change to a plan of equal rank and period', () =>
    expect(() => computePlanChange(running(1, 1n), plan(1, 5n), middle)).toThrow(PlanChangeError));

  test.each([
    ['outside of a trial', false],
    ['in a trial', true],
  ] as const)('rejects a change to a plan in another currency %s, even if the change is free', (_when, isTrial) => {
    const dollars = { ...plan(1, 1n), price: createMoney(1n, 'USD') };
    expect(() => computePlanChange(running(2, 1n, { isTrial }), dollars, middle)).toThrow(
      'Cannot combine EUR with USD.',
    );
  });

  test('an upgrade and the reverse change at the same instant cost 0 in total', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anySpan, anyShare, (price, other, span, share) => {
        const instant = instantOf(span, share);
        const [low, high] = [plan(1, price), plan(2, other)];
        const current = { ...low, span, isTrial: false };
        const up = computePlanChange(current, high, instant);
        // An undone upgrade is calculated as the opposite upgrade.
        const back = computePlanChange({ ...high, rank: 0, span, isTrial: false }, low, instant);
        const paid = (change: typeof up) => change.due.amount - change.accountCredit.amount;
        expect(paid(up) + paid(back)).toBe(0n);
      }),
    );
  });

  test('a change of plan charges or credits the exact difference, never both', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anySpan, anyShare, (price, other, span, share) => {
        const change = computePlanChange(
          { ...plan(1, price), span, isTrial: false },
          plan(2, other),
          instantOf(span, share),
        );
        expect(change.due.amount === 0n || change.accountCredit.amount === 0n).toBe(true);
        expect(change.due.amount >= 0n && change.accountCredit.amount >= 0n).toBe(true);
        expect(change.due.amount - change.accountCredit.amount).toBe(change.charge.amount - change.credit.amount);
      }),
    );
  });

  test('several upgrades in a period cost the exact value, within one minor unit per upgrade', () => {
    const anyChain = fc.array(fc.tuple(anyPrice, anyShare), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(anyPrice, anySpan, anyChain, (first, span, chain) => {
        const seconds = BigInt((span.end - span.start) / 1000);
        const changes = chain.toSorted(([, a], [, b]) => a - b);
        let current: CurrentPlan = { ...plan(0, first), span, isTrial: false };
        let paid = 0n;
        let exact = 0n;
        for (const [index, [price, share]] of changes.entries()) {
          const instant = instantOf(span, share);
          const next = plan(index + 1, price);
          const change = computePlanChange(current, next, instant);
          paid += change.due.amount - change.accountCredit.amount;
          exact += (price - current.price.amount) * (seconds - BigInt(Math.floor((instant - span.start) / 1000)));
          current = { ...next, span, isTrial: false };
        }
        const error = paid * seconds - exact;
        const limit = BigInt(changes.length) * seconds;
        expect(error >= -limit && error <= limit).toBe(true);
      }),
    );
  });

  test('prorates by the actual number of days of a monthly period', () => {
    const span = getPeriodSpan(at('2027-01-31T00:00Z'), monthly, 1);
    expect(prorateRest(eur(3100n), span, at('2027-03-01T00:00Z'))).toEqual(eur(3000n));
  });
});
