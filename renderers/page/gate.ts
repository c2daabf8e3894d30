import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Holds the hydration of one element back for as long as nobody needs it: what the server drew stands meanwhile, and
 * its links lead where they lead. It opens when the element comes near, or when React asks again.
 */
export interface Gate {
  /** Asks to pass: a promise says to wait for it, nothing that the way is free. */
  ask(): Promise<void> | undefined;
  open(): void;
  /** Whether its code is there from the start. Where it is not, what this browser draws anew waits for it too. */
  hasCode: boolean;
  /** Marks the element with `data-ready`: from here on its controls answer. */
  markReady(): void;
}

/**
 * Makes a gate. `markReady` is called when the element has been hydrated. `load` brings the element's code, where that is not
 * there before the gate opens.
 */
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
      // React asks once with the page. It comes back before the gate has opened only because it must: somebody clicked
      // or tabbed into the element, or something above it has changed. A click may also be what brings it here first.
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

/** One for all elements. What is less than a window's height away is near. */
const nearness = (): IntersectionObserver => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) opening.get(target)?.();
    },
    { rootMargin: '100% 0%' },
  );
  return observer;
};

/** Events by which a viewer reaches for an element. */
const reaching = ['pointerover', 'focusin'] as const;

/**
 * A gate that opens when the element within `ref` comes near or is reached for; one that does not wait is open at once. `load`
 * brings the element's code first.
 */
export function useGate(
  waits: boolean,
  load?: () => Promise<unknown>,
): { gate: Gate; ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  // On the server nothing waits.
  const [gate] = useState(() =>
    createGate(!waits || typeof window === 'undefined', () => ref.current?.setAttribute('data-ready', ''), load),
  );
  useEffect(() => {
    const drawn = ref.current?.firstElementChild;
    // An element without a place cannot come near; only the viewer's browser may be able to draw it.
    if (!drawn) return gate.open();
    opening.set(drawn, gate.open);
    nearness().observe(drawn);
    for (const type of reaching) ref.current?.addEventListener(type, gate.open, { once: true, passive: true });
    return () => nearness().unobserve(drawn);
  }, [gate]);
  return { gate, ref };
}
