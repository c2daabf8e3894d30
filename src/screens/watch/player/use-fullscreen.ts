import { useCallback, useEffect, useState } from 'react';

/** Whether the player fills the screen, and how it changes. `toggle` is absent where the browser has none. */
export interface Fullscreen {
  active: boolean;
  supported: boolean;
  toggle: () => void;
}

/** Full screen of one element. */
export function useFullscreen(stage: React.RefObject<HTMLElement | null>): Fullscreen {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const update = () => setActive(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [stage]);
  const toggle = useCallback(() => {
    // Refused, for example inside a frame without the permission: it stays as it is, and the button says so.
    const change = document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen();
    change?.catch(() => setActive(document.fullscreenElement !== null));
  }, [stage]);
  return { active, supported: document.fullscreenEnabled, toggle };
}
