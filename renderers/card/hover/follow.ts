import { type AnyCard, findRememberedCard } from '../remembered.ts';

/** The card under the pointer or with the focus. */
export interface HoveredCard {
  card: AnyCard;
  article: HTMLElement;
  by: 'mouse' | 'keyboard';
}

/** Delay before a hovered card opens its panel, in milliseconds, so that a passing pointer opens none. */
const HOVER_DELAY_MS = 100;

interface Follower {
  /** Called with the card that becomes hovered or focused, and with undefined when it no longer is. */
  onPointed: (pointed: HoveredCard | undefined) => void;
  /** Whether an element is inside the panel; the panel counts as part of its card. */
  isPanel: (target: EventTarget | null) => boolean;
}

/**
 * Tracks hover and focus on all cards of the page with one listener per event. Only a mouse counts as hover: touch and
 * pens that report hover do not. Returns a function that stops tracking.
 */
export function trackHoveredCard({ onPointed, isPanel }: Follower): () => void {
  let at: HoveredCard | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (next: HoveredCard | undefined) => {
    clearTimeout(timer);
    if (next?.article === at?.article && next?.by === at?.by) return;
    // Closes the open panel before the next one opens, so that two are never open.
    if (at) onPointed(undefined);
    at = undefined;
    if (next)
      timer = setTimeout(() => {
        if (!next.article.isConnected) return;
        at = next;
        onPointed(next);
      }, HOVER_DELAY_MS);
  };
  const pointedBy = (target: EventTarget | null, by: HoveredCard['by']): HoveredCard | undefined => {
    const found = findRememberedCard(target);
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
  // When the page scrolls by keys or a press, cards move under the resting mouse. The mouse counts as hovering again
  // only after its next move.
  let rests = false;
  /** The card that was pressed. Its panel opens again only after the pointer has left the card and come back. */
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
    if (!pressed || pressed !== findRememberedCard(event.target)?.article) point(event);
  });
  on('pointerdown', ({ target }) => {
    clearTimeout(timer);
    if (isPanel(target)) return;
    rests = true;
    pressed = findRememberedCard(target)?.article;
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
  // When a row scrolls, the card moves away from its panel, so the panel closes. If the focus caused the scrolling, the
  // panel opens again at the card's new place.
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
