import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Circuit, CircuitOpenError, createCircuit } from './circuit.ts';

const away = new Error('away');
/** What the simulated database does: it answers, refuses connections, or hangs until the probe times out. */
let database: 'there' | 'refuses' | 'hangs';
let pulses: number;
let told: string[];
let circuit: Circuit;

beforeEach(() => {
  vi.useFakeTimers();
  [database, pulses, told] = ['there', 0, []];
  circuit = createCircuit({
    isAway: (error) => error === away,
    pulse: async (milliseconds) => {
      pulses += 1;
      if (database === 'hangs') await new Promise((resolve) => setTimeout(resolve, milliseconds));
      if (database !== 'there') throw away;
    },
    onOpen: ({ hangs }) => told.push(hangs ? 'hangs' : 'fails'),
    onClose: () => told.push('back'),
  });
});
afterEach(() => {
  circuit.stop();
  vi.useRealTimers();
});

async function fails(error: Error): Promise<unknown> {
  try {
    return await circuit.run(async () => {
      throw error;
    });
  } catch (thrown) {
    return thrown;
  }
}
const works = () => circuit.run(async () => 'done').catch((thrown: unknown) => thrown);

test('the circuit breaker opens after five consecutive database failures, and closes when a health probe succeeds @out-03', async () => {
  database = 'refuses';
  for (let times = 0; times < 5; times++) expect(await fails(away)).toBe(away);
  expect(circuit.isOpen()).toBe(true);
  const work = vi.fn(async () => 'done');
  await expect(circuit.run(work)).rejects.toThrow(CircuitOpenError);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(circuit.run(work)).rejects.toThrow(CircuitOpenError);
  expect(work).not.toHaveBeenCalled();
  database = 'there';
  await vi.advanceTimersByTimeAsync(1000);
  expect(await works()).toBe('done');
  expect(told).toEqual(['fails', 'back']);
});

test('the circuit breaker stays closed if a success interrupts the failures, and on errors in a query @out-03', async () => {
  for (let times = 0; times < 4; times++) await fails(away);
  expect(await works()).toBe('done');
  for (let times = 0; times < 4; times++) await fails(away);
  expect(await fails(new Error('duplicate key'))).toEqual(new Error('duplicate key'));
  await fails(away);
  expect(circuit.isOpen()).toBe(false);
  expect(told).toEqual([]);
});

test('the circuit breaker aborts slow queries only when the database hangs @out-03', async () => {
  const slow = circuit.run(() => new Promise<string>((resolve) => setTimeout(resolve, 60_000, 'slow')));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(pulses).toBeGreaterThan(0);
  expect(circuit.isOpen()).toBe(false);
  database = 'hangs';
  const outcome = expect(slow).rejects.toThrow(CircuitOpenError);
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(await works()).toBeInstanceOf(CircuitOpenError);
  database = 'there';
  await vi.advanceTimersByTimeAsync(5000);
  expect(await works()).toBe('done');
  expect(told).toEqual(['hangs', 'back']);
});

test('the circuit breaker sends no health probe while all queries are fast @out-03', async () => {
  for (let times = 0; times < 100; times++) {
    await works();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(pulses).toBe(0);
});
