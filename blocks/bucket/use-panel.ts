import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';
import { screen } from '#renderers/theme/tokens.ts';
import { familyOf } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';

/** State of a row's playlist panel. */
export interface PlaylistPanel {
  /** The open playlist; undefined while the panel is closed. */
  card: Card | undefined;
  /** Whether the panel was open before; its code loads on first use. */
  used: boolean;
  /** Click handler for the element that contains the row's cards. */
  onClickCapture: (event: MouseEvent) => void;
  /** Closes the panel and returns the focus to the card. */
  close: () => void;
}

const isPlaylist = ({ type }: Pick<Card, 'type'>): boolean => familyOf(type) === 'PLAYLIST';

/**
 * Opens a playlist's panel below its row instead of following the card's link, except on mobile. A second click or
 * narrowing the viewport to mobile closes it. Clicks that open a new tab or window are left to the browser.
 */
export function usePanel(cards: readonly Card[]): PlaylistPanel {
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
    // This handler runs before the link's own one, which does not navigate after `preventDefault`.
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
