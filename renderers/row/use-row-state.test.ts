import { expect, test } from 'vitest';
import { rowViewOf } from './use-row-state.ts';

test.each([
  // Columns: row in words, expected view, behaviour when empty, titles load after the page, row is out of sight.
  ['without onEmpty, whose titles come with the page, in the viewport', 'cards', undefined, false, false],
  ['without onEmpty, whose titles load after the page, in the viewport', 'cards', undefined, true, false],
  ['with onEmpty hide, whose titles come with the page, in the viewport', 'hide', 'hide', false, false],
  ['with onEmpty fallback, whose titles come with the page, in the viewport', 'fallback', 'fallback', false, false],
  ['with onEmpty message, whose titles come with the page, in the viewport', 'message', 'message', false, false],
  ['with onEmpty hide, whose titles load after the page, in the viewport', 'message', 'hide', true, false],
  ['with onEmpty hide, whose titles load after the page, outside of the viewport', 'hide', 'hide', true, true],
  ['with onEmpty fallback, whose titles load after the page, in the viewport', 'message', 'fallback', true, false],
  [
    'with onEmpty fallback, whose titles load after the page, outside of the viewport',
    'fallback',
    'fallback',
    true,
    true,
  ],
  ['with onEmpty message, whose titles load after the page, outside of the viewport', 'message', 'message', true, true],
] as const)('an empty row %s, has the view “%s” @def-17', (_row, view, empty, late, unseen) =>
  expect(rowViewOf(empty, late, unseen)).toBe(view),
);
