import { useMessages } from '../messages/messages.tsx';
import type { Listed } from '../ports/lists.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  title: Listed;
  className: string;
  /** What it says before the title is a favourite, where a definition has words of its own. */
  text?: string;
  iconSize?: number;
}

/** Puts a title among the favourites, or takes it from them; it says what it will do next. */
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
