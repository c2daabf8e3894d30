import { type RefObject, useEffect, useState } from 'react';

/** How far below or above the window something counts as near: far enough to be there before it is looked at. */
const MARGIN = '600px 0px';

/** What has been near before. Coming back to it, it is not waited for again. */
const been = new Set<string>();

/**
 * Whether an element has come near what the viewer sees. What is hidden never does; what has, stays so.
 * `name` is the same whenever the same thing is drawn again, undefined when nobody wants to know.
 */
export function useNear(ref: RefObject<HTMLElement | null>, name: string | undefined): boolean {
  const known = name !== undefined && been.has(name);
  const [near, setNear] = useState<string>();
  useEffect(() => {
    const node = ref.current;
    if (!node || name === undefined || known) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        been.add(name);
        setNear(name);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref, name, known]);
  return known || (name !== undefined && near === name);
}
