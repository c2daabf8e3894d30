import { useMessages } from '../messages/messages.tsx';
import type { Listed } from '../ports/lists.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  title: Listed;
  className: string;
  /** Button text for a title that is not among the favourites; by default a label. */
  text?: string;
  iconSize?: number;
}

/** Button that adds a title to the favourites or removes it. */
export function FavouriteButton({ title, className, text, iconSize = 18 }: FavouriteButtonProps) {
  const { t } = useMessages();
  const { isFavourite, toggle } = useFavourite(title);
  return (
    <button type="button" className={className} onClick={toggle} data-favourite={isFavourite}>
      <Icon name={isFavourite ? 'heartFull' : 'heart'} size={iconSize} />
      <span aria-live="polite">{isFavourite ? t('removeFromFavourites') : (text ?? t('addToFavourites'))}</span>
    </button>
  );
}
