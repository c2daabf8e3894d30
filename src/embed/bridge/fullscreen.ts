import { needsGesture, unsupported } from './bridge-error.ts';
import type { Attached } from '../framed.ts';
import { isFullscreen } from './player-state.ts';

/**
 * Has the player fill the screen, or no more. What fills it is the player with its controls, as by its own button.
 * @throws BridgeError where the frame may not, or the browser waits for the viewer to do something
 */
export async function setFullscreen(attached: Attached, on: boolean): Promise<void> {
  const { element } = attached;
  const document = element.ownerDocument;
  if (on === isFullscreen(attached)) return;
  if (!on) return document.exitFullscreen();
  const stage = element.closest('[data-player]') ?? element;
  // Safari on phones has none for elements.
  if (!document.fullscreenEnabled || typeof stage.requestFullscreen !== 'function')
    throw unsupported('Fullscreen is not allowed to this frame, or not known to this browser');
  try {
    await stage.requestFullscreen();
  } catch {
    // Browsers have one error for all: what is left, with the frame's permission checked, is that nobody has clicked in it.
    throw needsGesture('Fullscreen needs a click or key within the frame just before');
  }
}
