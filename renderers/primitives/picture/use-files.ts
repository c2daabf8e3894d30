import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What names the files of an `img` or of a `source` in a `picture`, by React's names, in the order to be set. */
export interface Files {
  media?: string | undefined;
  sizes?: string | undefined;
  srcSet?: string | undefined;
  src?: string | undefined;
}

const none: Files = {};

/**
 * The files of one element, for as long as it is shown. What the server draws has them at once; a browser sets them when
 * the element stands in the page. A drawing that React begins and gives up would load its pictures all the same, and
 * Chromium never lets go of an element that listens to the window's width without having been shown.
 * The element must say `suppressHydrationWarning`: what the server has drawn has more than what is drawn here.
 */
export function useFiles<E extends HTMLImageElement | HTMLSourceElement>(
  files: Files,
): { ref: RefObject<E | null>; given: Files } {
  const ref = useRef<E>(null);
  const { media, sizes, srcSet, src } = files;
  useLayoutEffect(() => {
    // To set the same again would load it again.
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
 * Ends what an image is still doing before it goes: nobody will see what it loads. Chromium (156) keeps an image for good
 * that loses a file once it has gone, and one that is still loading until it has loaded.
 */
function letGo(node: Element | null): void {
  for (const name of ['srcset', 'src', 'sizes', 'media']) node?.removeAttribute(name);
}
