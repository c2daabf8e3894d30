import { expect, test } from 'vitest';
import { createSpend } from './spend-budget.ts';

const budget = { most: 3, seconds: 60 };
function books(factor = 1, askers = 100) {
  let now = 1_000_000;
  const spend = createSpend({ clock: { now: () => now }, factor, askers });
  const advance = (seconds: number) => {
    now += seconds * 1000;
  };
  return { spend, advance };
}

test('so many at once, then one at a time as they come back; a refusal says when @load-04', () => {
  const { spend, advance } = books();
  expect([1, 2, 3].map(() => spend('a', budget))).toEqual([undefined, undefined, undefined]);
  expect(spend('a', budget)).toBe(20);
  advance(19);
  expect(spend('a', budget)).toBe(1);
  advance(1);
  expect(spend('a', budget)).toBeUndefined();
  expect(spend('a', budget)).toBe(20);
  advance(60);
  expect([1, 2, 3, 4].map(() => spend('a', budget))).toEqual([undefined, undefined, undefined, 20]);
});

test('what one has spent is not missing to another @load-04', () => {
  const { spend } = books();
  for (let made = 0; made < 4; made++) spend('a', budget);
  expect(spend('b', budget)).toBeUndefined();
});

test('the operator may widen all budgets, or lift them @load-04', () => {
  const wide = books(10).spend;
  for (let made = 0; made < 30; made++) expect(wide('a', budget)).toBeUndefined();
  expect(wide('a', budget)).toBe(2);
  const lifted = books(0).spend;
  for (let made = 0; made < 1000; made++) expect(lifted('a', budget)).toBeUndefined();
});

test('any number of askers takes no more memory: those that were quiet longest are forgotten @load-04', () => {
  const { spend } = books(1, 2);
  for (let made = 0; made < 4; made++) spend('a', budget);
  spend('b', budget);
  expect(spend('a', budget)).toBe(20);
  spend('c', budget);
  spend('d', budget);
  expect(spend('a', budget)).toBeUndefined();
});

test.each([
  { back: 1, refused: undefined },
  { back: 900, refused: undefined },
  { back: 0, refused: 20 },
  { back: -19, refused: 1 },
  { back: -20, refused: undefined },
])('after all was spent, a clock put back by $back seconds has it wait for $refused @load-04', ({ back, refused }) => {
  const { spend, advance } = books();
  for (let made = 0; made < 3; made++) spend('a', budget);
  advance(-back);
  expect(spend('a', budget)).toBe(refused);
});

test('a clock that was put back gives no more than the budget once more @load-04', () => {
  const { spend, advance } = books();
  for (let made = 0; made < 3; made++) spend('a', budget);
  advance(-900);
  expect([1, 2, 3, 4].map(() => spend('a', budget))).toEqual([undefined, undefined, undefined, 20]);
  // Put right again, it owes nothing.
  advance(900);
  expect(spend('a', budget)).toBeUndefined();
});
