import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Playback } from '#renderers/ports/player.ts';

/** Full-screen state of the player. */
export interface Fullscreen {
  active: boolean;
  supported: boolean;
  toggle: () => void;
}

/** iPhones support full screen for the video element only, with native controls. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Phones are rotated to landscape during full screen where supported. */
type Lockable = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> };

function turn(): void {
  const orientation = screen.orientation as Lockable | undefined;
  // Only mobile browsers support orientation lock; others reject it.
  orientation?.lock?.('landscape').catch(() => undefined);
}

/** Toggles full screen. */
function change(
  frame: RefObject<HTMLElement | null>,
  element: RefObject<HTMLVideoElement | null>,
): Promise<void> | undefined {
  if (document.fullscreenEnabled)
    return document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen();
  (element.current as AppleVideo | null)?.webkitEnterFullscreen?.();
  return undefined;
}

/** Full screen of an element, or of the video alone where that is all the browser supports. */
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
    // The browser refused, for example in an iframe without permission. The state is therefore read from the document.
    change(frame, element)?.catch(() => setActive(document.fullscreenElement !== null));
  }, [frame, element]);
  const supported = document.fullscreenEnabled || alone !== undefined;
  return useMemo(() => ({ active, supported, toggle }), [active, supported, toggle]);
}
