import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import type { Watchlist } from '#schemas/wire/viewing/lists.ts';
import * as styles from './list-card.styles.ts';

/** Maximum number of pictures that the card of a list shows. */
const MOST = 4;

/** Card of a watchlist: up to four pictures and its name. The whole card is one link. */
export function ListCard({ list }: { list: Watchlist }) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { Link } = navigation;
  const { name, ownership, watchlistExternalId: id, shareablePath } = list;
  const isOwn = ownership === 'OWNED';
  const pictures = list.thumbnails.slice(0, MOST);
  // The URL of the viewer's own list does not contain the owner.
  const href = navigation.hrefOf({ type: 'ROUTE', route: isOwn ? `/watchlists/${id}` : shareablePath });
  if (!href) return null;
  return (
    <Link to={href} className={styles.card} data-watchlist={id}>
      <span className={styles.pictures} data-count={pictures.length}>
        {pictures.length === 0 ? <Icon name="list" size={32} /> : null}
        {pictures.map((picture) => (
          <img key={picture} src={atWidth(picture, 320)} alt="" loading="lazy" />
        ))}
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {isOwn ? null : <span className={styles.shared}>{t('watchlists.shared')}</span>}
    </Link>
  );
}
