import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toListEntry } from '#renderers/card/listed.ts';
import { ShareButton } from '#renderers/lists/share-button.tsx';
import { WatchlistButton } from '#renderers/lists/watchlist-button.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { iconButton, primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { opensBySignIn } from '#schemas/access.ts';
import type { Card } from '#schemas/generated/types.ts';
import { PanelItems } from './panel-items.tsx';
import * as styles from './panel.styles.ts';
import { usePlaylist } from './use-playlist.ts';

interface PlaylistPanelProps {
  /** The open playlist; undefined while the panel is closed. */
  card: Card | undefined;
  close: () => void;
}

/** Resolves when an element's opening or closing animation has ended; immediately with reduced motion. */
const settled = (node: HTMLElement | null | undefined): Promise<unknown> =>
  Promise.allSettled((node?.getAnimations() ?? []).map(({ finished }) => finished));

/** Panel below a row with the open playlist. Its height is animated; while closing it keeps its last content. */
export default function PlaylistPanel({ card, close }: PlaylistPanelProps) {
  const [last, setLast] = useState(card);
  const frame = useRef<HTMLDivElement>(null);
  if (card && card !== last) setLast(card);
  useEffect(() => {
    if (card || !last) return;
    let stays = true;
    void settled(frame.current).then(() => stays && setLast(undefined));
    return () => {
      stays = false;
    };
  }, [card, last]);
  const shown = card ?? last;
  if (!shown) return null;
  return (
    <div ref={frame} className={styles.frame} data-open={card !== undefined} inert={!card}>
      <div className={styles.clip}>
        <Content key={shown.id} card={shown} close={close} />
      </div>
    </div>
  );
}

function Content({ card, close }: { card: Card; close: () => void }) {
  const { t } = useMessages();
  const { navigation, lists } = usePorts();
  const { Link } = navigation;
  const listed = toListEntry(card);
  const playlist = usePlaylist(card.id);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    let stays = true;
    void settled(panel.current?.parentElement?.parentElement).then(() => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (stays) panel.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
    });
    return () => {
      stays = false;
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const { about, vods } = playlist;
  const title = about?.title ?? card.title;
  const description = about?.description ?? card.description;
  const count = about?.vodCount ?? card.vodCount;
  const first = vods.find(opensBySignIn) ?? vods[0];
  const page = navigation.hrefOfCard(card);
  const id = `playlist-${card.id}`;
  return (
    // Escape closes the panel from any focused element inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={panel} className={styles.panel} aria-labelledby={id} data-playlist={card.id} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h3>
          {count === undefined ? null : <p className={styles.count}>{t('titleCount', { count })}</p>}
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        <button type="button" className={iconButton} onClick={close} aria-label={t('playlistPanel.close', { title })}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.actions}>
        {first ? (
          <Link className={primary} to={navigation.hrefOfCard(first, { type: 'PLAYLIST', id: card.id })}>
            <Icon name="play" />
            {t('playlistPanel.play')}
          </Link>
        ) : (
          // A disabled button reserves the space of the play button until the playlist's first title is known.
          <span className={primary} aria-disabled="true">
            <Icon name="play" />
            {t('playlistPanel.play')}
          </span>
        )}
        <Link className={secondary} to={page}>
          {t('playlistPanel.viewAll')}
        </Link>
        {listed && lists && !lists.isGuest ? (
          <WatchlistButton title={{ ...listed, title }} className={secondary} />
        ) : null}
        <ShareButton title={title} href={page} />
      </div>
      <PanelItems title={title} playlist={playlist} list={{ type: 'PLAYLIST', id: card.id }} />
    </section>
  );
}
