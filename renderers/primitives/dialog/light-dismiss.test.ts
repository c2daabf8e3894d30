import { afterEach, expect, test, vi } from 'vitest';
import { lightDismiss } from './light-dismiss.ts';

afterEach(() => vi.unstubAllGlobals());

type Click = Parameters<typeof lightDismiss.onClick>[0];

/** Number of times a click closes a dialog whose box spans 100 to 200 on both axes. */
function closings(x: number, y: number, { target, knows = false }: { target?: object; knows?: boolean } = {}): number {
  vi.stubGlobal('HTMLDialogElement', { prototype: knows ? { closedBy: '' } : {} });
  let count = 0;
  const dialog = {
    getBoundingClientRect: () => ({ left: 100, right: 200, top: 100, bottom: 200 }),
    close: () => (count += 1),
  };
  lightDismiss.onClick({
    target: target ?? dialog,
    currentTarget: dialog,
    clientX: x,
    clientY: y,
  } as unknown as Click);
  return count;
}

test.each([
  ['beside the dialog closes it', 50, 150, {}, 1],
  ['below the dialog closes it', 150, 250, {}, 1],
  ['on the dialog’s padding does not close it', 150, 110, {}, 0],
  ['on overflowing content of the dialog does not close it', 250, 150, { target: {} }, 0],
  ['beside the dialog is left to a browser that closes the dialog itself', 50, 150, { knows: true }, 0],
])('closing a dialog by a click outside of it: a click %s', (_where, x, y, more, count) =>
  expect(closings(x, y, more)).toBe(count),
);
