import type { MouseEvent } from 'react';

/**
 * Whether a click on a link navigates in this window; if not, a modifier key or another button makes the browser open a
 * new tab or window.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
