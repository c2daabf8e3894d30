import { useEffect } from 'react';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import { useServices } from '../services.ts';

/** Whether the rendered page (for a guest or a signed-in viewer) matches the "signed in" cookie. */
const isInStep = () => isMarkedSignedIn() === 'signedIn' in document.documentElement.dataset;

/** Renews the session when this tab gets focus after a sign-in or sign-out in another tab. Use once per page. */
export function useOtherTabs(): void {
  const { session } = useServices();
  useEffect(() => {
    // If the renewal fails, it is tried again when the tab gets the focus next time.
    const look = () => void (isInStep() || session.renew().catch(() => undefined));
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [session]);
}
