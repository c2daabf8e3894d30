/** Each element of the page itself that is drawn, with how many nodes it takes, those within it counted in. */
export function marks(root: Element | null): { pointer: string; kind: string; nodes: number }[] {
  return [...(root?.querySelectorAll('[data-pointer]') ?? [])]
    .filter((mark) => !mark.parentElement?.closest('[data-pointer]'))
    .map((mark) => ({
      pointer: mark.getAttribute('data-pointer') ?? '',
      kind: mark.getAttribute('data-kind') ?? '',
      nodes: mark.querySelectorAll('*').length,
    }));
}

/** For how long a revealed element is marked, in milliseconds. */
const MARKED_MS = 1200;

/** Scrolls to the element that a JSON pointer leads into, and marks it for a moment. */
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
