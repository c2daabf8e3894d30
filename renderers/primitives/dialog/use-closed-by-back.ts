import { useEffect, useRef } from 'react';

/**
 * Closes what lies over a page when the browser goes back or forward, which it does without asking anybody: it was opened
 * on the page that is left. `close` is undefined for what stays.
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
