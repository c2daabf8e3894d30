import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { end, makeEvent, makePurchase, start as purchasedAt } from '../../../../tests/support/subscription-events.ts';
import {
  decideDunningStep,
  DEFAULT_DUNNING_POLICY,
  type DunningEvent,
  type DunningStep,
  getGraceEnd,
  listDunningEvents,
} from './dunning.ts';
import type { DeclineClass } from './subscription.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const start = Date.parse('2026-11-30T03:00:00Z');
const failed = (declineClass: DeclineClass, at = start): DunningEvent => ({ kind: 'charge-failed', at, declineClass });

/** Charges whenever the schedule says so, with the given results, until no retry is due. The rest succeeds. */
function runSchedule(results: readonly DeclineClass[], delayMs = 0) {
  const events: DunningEvent[] = [];
  const waits: number[] = [];
  let at = start;
  let step: DunningStep = { kind: 'retry', at };
  for (const result of results) {
    if (step.kind !== 'retry') break;
    if (events.length > 0) waits.push(step.at - at);
    at = step.at + delayMs;
    events.push(failed(result, at));
    step = decideDunningStep(events, at);
  }
  return { events, waits, step, at };
}

describe('dunning (retries after a failed charge)', () => {
  test('dunning retries a soft decline after 1, 3, 5 and 7 days, then ends the subscription', () => {
    const { waits, step, at } = runSchedule(['soft', 'soft', 'soft', 'soft', 'soft', 'soft']);
    expect(waits.map((wait) => wait / DAY)).toEqual([1, 3, 5, 7]);
    expect(step).toEqual({ kind: 'end', at, reason: 'unpaid' });
  });

  test('dunning retries a technical failure 8 times with doubling delays, then like a soft decline', () => {
    const { waits, step } = runSchedule(Array.from({ length: 20 }, () => 'technical'));
    expect(waits.map((wait) => wait / MINUTE)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1440, 4320, 7200, 10_080]);
    expect(step.kind).toBe('end');
  });

  test('dunning counts retries of soft declines and of technical failures separately if both alternate', () => {
    const { waits } = runSchedule(['technical', 'soft', 'technical', 'soft', 'technical', 'soft']);
    expect(waits).toEqual([5 * MINUTE, DAY, 10 * MINUTE, 3 * DAY, 20 * MINUTE]);
  });

  test('a hard decline asks for another payment method, and ends the subscription after 16 days', () => {
    const until = start + 16 * DAY;
    expect(decideDunningStep([failed('hard')], start)).toEqual({ kind: 'request-instrument', until });
    expect(decideDunningStep([failed('hard')], until - 1).kind).toBe('request-instrument');
    expect(decideDunningStep([failed('hard')], until)).toEqual({ kind: 'end', at: until, reason: 'unpaid' });
  });

  test('a charge that requires authentication asks the viewer to authenticate', () => {
    expect(decideDunningStep([failed('authentication-required')], start)).toEqual({
      kind: 'request-authentication',
      until: start + 16 * DAY,
    });
  });

  test('dunning retries at once with a new payment method, without restarting the retry schedule', () => {
    const changed: DunningEvent[] = [failed('soft'), failed('hard', start + DAY)];
    changed.push({ kind: 'instrument-changed', at: start + 2 * DAY });
    expect(decideDunningStep(changed, start + 2 * DAY)).toEqual({ kind: 'retry', at: start + 2 * DAY });
    expect(decideDunningStep([...changed, failed('soft', start + 2 * DAY)], start + 2 * DAY)).toEqual({
      kind: 'retry',
      at: start + 5 * DAY,
    });
  });

  test('a new payment method after the end of the subscription causes no charge', () => {
    const { events, at } = runSchedule(['soft', 'soft', 'soft', 'soft', 'soft']);
    const changed: DunningEvent = { kind: 'instrument-changed', at: at + DAY };
    expect(decideDunningStep([...events, changed], at + DAY)).toEqual({ kind: 'end', at, reason: 'unpaid' });
    const late: DunningEvent = { kind: 'instrument-changed', at: start + 16 * DAY };
    expect(decideDunningStep([failed('hard'), late], start + 17 * DAY).kind).toBe('end');
  });

  test('dunning without remaining retries ends the subscription at the end of the grace period', () => {
    const policy = { ...DEFAULT_DUNNING_POLICY, softDelaysMs: [] };
    expect(decideDunningStep([failed('soft')], start, policy)).toMatchObject({ kind: 'end', at: start + 3 * DAY });
    const short = { ...DEFAULT_DUNNING_POLICY, viewerActionMs: DAY };
    expect(decideDunningStep([failed('hard')], start + DAY, short).kind).toBe('request-instrument');
  });

  test('the grace period ends 3 days after the first failed charge, and there is none after a payment', () => {
    const events = [failed('soft'), failed('soft', start + DAY)];
    expect(getGraceEnd(events, DEFAULT_DUNNING_POLICY)).toBe(start + 3 * DAY);
    expect(getGraceEnd([...events, { kind: 'paid', at: start + DAY }], DEFAULT_DUNNING_POLICY)).toBeUndefined();
    expect(getGraceEnd([], DEFAULT_DUNNING_POLICY)).toBeUndefined();
  });

  test('dunning does not start without a failed charge', () => {
    expect(decideDunningStep([], start)).toEqual({ kind: 'none' });
    expect(decideDunningStep([{ kind: 'instrument-changed', at: start }], start)).toEqual({ kind: 'none' });
  });
});

