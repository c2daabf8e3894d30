const CONTROL = 'button, a[href]';

/**
 * Hears the keys of the page that contains the player, also where nothing has the focus.
 * @param hear gets the key, and the control that was pressed with a pointer last and still has the focus
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
      // Some browsers click a button when Space is let go, whatever became of the press.
      if (event.key !== ' ' || !event.defaultPrevented || event.target !== before) return;
      document.addEventListener('keyup', (up) => up.key === ' ' && up.preventDefault(), { signal, once: true });
    },
    { signal },
  );
  return () => abort.abort();
}
