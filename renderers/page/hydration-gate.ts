import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Delays the hydration of a page element (lazy hydration); meanwhile the server's HTML and its links work. The gate
 * opens when the element comes near the viewport, or when React asks again for the element.
 */
export interface Gate {
  /** Returns a promise to suspend on, or undefined when the gate is open. */
  ask(): Promise<void> | undefined;
  open(): void;
  /** Whether the element's code is loaded from the start. If not, client-side rendering waits for it too. */
  hasCode: boolean;
  /** Sets `data-ready` on the element after its hydration, when its controls work. */
  markReady(): void;
}

/** Creates a gate. `markReady` is called after hydration. `load` loads the element's code before the gate opens. */
export function createGate(isOpen: boolean, markReady: () => void, load?: () => Promise<unknown>): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = false;
  const open = () => {
    isOpen = !load;
    void Promise.resolve(load?.()).then(() => {
      isOpen = true;
      resolve();
    });
  };
  return {
    ask() {
      // React asks once when it hydrates the page. It asks again before the gate opens only because of a click or focus
      // in the element or an update above it, and then the element has to be hydrated. The first request may also come
      // from a click.
      if (!isOpen && (asked || window.event instanceof UIEvent)) open();
      asked = true;
      return isOpen ? undefined : promise;
    },
    open,
    hasCode: !load,
    markReady,
  };
}

const opening = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements. An element counts as near if it is less than one viewport height away. */
const nearness = (): IntersectionObserver => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) opening.get(target)?.();
    },
    { rootMargin: '100% 0%' },
  );
  return observer;
};

/** Events that show that the viewer is about to use an element. */
const reaching = ['pointerover', 'focusin'] as const;

/**
 * Creates the gate of the element within `ref`. It opens when the element comes near the viewport or gets a pointer or
 * the focus, or at once if `waits` is false. `load` loads the element's code before.
 */
export function useGate(
  waits: boolean,
  load?: () => Promise<unknown>,
): { gate: Gate; ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  // On the server every gate is open.
  const [gate] = useState(() =>
    createGate(!waits || typeof window === 'undefined', () => ref.current?.setAttribute('data-ready', ''), load),
  );
  useEffect(() => {
    const drawn = ref.current?.firstElementChild;
    // Without server HTML of the element there is nothing to observe. The gate opens at once, because the browser may
    // still be able to render the element.
    if (!drawn) return gate.open();
    opening.set(drawn, gate.open);
    nearness().observe(drawn);
    for (const type of reaching) ref.current?.addEventListener(type, gate.open, { once: true, passive: true });
    return () => nearness().unobserve(drawn);
  }, [gate]);
  return { gate, ref };
}
