import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element can be removed without a visible layout shift: it was never rendered, or is below the viewport. An
 * element above the viewport stays, because not every browser has scroll anchoring.
 */
export function useUnseen(ref: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  // An element that is unwanted before its first render was never visible.
  const [unseen, setUnseen] = useState(wanted);
  useEffect(() => {
    const node = ref.current;
    if (!node || !wanted || unseen) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last || last.isIntersecting) return;
      const { top, height } = last.boundingClientRect;
      if (top >= window.innerHeight || height === 0) setUnseen(true);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref, wanted, unseen]);
  return unseen;
}
