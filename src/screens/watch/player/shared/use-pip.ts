import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Playback } from '#renderers/ports/player.ts';

/** Picture-in-picture state. */
export interface Pip {
  active: boolean;
  supported: boolean;
  toggle: () => void;
}

/** Toggles picture-in-picture. */
const change = (element: RefObject<HTMLVideoElement | null>): Promise<unknown> | undefined =>
  document.pictureInPictureElement ? document.exitPictureInPicture() : element.current?.requestPictureInPicture();

/**
 * Picture-in-picture of the media element. The browser draws the subtitles there, because the player's overlay is not
 * visible.
 */
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
    // The browser refused, for example before the first frame. The state is therefore read from the document.
    change(element)?.catch(() => setActive(document.pictureInPictureElement !== null));
  }, [element]);
  const supported = document.pictureInPictureEnabled ?? false;
  return useMemo(() => ({ active, supported, toggle }), [active, supported, toggle]);
}
