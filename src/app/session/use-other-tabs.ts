import { useEffect } from 'react';
import { isInStep } from '#services/session/marker.ts';
import { useServices } from '../services.ts';

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
