import type { MouseEvent } from 'react';

/** Whether viewport coordinates are within an element's box. */
const isOn = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/**
 * Props that close a modal dialog on outside clicks: natively by `closedby`, and by a click handler in browsers without
 * it (WebKit). Escape works by keyboard.
 */
export const lightDismiss = {
  closedby: 'any',
  onClick({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
    const isNative = 'closedBy' in HTMLDialogElement.prototype;
    if (!isNative && target === currentTarget && !isOn(currentTarget, clientX, clientY)) currentTarget.close();
  },
} as const;
