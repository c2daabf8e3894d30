import { type RefObject, useEffect, useRef } from 'react';

/**
 * A details element that hangs over the page: it closes by Escape, when something in it has been followed, and when
 * a click or the focus goes elsewhere. Without this it still opens and closes by its summary.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => {
      node.open = false;
    };
    const isElsewhere = (target: EventTarget | null) => target instanceof Node && !node.contains(target);
    document.addEventListener('pointerdown', ({ target }) => isElsewhere(target) && close(), { signal });
    node.addEventListener('focusout', ({ relatedTarget }) => isElsewhere(relatedTarget) && close(), { signal });
    node.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close(), {
      signal,
    });
    node.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !node.open) return;
        event.stopPropagation();
        close();
        node.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
  return ref;
}
