import { expect, test } from 'vitest';
import { createCardMessage, parseCardMessage } from './card-messages.ts';
import { resolveFrameSize } from './frame-size.ts';

const message = (more: object) => ({ source: 'card-fields', session: 's1', ...more });

test.each([
  ['the height of ready fields', { type: 'ready', height: 180.4 }, { type: 'ready', heightPx: 181 }],
  ['a changed height up to a limit', { type: 'resize', height: 90_000 }, { type: 'resize', heightPx: 1000 }],
  [
    'a change',
    { type: 'change', isComplete: true, brand: 'visa' },
    { type: 'change', isComplete: true, brand: 'visa' },
  ],
  [
    'errors by field',
    { type: 'invalid', errors: { cvc: 'incorrect_cvc', number: 4 } },
    { type: 'invalid', errors: { cvc: 'incorrect_cvc' } },
  ],
  ['a token', { type: 'token', token: 'tok_1', card: {} }, { type: 'token', token: 'tok_1' }],
  ['the Enter key', { type: 'enter' }, { type: 'enter' }],
  [
    'the direction in which Tab leaves',
    { type: 'leave', direction: 'backward' },
    { type: 'leave', direction: 'backward' },
  ],
])('reads %s from a message of the card fields @pay-03', (_what, given, expected) =>
  expect(parseCardMessage(message(given), 's1')).toEqual(expected),
);

test.each([
  ['another source', { ...message({ type: 'token', token: 'tok_1' }), source: 'other' }],
  ['another session', { ...message({ type: 'token', token: 'tok_1' }), session: 's2' }],
  ['no object', 'token'],
  ['an empty token', message({ type: 'token', token: '' })],
  ['a token that is no text', message({ type: 'token', token: {} })],
  ['no height', message({ type: 'ready' })],
  ['a negative height', message({ type: 'ready', height: -1 })],
  ['another direction', message({ type: 'leave', direction: 'up' })],
  ['an unknown type', message({ type: 'other' })],
])('ignores a message of the card fields with %s @pay-03', (_what, given) =>
  expect(parseCardMessage(given, 's1')).toBeUndefined(),
);

test('names source and session in a message to the card fields @pay-03', () =>
  expect(createCardMessage('s1', 'focus')).toEqual(message({ type: 'focus' })));

test.each([
  [1440, 900, { width: 500, height: 600 }],
  [1024, 600, { width: 600, height: 400 }],
  [560, 900, { width: 500, height: 600 }],
  [500, 900, { width: 390, height: 400 }],
  [390, 844, { width: 250, height: 400 }],
  [320, 640, { width: 250, height: 400 }],
  [280, 653, undefined],
  [844, 390, undefined],
])('chooses the size of the bank’s page for a window of %d × %d pixels @pay-03', (width, height, size) =>
  expect(resolveFrameSize({ width, height })).toEqual(size),
);
