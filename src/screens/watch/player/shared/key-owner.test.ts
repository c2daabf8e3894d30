import { expect, test } from 'vitest';
import { type Focus, isPlayersKey } from './key-owner.ts';

const keys = [' ', 'k', '5', 'ArrowLeft', 'ArrowUp', 'Home'];

test.each<[focus: Focus, keys: string]>([
  ['page', ' k 5 ArrowLeft'],
  ['player', ' k 5 ArrowLeft ArrowUp Home'],
  ['timeline', ' k 5 ArrowLeft ArrowUp Home'],
  ['slider', ' k 5'],
  ['button', 'k 5 ArrowLeft ArrowUp Home'],
  ['pressed', ' k 5 ArrowLeft ArrowUp Home'],
  ['menu', 'k 5'],
  ['beside', 'k 5'],
  ['field', ''],
])('on a scrolling page with the focus on %s, the player handles "%s" @play-06', (focus, expected) => {
  expect(
    keys
      .filter((key) => isPlayersKey(key, focus, true))
      .join(' ')
      .trimStart(),
  ).toBe(expected.trimStart());
});

test('the player handles all player keys on a page that does not scroll @play-06', () => {
  expect(keys.every((key) => isPlayersKey(key, 'page', false))).toBe(true);
});
