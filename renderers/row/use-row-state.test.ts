import { expect, test } from 'vitest';
import { rowViewOf } from './use-row-state.ts';

test.each([
  // Columns: behaviour when empty, titles load after the page, row is out of sight, expected view.
  [undefined, false, false, 'cards'],
  [undefined, true, false, 'cards'],
  ['hide', false, false, 'hide'],
  ['fallback', false, false, 'fallback'],
  ['message', false, false, 'message'],
  ['hide', true, false, 'message'],
  ['hide', true, true, 'hide'],
  ['fallback', true, false, 'message'],
  ['fallback', true, true, 'fallback'],
  ['message', true, true, 'message'],
] as const)(
  'an empty row with onEmpty %s, titles requested after the page: %s, out of view: %s is shown as %s @def-17',
  (empty, late, unseen, view) => expect(rowViewOf(empty, late, unseen)).toBe(view),
);