const anyClass = fc.constantFrom<DeclineClass>(
  'soft',
  'soft',
  'technical',
  'technical',
  'hard',
  'authentication-required',
);
const anyResults = fc.array(anyClass, { minLength: 1, maxLength: 40 });
const anyDelay = fc.integer({ min: 0, max: 2 * DAY });

describe('the dunning schedule of any sequence of failed charges', () => {
  test('dunning retries at most 12 times, and never after a hard decline or a missing authentication', () => {
    fc.assert(
      fc.property(anyResults, anyDelay, (results, delay) => {
        const { events } = runSchedule(results, delay);
        expect(events.length - 1).toBeLessThanOrEqual(12);
        const last = events.findIndex(
          (event) =>
            event.kind === 'charge-failed' && !(event.declineClass === 'soft' || event.declineClass === 'technical'),
        );
        if (last !== -1) expect(events).toHaveLength(last + 1);
      }),
    );
  });

  test('dunning never waits less than the kind of decline demands, also if a retry runs late', () => {
    fc.assert(
      fc.property(anyResults, anyDelay, (results, delay) => {
        const { events, waits } = runSchedule(results, delay);
        let softs = 0;
        for (const [index, wait] of waits.entries()) {
          const event = events[index];
          if (event?.kind === 'charge-failed' && event.declineClass === 'soft') {
            softs += 1;
            expect(wait).toBeGreaterThanOrEqual(([1, 3, 5, 7][softs - 1] ?? Infinity) * DAY);
          }
          expect(wait).toBeGreaterThanOrEqual(5 * MINUTE);
        }
      }),
    );
  });

  test('dunning stops when a payment succeeds', () => {
    fc.assert(
      fc.property(anyResults, anyDelay, (results, wait) => {
        const { events, at } = runSchedule(results);
        expect(decideDunningStep([...events, { kind: 'paid', at: at + wait }], at + wait)).toEqual({ kind: 'none' });
      }),
    );
  });

  test('dunning never ends the subscription within the grace period, nor before the last failed charge', () => {
    fc.assert(
      fc.property(anyResults, anyDelay, fc.integer({ min: 0, max: 60 * DAY }), (results, delay, later) => {
        const { events, at } = runSchedule(results, delay);
        const step = decideDunningStep(events, at + later);
        if (step.kind !== 'end') return;
        expect(step.at).toBeGreaterThanOrEqual(getGraceEnd(events, DEFAULT_DUNNING_POLICY) ?? Infinity);
        expect(step.at).toBeGreaterThanOrEqual(at);
      }),
    );
  });
});

describe('the failures of an unpaid period', () => {
  const at = (event: Parameters<typeof makeEvent>[0], time: number) => makeEvent(event, time);
  const failed = (time: number) => at({ kind: 'renewal-failed', declineClass: 'hard', graceUntil: end }, time);
  const chosen = (time: number) => at({ kind: 'instrument-chosen', instrumentId: 'card' }, time);

  test('begin with its first failed charge, and contain the instruments that were chosen afterwards', () => {
    const events = [makePurchase(), chosen(purchasedAt), failed(end), chosen(end + 1), failed(end + 2)];
    expect(listDunningEvents(events)).toEqual([
      { kind: 'charge-failed', at: end, declineClass: 'hard' },
      { kind: 'instrument-changed', at: end + 1 },
      { kind: 'charge-failed', at: end + 2, declineClass: 'hard' },
    ]);
  });

  test('are none after the period was paid', () => {
    const paid = at({ kind: 'renewed', paidUntil: end + 9 }, end + 1);
    expect(listDunningEvents([makePurchase(), failed(end), paid])).toEqual([]);
    expect(listDunningEvents([makePurchase(), failed(end), paid, failed(end + 9)])).toHaveLength(1);
  });
});
