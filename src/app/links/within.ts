import type { MouseEvent } from 'react';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';

/** Whether a URL is a page of the application; static files are excluded. */
export const isWithinSite = (to: string): boolean => /^\/(?!\/|(?:files|images|media)\/)/.test(to);

/**
 * Whether the router handles a click on a link, instead of the browser or another handler.
 * @param target the link's `target` attribute
 */
export const isFollowed = (event: MouseEvent, target: string | undefined): boolean =>
  !event.defaultPrevented && (target === undefined || target === '_self') && isPlainClick(event);
