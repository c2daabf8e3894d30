const CONTROL = 'button, a[href]';

/**
 * Listens to keys in the whole page, also without a focused element.
 * @param hear Receives the key event, and the control last pressed with a pointer if it still has the focus.
 */
export function followKeys(
  frame: HTMLElement,
  hear: (event: KeyboardEvent, pressed: Element | undefined) => void,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let pressed: Element | undefined;
  frame.addEventListener(
    'pointerdown',
    ({ target }) => (pressed = (target instanceof Element && target.closest(CONTROL)) || undefined),
    { signal },
  );
  frame.addEventListener('focusout', () => (pressed = undefined), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      const before = pressed;
      hear(event, before);
      // Some browsers click a button on release of the space bar even if keydown was prevented.
      if (event.key !== ' ' || !event.defaultPrevented || event.target !== before) return;
      document.addEventListener('keyup', (up) => up.key === ' ' && up.preventDefault(), { signal, once: true });
    },
    { signal },
  );
  return () => abort.abort();
}
