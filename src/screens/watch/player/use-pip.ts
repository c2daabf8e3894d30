import { useEffect, useState } from 'react';

/** Picture in picture of the media element. */
export function usePip(element: React.RefObject<HTMLVideoElement | null>): {
  active: boolean;
  supported: boolean;
  toggle: () => void;
} {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const update = () => setActive(document.pictureInPictureElement === node);
    node.addEventListener('enterpictureinpicture', update);
    node.addEventListener('leavepictureinpicture', update);
    return () => {
      node.removeEventListener('enterpictureinpicture', update);
      node.removeEventListener('leavepictureinpicture', update);
    };
  }, [element]);
  return {
    active,
    supported: document.pictureInPictureEnabled,
    toggle: () => {
      // Refused, for example before the first frame: it stays as it is, and the button says so.
      const change = active ? document.exitPictureInPicture() : element.current?.requestPictureInPicture();
      change?.catch(() => setActive(false));
    },
  };
}
