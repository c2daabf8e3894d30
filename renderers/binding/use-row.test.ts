import { expect, test } from 'vitest';
import { stateOf } from './use-row.ts';

const _ = false;
test.each([
  // failed, busy, some, asks, near
  [_, _, true, true, _, 'ready'],
  [_, _, true, _, _, 'ready'],
  [_, _, _, _, _, 'ready'],
  [_, _, _, true, _, 'waiting'],
  [_, _, _, true, true, 'loading'],
  [_, true, _, true, true, 'loading'],
  [_, true, true, true, true, 'loading'],
  [true, _, _, true, true, 'failed'],
  [true, _, true, true, true, 'failed'],
  [true, true, true, true, true, 'retrying'],
] as const)(
  'failed %s, busy %s, some titles %s, can ask %s, near %s: %s @def-17',
  (failed, busy, some, asks, near, state) => expect(stateOf({ failed, busy, some, asks, near })).toBe(state),
);
