import type { MouseEvent } from 'react';

/** Whether a click on a link means this window: others open a tab or window of the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
