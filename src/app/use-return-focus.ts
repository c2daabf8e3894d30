import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Which card was followed on which entry of the history, for as long as the document lives. */
const followed = new Map<string, string>();

const selectorOf = (link: HTMLElement): string => {
  const row = link.closest<HTMLElement>('[data-bucket]')?.dataset['bucket'];
  const card = `[data-card="${CSS.escape(link.dataset['card'] ?? '')}"]`;
  return row === undefined ? card : `[data-bucket="${CSS.escape(row)}"] ${card}`;
};

/**
 * Moves the focus with the page: on a new page to its main part, so that the keyboard and screen readers start there;
 * on the way back to the card that had been followed, which also brings its row back to where it was. It stays where
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
      if (link) followed.set(key, selectorOf(link));
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
    const selector = type === 'POP' ? followed.get(key) : undefined;
    const card = selector ? main.current?.querySelector<HTMLElement>(selector) : undefined;
    card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    (card ?? main.current)?.focus({ preventScroll: true });
  }, [key, type, state]);
  return main;
}
