import { useEffect } from 'react';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import { useServices } from '../services.ts';

/** Whether the page shows what the cookie says. */
const isInStep = () => isMarkedSignedIn() === 'signedIn' in document.documentElement.dataset;

/** Asks who is there when somebody looks at this tab again and another has signed in or out meanwhile. Once on a page. */
export function useOtherTabs(): void {
  const { session } = useServices();
  useEffect(() => {
    // Without an answer the next look asks again.
    const look = () => void (isInStep() || session.renew().catch(() => undefined));
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [session]);
}
