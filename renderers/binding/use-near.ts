import { type RefObject, useEffect, useState } from 'react';

/** Root margin of the IntersectionObserver: an element counts as near up to 600 pixels outside of the viewport. */
const MARGIN = '600px 0px';

/** Names of elements that have been near the viewport. They load at once when the user returns to their page. */
const been = new Set<string>();

/**
 * Whether an element has come within 600 pixels of the viewport; stays true from then on. Hidden elements never count
 * as near. `name` identifies the element when it is mounted again; without it the hook does nothing.
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
