import { type RefObject, useEffect, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Values of `data-item` of the list items that do not fit. Empty until measured. */
export function useOverflow(list: RefObject<HTMLElement | null>, count: number): ReadonlySet<string> {
  const [hidden, setHidden] = useState(none);
  useEffect(() => {
    const node = list.current;
    if (!node || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setHidden((before) => {
          const after = new Set(before);
          for (const { target, intersectionRatio } of entries) {
            const name = (target as HTMLElement).dataset['item'] ?? '';
            // Items that are hidden from this user have no box and therefore do not count as overflowing.
            if (intersectionRatio < 0.98 && target.getClientRects().length > 0) after.add(name);
            else after.delete(name);
          }
          return after.size === before.size && [...after].every((name) => before.has(name)) ? before : after;
        }),
      { root: node, threshold: [0, 0.98] },
    );
    for (const item of node.children) observer.observe(item);
    return () => observer.disconnect();
  }, [list, count]);
  return hidden;
}
