/** Finds all top-level elements of the page. Each comes with the number of its DOM nodes, including nested ones. */
export function marks(root: Element | null): { pointer: string; kind: string; nodes: number }[] {
  return [...(root?.querySelectorAll('[data-pointer]') ?? [])]
    .filter((mark) => !mark.parentElement?.closest('[data-pointer]'))
    .map((mark) => ({
      pointer: mark.getAttribute('data-pointer') ?? '',
      kind: mark.getAttribute('data-kind') ?? '',
      nodes: mark.querySelectorAll('*').length,
    }));
}

/** Duration of the highlight, in milliseconds. */
const MARKED_MS = 1200;

/** Scrolls to the element of a JSON pointer and highlights it briefly. */
export function reveal(root: Element | null, pointer: string): void {
  const place = /^\/elements\/\d+/.exec(pointer)?.[0];
  const target = place && root?.querySelector(`[data-pointer="${place}"]`)?.firstElementChild;
  if (!(target instanceof HTMLElement)) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  target.animate([{ outline: '3px solid Highlight', outlineOffset: '-3px' }, { outline: '3px solid transparent' }], {
    duration: MARKED_MS,
  });
}
