import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { badgesOf } from '#renderers/card/badges.tsx';
import { cardLine } from '#renderers/card/card-line.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ContainingList } from '#renderers/ports/navigation.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import type { WatchlistItem } from '#schemas/wire/viewing/lists.ts';
import { cardOf } from './card-of.ts';
import * as styles from './list-item.styles.ts';
import type { Drag } from './use-drag.ts';

interface ListItemProps {
  item: WatchlistItem;
  /** The list, which is part of the title's URL. */
  list: ContainingList;
  place: number;
  count: number;
  drag: Drag;
  /** Removes or moves the item; for the list's owner only. */
  take?: (item: WatchlistItem) => Promise<void>;
  move?: (from: number, to: number) => Promise<void>;
}

/** Target index for a key: previous, next, or an end of the loaded items. */
const places: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Side of an item at which the drop indicator is shown. */
function edgeOf({ from, to }: Drag, place: number): 'before' | 'after' | undefined {
  if (from === undefined || to !== place || from === place) return undefined;
  return to < from ? 'before' : 'after';
}

/** Item of a watchlist. Its owner moves it by a handle: by dragging or with the arrow keys. */
export function ListItem({ item, list, place, count, drag, take, move }: ListItemProps) {
  const { t, locale } = useMessages();
  const { navigation } = usePorts();
  const { Link } = navigation;
  const handle = useRef<HTMLButtonElement>(null);
  const movedFrom = useRef<number>(undefined);
  useLayoutEffect(() => {
    // Restores the focus after moving an item by keyboard, because browsers blur elements that are moved in the
    // document.
    if (movedFrom.current === undefined || movedFrom.current === place) return;
    movedFrom.current = undefined;
    handle.current?.focus();
  });
  const card = cardOf(item);
  const line = cardLine(card, t, locale, undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = places[event.key]?.(place, count);
    if (to === undefined) return;
    event.preventDefault();
    if (to === place || to < 0 || to >= count) return;
    movedFrom.current = place;
    void move?.(place, to);
  };
  return (
    <li className={styles.item} data-edge={edgeOf(drag, place)} data-dragged={drag.from === place || undefined}>
      {move ? (
        <button
          ref={handle}
          type="button"
          className={`${iconButton} ${styles.handle}`}
          aria-label={t('watchlists.move', { title: item.title, place: place + 1, count })}
          title={t('watchlists.moveHint')}
          onPointerDown={(event) => drag.start(event, place)}
          onKeyDown={onKeyDown}
        >
          <Icon name="grip" />
        </button>
      ) : null}
      <Link to={navigation.hrefOfCard(card, list)} className={styles.link} data-card={card.id} data-type={card.type}>
        <span className={styles.picture}>
          <Picture
            src={item.thumbnailUrl ?? item.posterUrl}
            alt=""
            ratio="16 / 9"
            sizes="200px"
            max={480}
            placeholder={item.placeholder}
          />
          {badgesOf(card, t)}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{item.title}</span>
          {line ? <span className={styles.line}>{line}</span> : null}
        </span>
      </Link>
      {take ? (
        <button
          type="button"
          className={`${iconButton} ${styles.remove}`}
          aria-label={t('watchlists.remove', { title: item.title })}
          onClick={() => void take(item)}
        >
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </li>
  );
}
