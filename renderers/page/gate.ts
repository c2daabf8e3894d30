import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Holds the hydration of one element back for as long as nobody needs it: what the server drew stands meanwhile, and
 * its links lead where they lead. It opens when the element comes near, or when React asks again.
 */
export interface Gate {
  /** Asks to pass: a promise says to wait for it, nothing that the way is free. */
  ask(): Promise<void> | undefined;
  open(): void;
}

/** Makes a closed gate. */
export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = false;
  let isOpen = false;
  const open = () => {
    isOpen = true;
    resolve();
  };
  return {
    ask() {
      // React asks once with the page. It comes back before the gate has opened only because it must: somebody clicked
      // or tabbed into the element, or something above it has changed. A click may also be what brings it here first.
      if (asked || window.event instanceof UIEvent) open();
      asked = true;
      return isOpen ? undefined : promise;
    },
    open,
  };
}

/** Nothing waits on the server. */
const free: Gate = { ask: () => undefined, open: () => undefined };

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

/** A gate that opens when what stands within `ref` comes near or is reached for. */
export function useGate(): { gate: Gate; ref: RefObject<HTMLDivElement | null> } {
  const [gate] = useState(() => (typeof window === 'undefined' ? free : createGate()));
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = ref.current?.firstElementChild;
    // What has no place cannot come near; it may be something that only the viewer's browser can draw.
    if (!drawn) return gate.open();
    opening.set(drawn, gate.open);
    nearness().observe(drawn);
    for (const type of reaching) ref.current?.addEventListener(type, gate.open, { once: true, passive: true });
    return () => nearness().unobserve(drawn);
  }, [gate]);
  return { gate, ref };
}
