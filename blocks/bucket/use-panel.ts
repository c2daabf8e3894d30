import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';
import { screen } from '#renderers/theme/tokens.ts';
import { familyOf } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';

/** A row's panel: which playlist it shows, and how it opens and closes. */
export interface Panel {
  /** The playlist; undefined while the panel is closed. */
  card: Card | undefined;
  /** Whether it has been open before: until then its code is not needed. */
  used: boolean;
  /** For the element around the row's cards. */
  onClickCapture: (event: MouseEvent) => void;
  /** Closes it; the focus goes back to the card. */
  close: () => void;
}

const isPlaylist = ({ type }: Pick<Card, 'type'>): boolean => familyOf(type) === 'PLAYLIST';

/**
 * Opens a panel below the row where a click on a playlist's card would lead to its page, on all but mobile windows. It
 * closes by another click, and when the window narrows to mobile. Clicks for another tab or window stay the browser's.
 */
export function usePanel(cards: readonly Card[]): Panel {
  const [card, setCard] = useState<Card>();
  const [used, setUsed] = useState(false);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!card) return;
    const mobile = matchMedia(screen.mobile);
    const onNarrowed = () => {
      if (!mobile.matches) return;
      if (document.activeElement?.closest('[data-playlist]')) opener.current?.focus({ preventScroll: true });
      setCard(undefined);
    };
    mobile.addEventListener('change', onNarrowed);
    return () => mobile.removeEventListener('change', onNarrowed);
  }, [card]);
  const onClickCapture = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-card]');
    if (!link || !isPlainClick(event) || matchMedia(screen.mobile).matches) return;
    const { card: id, type } = link.dataset;
    const clicked = cards.find((one) => String(one.id) === id && one.type === type);
    if (!clicked || !isPlaylist(clicked)) return;
    // Before the link itself hears of it: it then stays where it is.
    event.preventDefault();
    opener.current = link;
    setUsed(true);
    setCard((open) => (open?.id === clicked.id ? undefined : clicked));
  };
  const close = () => {
    setCard(undefined);
    opener.current?.focus({ preventScroll: true });
  };
  return { card, used, onClickCapture, close };
}
