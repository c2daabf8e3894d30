import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something may go without moving what the viewer sees: when it never showed, or stands below the window.
 * What is in sight stays until it is scrolled out of it downwards. Above the window it stays too: not every browser
 * holds the page still when something goes there.
 */
export function useUnseen(ref: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  // What is to go before it was ever drawn has never been seen.
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
