import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the viewport of a visible browser tab. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isInWindow, setInWindow] = useState(true);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => setInWindow(entry?.isIntersecting ?? true));
    observer.observe(node);
    const look = () => setShown(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [ref]);
  return isInWindow && isShown;
}
