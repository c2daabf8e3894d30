import type { MouseEvent } from 'react';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';

/** Whether an address is within the application: files that the server has beside it are the browser's business. */
export const isWithin = (to: string): boolean => /^\/(?!\/|(?:files|images|media)\/)/.test(to);

/**
 * Whether the application goes where a click on a link leads; else that is left to the browser, or to who has taken it.
 * @param target the window that the link names
 */
export const isFollowed = (event: MouseEvent, target: string | undefined): boolean =>
  !event.defaultPrevented && (target === undefined || target === '_self') && isPlainClick(event);
