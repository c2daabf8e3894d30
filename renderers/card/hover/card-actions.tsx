import { useId, useState } from 'react';
import { FavouriteButton } from '../../lists/favourite-button.tsx';
import { toListEntry } from '../listed.ts';
import { useRemoveFromHistory } from '../../lists/use-forget.ts';
import { WatchlistButton } from '../../lists/watchlist-button.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import type { AnyCard } from '../remembered.ts';
import { cardActions, type CardAction, trailerOf } from './action-rule.ts';
import { CardShare } from './card-share.tsx';
import * as styles from './card-actions.styles.ts';

interface CardActionsProps {
  card: AnyCard;
  href: string;
  canShare: boolean;
  /** The card's element. `onGone` is called when an action removes the card from its list. */
  article: HTMLElement;
  onGone: () => void;
}

/**
 * One action of a card's menu. For guests, an action that needs an account is a link to sign-in, which leads back to
 * this page afterwards.
 */
function Action({ action, card, href, article, onGone }: Omit<CardActionsProps, 'canShare'> & { action: CardAction }) {
  const { t } = useMessages();
  const { lists, navigation } = usePorts();
  const { Link } = navigation;
  const title = toListEntry(card);
  const forget = useRemoveFromHistory();
  if (action === 'forget')
    return (
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          forget({ watchProgress: 0, ...card }, article);
          onGone();
        }}
      >
        <Icon name="trash" size={16} />
        {t('history.forget')}
      </button>
    );
  if (action === 'share') return <CardShare title={card.title} href={href} />;
  if (action === 'trailer') {
    const trailer = trailerOf(card);
    const to = trailer && navigation.hrefOf({ type: 'VOD', id: trailer.id }, { trailerFrom: card.id });
    return to ? (
      <Link className={styles.action} to={to}>
        <Icon name="film" size={16} />
        {t('watchTrailer')}
      </Link>
    ) : null;
  }
  if (!lists || !title) return null;
  const isFavourite = action === 'favourite';
  if (lists.isGuest)
    return (
      <Link className={styles.action} to={lists.signInHref}>
        <Icon name={isFavourite ? 'heart' : 'plus'} size={16} />
        {t(isFavourite ? 'addToFavourites' : 'addToWatchlist')}
      </Link>
    );
  const Add = isFavourite ? FavouriteButton : WatchlistButton;
  return <Add title={title} className={styles.action} iconSize={16} />;
}

/** Menu button with the actions of a card. */
export function CardActions({ canShare, ...what }: CardActionsProps) {
  const { card } = what;
  const { t } = useMessages();
  const { lists } = usePorts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const actions = cardActions(card, {
    lists: lists !== undefined,
    watchlists: lists?.watchlists !== undefined,
    share: canShare,
  });
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('cardActions', { title: card.title })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" size={16} />
      </button>
      <ul role="list" id={id} className={styles.list} hidden={!isOpen}>
        {actions.map((action) => (
          <li key={action}>
            <Action action={action} {...what} />
          </li>
        ))}
      </ul>
    </div>
  );
}
