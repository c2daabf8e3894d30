import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A card that was followed, and where it stood. */
interface Followed {
  selector: string;
  /** Below the window's upper edge, in pixels. */
  top: number;
  /** How far its row was turned, in pixels. */
  across: number;
}

/** Which card was followed on which entry of the history, for as long as the document lives. */
const followed = new Map<string, Followed>();

/** What scrolls sideways with a card: its row, if that does. */
const railOf = (card: HTMLElement): HTMLElement | null => card.closest('ul, ol');

const selectorOf = (link: HTMLElement): string => {
  const row = link.closest<HTMLElement>('[data-bucket]')?.dataset['bucket'];
  const card = `[data-card="${CSS.escape(link.dataset['card'] ?? '')}"]`;
  return row === undefined ? card : `[data-bucket="${CSS.escape(row)}"] ${card}`;
};

/** Frames in which rows nearby may still come to their size. */
const FRAMES = 12;

/** What a viewer does who wants the page elsewhere. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Puts a card back to where it stood, and holds it there while the rows around it come to their size: until they are
 * drawn, rows out of sight have an estimated one, so that the page's own scroll position means another place. A viewer
 * who moves the page ends it. Returns what ends it as well.
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
 * Moves the focus with the page: on a new page to its main part, so that the keyboard and screen readers start there;
 * on the way back to the card that had been followed, at the place where it was. It stays where
 * only a part of the page changes.
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
