interface Hanging {
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Closes an overlay in `node` on Escape (returning the focus to the opener), when a link in it is followed, and on a
 * click or focus outside, until `signal` is aborted. A press on text inside keeps it open.
 */
export function closeOnLeave(node: HTMLElement, { isOpen, close }: Hanging, signal: AbortSignal): void {
  const isElsewhere = (target: EventTarget | null) => target instanceof Node && !node.contains(target);
  // A press on text moves the focus to the nearest focusable ancestor. With this tabindex that is `node` itself;
  // otherwise it may be outside, and the lost focus would close the menu before the click.
  node.tabIndex = -1;
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
