import { useState } from 'react';
import { Endless } from '#renderers/endless/endless.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { WatchlistContent, WatchlistItem } from '#schemas/wire/viewing/lists.ts';
import { BrowseLink } from './browse-link.tsx';
import { ListItem } from './list-item.tsx';
import { ListTools } from './list-tools.tsx';
import { useDrag } from './use-drag.ts';
import { useWatchlist } from './use-watchlist.ts';
import * as styles from './watchlist-screen.styles.ts';
import { heading, screen } from './watchlists-screen.styles.ts';

interface WatchlistScreenProps {
  /** The list with its first page of titles, as loaded with the page. */
  first: WatchlistContent;
  brand: string;
}

/** Page of a watchlist: editable for its owner; others can view and save it. */
export function WatchlistScreen({ first, brand }: WatchlistScreenProps) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { Link } = navigation;
  const open = useWatchlist(first);
  const { list } = open;
  const { name, content } = list;
  const isOwn = list.ownership === 'OWNED';
  const [announcement, setAnnouncement] = useState('');
  const move = async (from: number, to: number) => {
    const item = content[from];
    if (item && (await open.move(from, to)))
      setAnnouncement(t('watchlists.moved', { title: item.title, place: to + 1, count: content.length }));
  };
  const drag = useDrag(content.length, (from, to) => void move(from, to));
  const take = async (item: WatchlistItem) => {
    if (await open.take(item)) setAnnouncement(t('watchlists.removed', { title: item.title }));
  };
  const all = navigation.hrefOf({ type: 'ROUTE', route: '/watchlists' });
  return (
    <div className={screen}>
      <title>{`${name} · ${brand}`}</title>
      {all ? (
        <Link to={all} className={styles.back}>
          <Icon name="chevron" size={16} />
          {t('watchlists.back')}
        </Link>
      ) : null}
      <h1 className={heading}>
        <bdi>{name}</bdi>
      </h1>
      {isOwn ? null : <p className={styles.shared}>{t('watchlists.shared')}</p>}
      <ListTools open={open} />
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
      {content.length === 0 ? (
        <Notice
          level={2}
          title={t('watchlists.emptyList')}
          text={t('watchlists.emptyListText')}
          action={<BrowseLink />}
        />
      ) : (
        <ol
          ref={drag.ref}
          role="list"
          className={styles.items}
          aria-label={t('watchlists.titles', { name })}
          data-dragging={drag.from !== undefined}
        >
          {content.map((item, index) => (
            <ListItem
              key={item.id}
              item={item}
              list={{ type: 'WATCHLIST', id: list.watchlistExternalId, ...(!isOwn && { owner: list.ownerExternalId }) }}
              place={index}
              count={content.length}
              drag={drag}
              {...(isOwn && { take, move })}
            />
          ))}
        </ol>
      )}
      <Endless list={open} count={open.list.content.length} />
    </div>
  );
}
