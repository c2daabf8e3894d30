import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const rateLimit = { most: 3, seconds: 60 };
function books(factor = 1, askers = 100) {
  let now = 1_000_000;
  const spend = createRateLimiter({ clock: { now: () => now }, factor, askers });
  const advance = (seconds: number) => {
    now += seconds * 1000;
  };
  return { spend, advance };
}

test('allows three calls at once, then one call every 20 s, and reports the wait until the next call @load-04', () => {
  const { spend, advance } = books();
  expect([1, 2, 3].map(() => spend('a', rateLimit))).toEqual([undefined, undefined, undefined]);
  expect(spend('a', rateLimit)).toBe(20);
  advance(19);
  expect(spend('a', rateLimit)).toBe(1);
  advance(1);
  expect(spend('a', rateLimit)).toBeUndefined();
  expect(spend('a', rateLimit)).toBe(20);
  advance(60);
  expect([1, 2, 3, 4].map(() => spend('a', rateLimit))).toEqual([undefined, undefined, undefined, 20]);
});

test('the rate limiter counts the calls of each caller separately @load-04', () => {
  const { spend } = books();
  for (let made = 0; made < 4; made++) spend('a', rateLimit);
  expect(spend('b', rateLimit)).toBeUndefined();
});

test('multiplies rate limits by the factor that the operator sets, and disables rate limits with the factor 0 @load-04', () => {
  const wide = books(10).spend;
  for (let made = 0; made < 30; made++) expect(wide('a', rateLimit)).toBeUndefined();
  expect(wide('a', rateLimit)).toBe(2);
  const lifted = books(0).spend;
  for (let made = 0; made < 1000; made++) expect(lifted('a', rateLimit)).toBeUndefined();
});

test('the rate limiter forgets the least recent callers when it has reached its maximum number of callers @load-04', () => {
  const { spend } = books(1, 2);
  for (let made = 0; made < 4; made++) spend('a', rateLimit);
  spend('b', rateLimit);
  expect(spend('a', rateLimit)).toBe(20);
  spend('c', rateLimit);
  spend('d', rateLimit);
  expect(spend('a', rateLimit)).toBeUndefined();
});

test.each([
  { back: 1, clock: 'is set back by a second', result: 'calls are allowed again', refused: undefined },
  { back: 900, clock: 'is set back by 900 s', result: 'calls are allowed again', refused: undefined },
  { back: 0, clock: 'is unchanged', result: 'a caller waits 20 s', refused: 20 },
  { back: -19, clock: 'advanced by 19 s', result: 'a caller waits 1 s', refused: 1 },
  { back: -20, clock: 'advanced by 20 s', result: 'calls are allowed again', refused: undefined },
])('after the rate limit is used up and the clock $clock, $result @load-04', ({ back, refused }) => {
  const { spend, advance } = books();
  for (let made = 0; made < 3; made++) spend('a', rateLimit);
  advance(-back);
  expect(spend('a', rateLimit)).toBe(refused);
});

test('the rate limiter allows at most one more full burst after the clock was set back @load-04', () => {
  const { spend, advance } = books();
  for (let made = 0; made < 3; made++) spend('a', rateLimit);
  advance(-900);
  expect([1, 2, 3, 4].map(() => spend('a', rateLimit))).toEqual([undefined, undefined, undefined, 20]);
  // After the clock was set forward again, the caller is not blocked for the calls made meanwhile.
  advance(900);
  expect(spend('a', rateLimit)).toBeUndefined();
});
