import { type AnyCard, cardAt } from '../remembered.ts';

/** What is pointed at, and by what. */
export interface Pointed {
  card: AnyCard;
  article: HTMLElement;
  by: 'mouse' | 'keyboard';
}

/** How long a pointer has to rest before a card opens, in milliseconds: a hand that only passes opens nothing. */
const REST = 100;

interface Follower {
  /** Called with what is pointed at, and with nothing when that is over. */
  onPointed: (pointed: Pointed | undefined) => void;
  /** Whether an element belongs to the panel, which counts as its card. */
  isPanel: (target: EventTarget | null) => boolean;
}

/**
 * Follows pointer and focus over all cards of the page, by one listener each. Only a mouse points: fingers and pens that
 * hover do not. Answers how to stop.
 */
export function follow({ onPointed, isPanel }: Follower): () => void {
  let at: Pointed | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (next: Pointed | undefined) => {
    clearTimeout(timer);
    if (next?.article === at?.article && next?.by === at?.by) return;
    // While one waits to open, the other closes: two are never open.
    if (at) onPointed(undefined);
    at = undefined;
    if (next)
      timer = setTimeout(() => {
        if (!next.article.isConnected) return;
        at = next;
        onPointed(next);
      }, REST);
  };
  const pointedBy = (target: EventTarget | null, by: Pointed['by']): Pointed | undefined => {
    const found = cardAt(target);
    return found && { ...found, by };
  };
  const focused = () => {
    const { activeElement } = document;
    return activeElement?.matches(':focus-visible') ? pointedBy(activeElement, 'keyboard') : undefined;
  };
  const stop = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    run: (event: DocumentEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => document.addEventListener(name, run, { passive: true, signal: stop.signal, ...options });
  // Keys and what a press brings about move cards below a mouse that rests: it points at nothing until it moves.
  let rests = false;
  /** The card that was pressed: it opens again when it is left and come back to. */
  let pressed: HTMLElement | undefined;
  const point = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse' && !isPanel(target)) turn(pointedBy(target, 'mouse') ?? focused());
  };
  on('pointerover', (event) => {
    if (!rests) point(event);
  });
  on('pointermove', (event) => {
    if (!rests) return;
    rests = false;
    if (!pressed || pressed !== cardAt(event.target)?.article) point(event);
  });
  on('pointerdown', ({ target }) => {
    clearTimeout(timer);
    if (isPanel(target)) return;
    rests = true;
    pressed = cardAt(target)?.article;
    turn(undefined);
  });
  on('focusin', ({ target }) => {
    if (!isPanel(target)) turn(focused());
  });
  on('focusout', ({ relatedTarget }) => {
    if (!relatedTarget && at?.by === 'keyboard') turn(undefined);
  });
  on('keydown', ({ key }) => {
    rests = true;
    pressed = undefined;
    if (key === 'Escape') turn(undefined);
  });
  // A row that moves takes its card away from below the panel; a focus that moved it gets its panel where it comes to rest.
  on(
    'scroll',
    ({ target }) => {
      if (target === document || isPanel(target)) return;
      turn(undefined);
      turn(focused());
    },
    { capture: true },
  );
  document.documentElement.addEventListener('pointerleave', () => turn(focused()), { signal: stop.signal });
  turn(focused() ?? pointedBy(document.querySelector('article:hover'), 'mouse'));
  return () => {
    turn(undefined);
    stop.abort();
  };
}
