import { needsGesture, unsupported } from './bridge-error.ts';
import type { Attached } from '../framed.ts';
import { isFullscreen } from './player-state.ts';

/**
 * Enters or leaves fullscreen with the player and its controls, like its own button.
 * @throws BridgeError if the frame lacks the permission or the browser requires a user gesture
 */
export async function setFullscreen(attached: Attached, on: boolean): Promise<void> {
  const { element } = attached;
  const document = element.ownerDocument;
  if (on === isFullscreen(attached)) return;
  if (!on) return document.exitFullscreen();
  const stage = element.closest('[data-player]') ?? element;
  // For example, Safari on iPhone can show only videos in fullscreen, no other elements.
  if (!document.fullscreenEnabled || typeof stage.requestFullscreen !== 'function')
    throw unsupported('Fullscreen is not allowed to this frame, or not known to this browser');
  try {
    await stage.requestFullscreen();
  } catch {
    // Browsers use one error for all causes. The permission was checked above, so a user gesture is missing.
    throw needsGesture('Fullscreen needs a click or key within the frame just before');
  }
}
