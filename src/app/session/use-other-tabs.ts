import { useEffect } from 'react';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import { useServices } from '../services.ts';

/** Whether the page's state matches the "signed in" cookie. */
const isInStep = () => isMarkedSignedIn() === 'signedIn' in document.documentElement.dataset;

/** Renews the session when this tab gets focus after a sign-in or sign-out in another tab. Use once per page. */
export function useOtherTabs(): void {
  const { session } = useServices();
  useEffect(() => {
    // On failure the next focus retries.
    const look = () => void (isInStep() || session.renew().catch(() => undefined));
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [session]);
}
