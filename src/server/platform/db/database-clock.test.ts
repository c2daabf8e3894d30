import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

/** Simulated clocks of the database, the machine and the monotonic timer, in milliseconds. */
const clocks = { database: 0, machine: 0, timer: 0, roundTrip: 0 };
const pass = (milliseconds: number) => {
  clocks.database += milliseconds;
  clocks.machine += milliseconds;
  clocks.timer += milliseconds;
};
let isAway = false;
const reports: [offset: number, isNotable: boolean][] = [];

const open = () =>
  createDatabaseClock({
    readTime: async () => {
      if (isAway) throw new Error('The database is away');
      pass(clocks.roundTrip / 2);
      const time = clocks.database;
      pass(clocks.roundTrip / 2);
      return time;
    },
    onOffset: (...report) => reports.push(report),
    machine: { now: () => clocks.machine },
    monotonic: () => clocks.timer,
  });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(clocks, { database: 1_000_000, machine: 1_360_000, timer: 77, roundTrip: 40 });
  isAway = false;
  reports.length = 0;
});
afterEach(() => void vi.useRealTimers());

test('the server’s clock returns the database’s time on a machine whose clock is six minutes ahead @srv-06', async () => {
  const clock = open();
  expect(clock.now()).toBe(1_360_000);
  await clock.sync();
  expect(clock.now()).toBe(clocks.database);
  expect(clock.getOffset()).toBe(360_000);
  pass(5000);
  expect(clock.now()).toBe(clocks.database);
  clock.close();
});

test('a correction of the machine’s clock does not change the time of the server’s clock @srv-06', async () => {
  const clock = open();
  await clock.sync();
  clocks.machine -= 360_000;
  expect(clock.now()).toBe(clocks.database);
  clock.close();
});

test('the server’s clock is set to the database’s every ten seconds, and a large difference is reported once @srv-06', async () => {
  const clock = open();
  await clock.sync();
  await clock.sync();
  expect(reports).toEqual([[360_000, true]]);
  // The test simulates a failover to a database whose clock is correct.
  clocks.database = clocks.machine;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now()).toBe(clocks.database);
  expect(reports).toEqual([
    [360_000, true],
    [0, false],
  ]);
  clock.close();
});

test('the server’s clock continues from the last known database time while the database is down or slow @srv-06', async () => {
  const clock = open();
  await clock.sync();
  isAway = true;
  await clock.sync();
  isAway = false;
  clocks.roundTrip = 9000;
  clocks.database += 1234;
  await clock.sync();
  expect(clock.now()).toBe(clocks.database - 1234);
  clock.close();
});
