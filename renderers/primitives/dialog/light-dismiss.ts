import type { MouseEvent } from 'react';

/** Whether a point of the window lies on an element. */
const isOn = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/**
 * What makes a modal dialog close by a click beside it. Browsers do so by themselves before our code is there, those that
 * do not know `closedby` yet (WebKit) with it. The keyboard has Escape.
 */
export const lightDismiss = {
  closedby: 'any',
  onClick({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
    const isNative = 'closedBy' in HTMLDialogElement.prototype;
    if (!isNative && target === currentTarget && !isOn(currentTarget, clientX, clientY)) currentTarget.close();
  },
} as const;
