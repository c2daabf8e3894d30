interface Hanging {
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Closes what hangs over the page within `node`: by Escape, which gives the focus back to what opens it, when a link in it
 * has been followed, and when a click or the focus goes elsewhere. Until `signal` is aborted.
 */
export function dismissedByLeaving(node: HTMLElement, { isOpen, close }: Hanging, signal: AbortSignal): void {
  const isElsewhere = (target: EventTarget | null) => target instanceof Node && !node.contains(target);
  const closeIf = (is: boolean) => {
    if (is && isOpen()) close();
  };
  document.addEventListener('pointerdown', ({ target }) => closeIf(isElsewhere(target)), { signal });
  node.addEventListener('focusout', ({ relatedTarget }) => closeIf(isElsewhere(relatedTarget)), { signal });
  node.addEventListener('click', ({ target }) => closeIf(target instanceof Element && target.closest('a') !== null), {
    signal,
  });
  node.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      close();
      node.querySelector<HTMLElement>('summary, [aria-expanded]')?.focus();
    },
    { signal },
  );
}
