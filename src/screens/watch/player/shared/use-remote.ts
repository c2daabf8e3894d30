import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';

/** Availability of other screens, such as a television, and their selection. */
export interface Remote {
  available: boolean;
  choose: () => void;
}

/** Safari's AirPlay API. */
interface AppleVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** Opens the browser's device picker. */
function ask(element: RefObject<HTMLVideoElement | null>): void {
  const node = element.current as AppleVideo | null;
  if (node?.webkitShowPlaybackTargetPicker) node.webkitShowPlaybackTargetPicker();
  // The browser rejects if the user chose no screen. Playback continues on this device.
  else node?.remote.prompt().catch(() => undefined);
}

/** Detects other screens by AirPlay or the Remote Playback API; none if neither is supported. */
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
    // The API does not support streams that use Media Source Extensions; then no button is shown.
    remote?.watchAvailability((is) => setAvailable(is)).catch(() => setAvailable(false));
    // Cancelling fails if watching the availability could not be started; that is ignored.
    return () => void remote?.cancelWatchAvailability().catch(() => undefined);
  }, [element]);
  const choose = useCallback(() => ask(element), [element]);
  return useMemo(() => ({ available, choose }), [available, choose]);
}
