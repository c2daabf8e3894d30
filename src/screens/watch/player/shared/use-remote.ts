import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';

/** Whether there is another screen near by, such as a television, and how it is chosen. */
export interface Remote {
  available: boolean;
  choose: () => void;
}

/** What Safari has of AirPlay. */
interface AppleVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** Has the browser ask which screen. */
function ask(element: RefObject<HTMLVideoElement | null>): void {
  const node = element.current as AppleVideo | null;
  if (node?.webkitShowPlaybackTargetPicker) node.webkitShowPlaybackTargetPicker();
  // Refused where nobody chose a screen: it plays on here.
  else node?.remote.prompt().catch(() => undefined);
}

/** Asks the browser for other screens: by AirPlay, or by the Remote Playback API. Without either there are none. */
export function useRemote(element: RefObject<HTMLVideoElement | null>): Remote {
  const [available, setAvailable] = useState(false);
  useEffect(() => {
    const node = element.current as AppleVideo | null;
    if (!node) return;
    if (node.webkitShowPlaybackTargetPicker) {
      const update = (event: Event) =>
        setAvailable((event as Event & { availability?: string }).availability === 'available');
      node.addEventListener('webkitplaybacktargetavailabilitychanged', update);
      return () => node.removeEventListener('webkitplaybacktargetavailabilitychanged', update);
    }
    const remote = node.remote as RemotePlayback | undefined;
    // Where it cannot be watched, as with streams that are put together here, there is no button.
    remote?.watchAvailability((is) => setAvailable(is)).catch(() => setAvailable(false));
    // A watch that never came about cannot be ended either.
    return () => void remote?.cancelWatchAvailability().catch(() => undefined);
  }, [element]);
  const choose = useCallback(() => ask(element), [element]);
  return useMemo(() => ({ available, choose }), [available, choose]);
}
