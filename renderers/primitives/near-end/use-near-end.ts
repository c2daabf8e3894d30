import { useEffect } from 'react';
import { usePaced } from './use-paced.ts';

// When the end of a list counts as near; values from the product's specification.
const NEAR = { rootMargin: '50px', threshold: 0.1 };

/**
 * Requests more when the end of a list comes into view. `end` returns the last element; `ask` is undefined while
 * loading or at the end. If the end is still in view after loading, it requests more again, throttled.
 */
export function useNearEnd(end: () => Element | null | undefined, ask: (() => void) | undefined): void {
  const paced = usePaced(ask);
  // Runs after each render, because new items change the last element.
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
