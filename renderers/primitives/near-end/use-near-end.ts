import { useEffect } from 'react';
import { usePaced } from './use-paced.ts';

// Part of the product's specification.
const NEAR = { rootMargin: '50px', threshold: 0.1 };

/**
 * Asks for more as the end of a list comes into view. `end` gives what stands there, `ask` is undefined while there is nothing
 * to ask for or something is on its way. An end that is still in view when more has come asks again, at its pace.
 */
export function useNearEnd(end: () => Element | null | undefined, ask: (() => void) | undefined): void {
  const paced = usePaced(ask);
  // After each drawing: what came may have put another item at the end.
  useEffect(() => {
    const node = end();
    if (!node || !paced) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && paced(),
      NEAR,
    );
    observer.observe(node);
    return () => observer.disconnect();
  });
}
