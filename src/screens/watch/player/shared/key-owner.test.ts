import { expect, test } from 'vitest';
import { type Focus, isPlayersKey } from './key-owner.ts';

const keys = [' ', 'k', '5', 'ArrowLeft', 'ArrowUp', 'Home'];

test.each<[what: string, keys: string, focus: Focus]>([
  ['nothing', ' k 5 ArrowLeft', 'page'],
  ['the player', ' k 5 ArrowLeft ArrowUp Home', 'player'],
  ['the timeline', ' k 5 ArrowLeft ArrowUp Home', 'timeline'],
  ['a slider of the player', ' k 5', 'slider'],
  ['a button of the player', 'k 5 ArrowLeft ArrowUp Home', 'button'],
  ['a control that was clicked', ' k 5 ArrowLeft ArrowUp Home', 'pressed'],
  ['an open panel of the player', 'k 5', 'menu'],
  ['a control outside of the player', 'k 5', 'beside'],
  ['a text field', '', 'field'],
])(
  'on a page that can scroll, with the focus on %s, the player handles only the keys "%s" (a leading space: the space bar) @play-06',
  (_what, expected, focus) => {
    expect(
      keys
        .filter((key) => isPlayersKey(key, focus, true))
        .join(' ')
        .trimStart(),
    ).toBe(expected.trimStart());
  },
);

test('on a page that cannot scroll, the player handles all player keys @play-06', () => {
  expect(keys.every((key) => isPlayersKey(key, 'page', false))).toBe(true);
});
