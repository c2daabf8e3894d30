import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Source attributes of an `img` or of a `source` in a `picture`, in the order in which they must be set. */
export interface Files {
  media?: string | undefined;
  sizes?: string | undefined;
  srcSet?: string | undefined;
  src?: string | undefined;
}

const none: Files = {};

/**
 * Source attributes of an element while it is mounted. Server HTML contains them; the browser sets them after mounting,
 * because a render that React discards would still load its pictures, and Chromium leaks elements with `sizes` that
 * were never mounted. The element needs `suppressHydrationWarning`, because the server's HTML has more attributes.
 */
export function useFiles<E extends HTMLImageElement | HTMLSourceElement>(
  files: Files,
): { ref: RefObject<E | null>; given: Files } {
  const ref = useRef<E>(null);
  const { media, sizes, srcSet, src } = files;
  useLayoutEffect(() => {
    // A source that has not changed is not set again, because that would reload the picture.
    for (const [name, value] of Object.entries({ media, sizes, srcSet, src }))
      if (value === undefined) ref.current?.removeAttribute(name);
      else if (ref.current?.getAttribute(name) !== value) ref.current?.setAttribute(name, value);
  }, [media, sizes, srcSet, src]);
  useLayoutEffect(() => {
    const { current } = ref;
    return () => letGo(current);
  }, []);
  return { ref, given: typeof window === 'undefined' ? files : none };
}

/**
 * Removes an image's sources before it is unmounted, which cancels its download. Chromium (156) leaks images whose
 * source is removed after unmounting, and it does not cancel their downloads.
 */
function letGo(node: Element | null): void {
  for (const name of ['srcset', 'src', 'sizes', 'media']) node?.removeAttribute(name);
}
