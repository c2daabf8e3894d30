interface Hanging {
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Closes what hangs over the page within `node` until `signal` is aborted: by Escape, which returns the focus to the
 * opener, by a followed link, and by a click or focus outside. A press on plain words inside keeps the focus inside.
 */
export function dismissedByLeaving(node: HTMLElement, { isOpen, close }: Hanging, signal: AbortSignal): void {
  const isElsewhere = (target: EventTarget | null) => target instanceof Node && !node.contains(target);
  // A press on words, such as a label's, moves the focus to the nearest ancestor that takes it. Without this line that
  // is a section around `node`, and the menu closes before the click.
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
