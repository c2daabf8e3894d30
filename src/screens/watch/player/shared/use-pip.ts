import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Playback } from '#renderers/ports/player.ts';

/** Whether the film plays in a window of its own, and how that changes. */
export interface Pip {
  active: boolean;
  supported: boolean;
  toggle: () => void;
}

/** Goes into the window, or comes back from it. */
const change = (element: RefObject<HTMLVideoElement | null>): Promise<unknown> | undefined =>
  document.pictureInPictureElement ? document.exitPictureInPicture() : element.current?.requestPictureInPicture();

/** Picture in picture of the media element. The browser draws the subtitles there: nothing else can. */
export function usePip(element: RefObject<HTMLVideoElement | null>, playback: Playback | undefined): Pip {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || !playback) return;
    const update = () => {
      const is = document.pictureInPictureElement === node;
      setActive(is);
      playback.setNativeCaptions(is);
    };
    node.addEventListener('enterpictureinpicture', update);
    node.addEventListener('leavepictureinpicture', update);
    return () => {
      node.removeEventListener('enterpictureinpicture', update);
      node.removeEventListener('leavepictureinpicture', update);
    };
  }, [element, playback]);
  const toggle = useCallback(() => {
    // Refused, for example before the first frame: it stays as it is, and the button says so.
    change(element)?.catch(() => setActive(document.pictureInPictureElement !== null));
  }, [element]);
  const supported = document.pictureInPictureEnabled ?? false;
  return useMemo(() => ({ active, supported, toggle }), [active, supported, toggle]);
}
