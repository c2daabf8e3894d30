import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Playback } from '#renderers/ports/player.ts';

/** Whether the player fills the screen, and how it changes. */
export interface Fullscreen {
  active: boolean;
  supported: boolean;
  toggle: () => void;
}

/** What telephones of Apple have instead: the film alone, with controls of their own. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Where the browser can, a telephone is turned to the side for as long as a film fills it. */
type Lockable = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> };

function turn(): void {
  const orientation = screen.orientation as Lockable | undefined;
  // Most browsers refuse it but on telephones; the film is as large as it can be there.
  orientation?.lock?.('landscape').catch(() => undefined);
}

/** Fills the screen, or no more. */
function change(
  frame: RefObject<HTMLElement | null>,
  element: RefObject<HTMLVideoElement | null>,
): Promise<void> | undefined {
  if (document.fullscreenEnabled)
    return document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen();
  (element.current as AppleVideo | null)?.webkitEnterFullscreen?.();
  return undefined;
}

/** Full screen of one element, or of the film alone where the browser knows no other. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  element: RefObject<HTMLVideoElement | null>,
  playback: Playback | undefined,
): Fullscreen {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const update = () => {
      const is = document.fullscreenElement !== null && document.fullscreenElement === frame.current;
      setActive(is);
      if (is && matchMedia('(pointer: coarse)').matches) turn();
    };
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [frame]);
  useEffect(() => {
    const node = element.current;
    if (!node || !playback) return;
    const abort = new AbortController();
    const native = (is: boolean) => () => playback.setNativeCaptions(is);
    node.addEventListener('webkitbeginfullscreen', native(true), { signal: abort.signal });
    node.addEventListener('webkitendfullscreen', native(false), { signal: abort.signal });
    return () => abort.abort();
  }, [element, playback]);
  const alone = (element.current as AppleVideo | null)?.webkitEnterFullscreen;
  const toggle = useCallback(() => {
    // Refused, for example inside a frame without the permission: it stays as it is, and the button says so.
    change(frame, element)?.catch(() => setActive(document.fullscreenElement !== null));
  }, [frame, element]);
  const supported = document.fullscreenEnabled || alone !== undefined;
  return useMemo(() => ({ active, supported, toggle }), [active, supported, toggle]);
}
