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

/** Selector of the plans of an element; `blocks/plans` sets the attribute. */
const PLAN = '[data-licence]';

/** Returns the JSON pointer of the plan that contains a DOM node, or else of its element. */
export function findPlanPointer(node: Element): string | undefined {
  const mark = node.closest<HTMLElement>('[data-pointer]');
  const plan = node.closest(PLAN);
  const pointer = mark?.dataset['pointer'];
  return mark && plan ? `${pointer}/attributes/plans/${[...mark.querySelectorAll(PLAN)].indexOf(plan)}` : pointer;
}

/** Scrolls to the element of a JSON pointer, or to one of its plans, and highlights it briefly. */
export function reveal(root: Element | null, pointer: string): void {
  const [, place, plan] = /^(\/elements\/\d+)(?:\/attributes\/plans\/(\d+))?/.exec(pointer) ?? [];
  const mark = place && root?.querySelector(`[data-pointer="${place}"]`);
  const target = mark && ((plan && mark.querySelectorAll(PLAN)[Number(plan)]) || mark.firstElementChild);
  if (!(target instanceof HTMLElement)) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  target.animate([{ outline: '3px solid Highlight', outlineOffset: '-3px' }, { outline: '3px solid transparent' }], {
    duration: MARKED_MS,
  });
}
