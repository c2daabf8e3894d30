import { useEffect, useRef } from 'react';

/**
 * Closes an overlay when the user navigates back or forward, because it belongs to the page that is left. `close` is
 * undefined for overlays that stay.
 */
export function useClosedByBack(close: (() => void) | undefined): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onPopState = () => latest.current?.();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
