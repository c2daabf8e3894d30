import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Position of the card whose link was clicked. */
interface Followed {
  selector: string;
  /** Distance to the viewport's top, in pixels. */
  top: number;
  /** Horizontal scroll position of its row, in pixels. */
  across: number;
}

/** The card whose link was clicked, by history entry. Lost when the document is unloaded. */
const followed = new Map<string, Followed>();

/** Scroll container of a card's row. */
const railOf = (card: HTMLElement): HTMLElement | null => card.closest('ul, ol');

const selectorOf = (link: HTMLElement): string => {
  const row = link.closest<HTMLElement>('[data-bucket]')?.dataset['bucket'];
  const card = `[data-card="${CSS.escape(link.dataset['card'] ?? '')}"]`;
  return row === undefined ? card : `[data-bucket="${CSS.escape(row)}"] ${card}`;
};

/** Number of frames in which nearby rows may still change size. */
const FRAMES = 12;

/** User input that ends the repositioning. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores a card's position and corrects it for some frames, because rows outside the viewport have an estimated
 * height until they are rendered. User input, or a call of the returned function, ends the corrections.
 */
function putBack(card: HTMLElement, { top, across }: Followed): () => void {
  let left = FRAMES;
  let frame = 0;
  const wasInSight = top >= 0 && top < innerHeight;
  const hold = () => {
    railOf(card)?.scrollTo({ left: across, behavior: 'instant' });
    if (wasInSight) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
    else card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    left -= 1;
    frame = left > 0 ? requestAnimationFrame(hold) : 0;
  };
  const end = () => {
    cancelAnimationFrame(frame);
    for (const move of moves) window.removeEventListener(move, end);
  };
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  hold();
  return end;
}

/**
 * Manages focus on navigation. On a new page it moves to the main landmark, for keyboards and screen readers; on back
 * navigation to the card whose link was clicked, at its former position. Partial page changes, such as another tab,
 * leave the focus where it is.
 */
export function useReturnFocus() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const node = main.current;
    if (!node) return;
    const remember = (event: Event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-card]');
      if (link)
        followed.set(key, {
          selector: selectorOf(link),
          top: link.getBoundingClientRect().top,
          across: railOf(link)?.scrollLeft ?? 0,
        });
    };
    node.addEventListener('click', remember);
    return () => node.removeEventListener('click', remember);
  }, [key]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (type !== 'POP' && (state as { keepPlace?: true } | null)?.keepPlace) return;
    const place = type === 'POP' ? followed.get(key) : undefined;
    const card = place && main.current?.querySelector<HTMLElement>(place.selector);
    (card ?? main.current)?.focus({ preventScroll: true });
    return card ? putBack(card, place) : undefined;
  }, [key, type, state]);
  return main;
}
